import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartFailure } from './start-failure.ts';

/** What the server is told from outside, checked. The only module that reads `process.env`. */
export interface Environment {
  host: string;
  /** 0 = any free port. */
  port: number;
  /** Absolute path. */
  dataDirectory: string;
  /** Absent: the embedded database in the data directory. */
  databaseUrl?: string | undefined;
  demo: boolean;
  /** Addresses or networks whose `X-Forwarded-*` headers are believed. */
  trustedProxies: string[];
  logLevel: LogLevel;
  production: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i;

export const VARIABLES = z.object({
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || HOST_NAME.test(host))
    .default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(3000),
  LINTEL_DATA_DIR: z
    .string()
    .refine((path) => !path.includes('\0'))
    .default('./.lintel'),
  DATABASE_URL: z.string().refine(isPostgresUrl).optional(),
  LINTEL_DEMO: z.stringbool().optional(),
  LINTEL_TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every(isAddressOrNetwork))
    .default([]),
  LINTEL_LOG_LEVEL: z.enum(LOG_LEVELS).optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
});

type VariableName = keyof typeof VARIABLES.shape;

/** How a wrong value is explained. A value that may hold a password is never repeated. */
const EXPLANATIONS: Record<VariableName, { must: string; example: string; secret?: true }> = {
  HOST: { must: 'be a host name or an IP address', example: '127.0.0.1' },
  PORT: { must: 'be a whole number from 0 to 65535', example: '3000' },
  LINTEL_DATA_DIR: { must: 'be the path of a folder', example: './.lintel' },
  DATABASE_URL: {
    must: 'be an address that begins with postgresql:// and names a host and a database',
    example: 'postgresql://lintel:secret@localhost:5432/lintel',
    secret: true,
  },
  LINTEL_DEMO: { must: 'be on or off', example: 'off' },
  LINTEL_TRUSTED_PROXIES: {
    must: 'be IP addresses or networks with commas between them',
    example: '127.0.0.1,10.0.0.0/8',
  },
  LINTEL_LOG_LEVEL: { must: `be one of ${LOG_LEVELS.join(', ')}`, example: 'info' },
  NODE_ENV: { must: 'be development, production or test', example: 'production' },
};

type Variables = Record<string, string | undefined>;

/**
 * @throws StartFailure naming every variable with a wrong value, what it must be and an example
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  const parsed = VARIABLES.safeParse(withoutEmpty(variables));
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => path[0] as VariableName));
    throw new StartFailure([...names].map((name) => explain(name, variables[name])).join('\n'));
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  return {
    host: values.HOST,
    port: values.PORT,
    dataDirectory: resolve(values.LINTEL_DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    // The demo account's password is known to everybody, so a server that was set up for real
    // use has none unless it is asked for.
    demo: values.LINTEL_DEMO ?? (!production && values.DATABASE_URL === undefined),
    trustedProxies: values.LINTEL_TRUSTED_PROXIES,
    logLevel: values.LINTEL_LOG_LEVEL ?? (production ? 'info' : 'warn'),
    production,
  };
}

/** Takes the variables of a `.env` file that are not set already. */
export function loadEnvironmentFile(path: string): void {
  try {
    process.loadEnvFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new StartFailure(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** `PORT=` in a file or a compose manifest means that it is not set. */
function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ''));
}

function explain(name: VariableName, value: string | undefined): string {
  const { must, example, secret } = EXPLANATIONS[name];
  const found = secret ? 'its value does not' : `it is "${value}"`;
  return `${name} must ${must}, but ${found}. Example: ${name}=${example}`;
}

function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  if (protocol !== 'postgresql:' && protocol !== 'postgres:') return false;
  return (hostname !== '' || searchParams.has('host')) && pathname.length > 1;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
