import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment, VARIABLES } from './env.ts';

const EXAMPLE = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
/** Lines such as `#PORT=3000`: a variable, off, with its default. */
const documented = [...EXAMPLE.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => ({
  name: name ?? '',
  value: value ?? '',
}));

test('nothing set is the newcomer: loopback, embedded database, demo account', () => {
  expect(readEnvironment({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDirectory: resolve('.lintel'),
    databaseUrl: undefined,
    demo: true,
    trustedProxies: [],
    logLevel: 'warn',
    production: false,
  });
});

test('.env.example lists exactly the variables that are read', () => {
  expect(documented.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(VARIABLES.shape).toSorted(),
  );
});

test('.env.example states the defaults: setting them all changes nothing', () => {
  const all = Object.fromEntries(documented.map(({ name, value }) => [name, value]));
  expect(readEnvironment(all)).toEqual(readEnvironment({}));
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ DATABASE_URL: 'postgresql://db.example/lintel' }, false],
  [{ NODE_ENV: 'production', LINTEL_DEMO: 'on' }, true],
  [{ DATABASE_URL: 'postgresql://db.example/lintel', LINTEL_DEMO: '1' }, true],
  [{ LINTEL_DEMO: 'off' }, false],
  [{ LINTEL_DEMO: 'false' }, false],
  [{ LINTEL_DEMO: '' }, true],
])('with %j there is demo data: %j', (variables, demo) => {
  expect(readEnvironment(variables).demo).toBe(demo);
});

test.each([
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65_535 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['HOST', '::1', { host: '::1' }],
  ['HOST', 'lintel.example', { host: 'lintel.example' }],
  ['LINTEL_DATA_DIR', '/var/lib/lintel', { dataDirectory: '/var/lib/lintel' }],
  ['LINTEL_LOG_LEVEL', 'debug', { logLevel: 'debug' }],
  [
    'LINTEL_TRUSTED_PROXIES',
    '127.0.0.1, 10.0.0.0/8,::1/128',
    { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1/128'] },
  ],
  [
    'DATABASE_URL',
    'postgres://u:p@localhost:5433/lintel',
    { databaseUrl: 'postgres://u:p@localhost:5433/lintel' },
  ],
  [
    'DATABASE_URL',
    'postgresql:///lintel?host=/var/run/postgresql',
    { databaseUrl: 'postgresql:///lintel?host=/var/run/postgresql' },
  ],
])('%s=%s is taken', (name, value, expected) => {
  expect(readEnvironment({ [name]: value })).toMatchObject(expected);
});

test.each([
  [
    'PORT',
    'abc',
    'PORT must be a whole number from 0 to 65535, but it is "abc". Example: PORT=3000',
  ],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, but it is "65536".'],
  ['PORT', '-1', 'PORT must be'],
  ['PORT', '3000.5', 'PORT must be'],
  ['PORT', '0x10', 'PORT must be'],
  ['HOST', 'http://localhost', 'HOST must be a host name or an IP address, but it is "http:'],
  ['HOST', 'a b', 'HOST must be'],
  ['LINTEL_DEMO', 'maybe', 'LINTEL_DEMO must be on or off, but it is "maybe". Example:'],
  ['LINTEL_LOG_LEVEL', 'loud', 'LINTEL_LOG_LEVEL must be one of fatal, error, warn,'],
  ['LINTEL_TRUSTED_PROXIES', '10.0.0.0/33', 'LINTEL_TRUSTED_PROXIES must be IP addresses'],
  ['LINTEL_TRUSTED_PROXIES', 'true', 'LINTEL_TRUSTED_PROXIES must be'],
  ['NODE_ENV', 'prod', 'NODE_ENV must be development, production or test, but it is "prod".'],
  ['DATABASE_URL', 'mysql://localhost/lintel', 'DATABASE_URL must be an address that begins with'],
  ['DATABASE_URL', 'postgresql://localhost', 'DATABASE_URL must be'],
  ['DATABASE_URL', 'lintel', 'DATABASE_URL must be'],
])('%s=%s is refused in one sentence', (name, value, sentence) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(sentence);
  expect(read).toThrow(expect.objectContaining({ name: 'StartFailure' }));
});

test('a password is never repeated', () => {
  const read = () => readEnvironment({ DATABASE_URL: 'mysql://u:hunter2@localhost/lintel' });
  expect(read).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  );
});

test('every wrong variable is named, a line each', () => {
  expect(() => readEnvironment({ PORT: 'x', NODE_ENV: 'y' })).toThrow(/^PORT .*\nNODE_ENV .*$/);
});
