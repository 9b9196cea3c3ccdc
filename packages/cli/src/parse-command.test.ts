import { expect, test } from 'vitest';
import { parseCommand } from './parse-command.ts';

const parse = (line: string) => parseCommand(line.split(' '));

test('the plain form has defaults', () => {
  expect(parse('audit policy.pdf --framework gdpr')).toEqual({
    do: 'audit',
    path: 'policy.pdf',
    framework: 'GDPR',
    format: 'text',
    scope: { coverage: 'document' },
  });
});

test('every option at once', () => {
  const command = parseCommand([
    'audit',
    'policies',
    '--framework=GDPR',
    '--format=ndjson',
    '--scope=full',
    '--fail-under=80',
    '--exclude=gdpr-13-2-a-retention=kept by another team = see there',
  ]);
  expect(command).toMatchObject({
    format: 'ndjson',
    failUnder: 80,
    scope: {
      coverage: 'full',
      exclusions: [
        { controlId: 'gdpr-13-2-a-retention', reason: 'kept by another team = see there' },
      ],
    },
  });
});

test.each([
  ['', 'help'],
  ['--help', 'help'],
  ['audit -h', 'help'],
  ['--version', 'version'],
])('%s shows %s', (line, shown) => {
  expect(parseCommand(line.split(' ').filter(Boolean))).toEqual({ do: shown });
});

test.each([
  ['audit policy.pdf', 'Which framework?'],
  ['audit --framework GDPR', 'Which file?'],
  ['inspect policy.pdf', 'There is no command inspect'],
  ['audit a.pdf b.pdf --framework GDPR', 'One file or folder'],
  ['audit a.pdf --framework PCI', 'There is no framework PCI'],
  ['audit a.pdf --framework GDPR --format xml', '--format is one of text, json, ndjson'],
  ['audit a.pdf --framework GDPR --scope all', '--scope is one of document, full'],
  ['audit a.pdf --framework GDPR --fail-under high', 'a whole number from 0 to 100'],
  ['audit a.pdf --framework GDPR --fail-under 101', 'a whole number from 0 to 100'],
  ['audit a.pdf --framework GDPR --exclude no-such=why', 'no control no-such'],
  ['audit a.pdf --framework GDPR --exclude gdpr-13-2-a-retention', 'Why is'],
  ['audit a.pdf --framework GDPR --categories privacy', 'has no categories'],
  ['audit a.pdf --framework GDPR --colour', "Unknown option '--colour'"],
])('%s is refused', (line, because) => {
  expect(parse(line)).toEqual({ do: 'refuse', because: expect.stringContaining(because) });
});
