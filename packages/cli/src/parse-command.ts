import { parseArgs } from 'node:util';
import { FRAMEWORKS, type Framework, framework, type Scope } from '@lintel/contract';
import { packFor } from '@lintel/packs';

const FORMATS = ['text', 'json', 'ndjson'] as const;
export type Format = (typeof FORMATS)[number];

export interface AuditCommand {
  readonly do: 'audit';
  readonly path: string;
  readonly framework: Framework;
  readonly format: Format;
  readonly scope: Scope;
  readonly failUnder?: number;
}

export type Command =
  | AuditCommand
  | { readonly do: 'help' | 'version' }
  | { readonly do: 'refuse'; readonly because: string };

/** A command line that is not understood is told apart before anything is read. */
export function parseCommand(args: readonly string[]): Command {
  try {
    return parse(args);
  } catch (error) {
    if (error instanceof Refusal || isArgumentError(error)) {
      return { do: 'refuse', because: error.message };
    }
    throw error;
  }
}

class Refusal extends Error {}

function isArgumentError(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

function parse(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      framework: { type: 'string' },
      format: { type: 'string', default: 'text' },
      scope: { type: 'string', default: 'document' },
      categories: { type: 'string' },
      exclude: { type: 'string', multiple: true },
      'fail-under': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'v' },
    },
  });
  if (values.help) return { do: 'help' };
  if (values.version) return { do: 'version' };
  const [verb, path, ...rest] = positionals;
  if (verb === undefined) return { do: 'help' };
  if (verb !== 'audit') throw new Refusal(`There is no command ${verb}; there is audit.`);
  if (path === undefined)
    throw new Refusal('Which file? Name a PDF, DOCX or TXT file, or a folder.');
  if (rest.length > 0) throw new Refusal('One file or folder at a time.');

  const chosen = readFramework(values.framework);
  return {
    do: 'audit',
    path,
    framework: chosen,
    format: oneOf('--format', FORMATS, values.format),
    scope: {
      coverage: oneOf('--scope', ['document', 'full'] as const, values.scope),
      ...readCategories(chosen, values.categories),
      ...readExclusions(chosen, values.exclude),
    },
    ...readFailUnder(values['fail-under']),
  };
}

function readFramework(given: string | undefined): Framework {
  const known = FRAMEWORKS.map(({ id }) => id).join(', ');
  if (given === undefined) throw new Refusal(`Which framework? --framework ${known}.`);
  const parsed = framework.safeParse(given.toUpperCase());
  if (!parsed.success) throw new Refusal(`There is no framework ${given}; there are ${known}.`);
  return parsed.data;
}

function oneOf<const T extends string>(option: string, choices: readonly T[], given: string): T {
  const choice = choices.find((each) => each === given);
  if (choice === undefined)
    throw new Refusal(`${option} is one of ${choices.join(', ')}, not ${given}.`);
  return choice;
}

function readCategories(
  chosen: Framework,
  given: string | undefined,
): Pick<Scope, 'categories'> | undefined {
  if (given === undefined) return undefined;
  const known = packFor(chosen).categories?.map(({ id }) => id) ?? [];
  if (known.length === 0) throw new Refusal(`${chosen} has no categories to choose from.`);
  const wanted = given.split(',').map((category) => category.trim());
  return { categories: wanted.map((category) => oneOf('--categories', known, category)) };
}

function readExclusions(
  chosen: Framework,
  given: readonly string[] | undefined,
): Pick<Scope, 'exclusions'> | undefined {
  if (given === undefined) return undefined;
  const known = new Set(packFor(chosen).controls.map(({ id }) => id));
  return {
    exclusions: given.map((exclusion) => {
      const [controlId = '', ...words] = exclusion.split('=');
      const reason = words.join('=').trim();
      if (!known.has(controlId)) throw new Refusal(`${chosen} has no control ${controlId}.`);
      if (!reason)
        throw new Refusal(`Why is ${controlId} left out? --exclude ${controlId}="the reason".`);
      return { controlId, reason };
    }),
  };
}

function readFailUnder(given: string | undefined): { failUnder: number } | undefined {
  if (given === undefined) return undefined;
  const failUnder = Number(given);
  if (!/^\d{1,3}$/.test(given) || failUnder > 100) {
    throw new Refusal(`--fail-under is a whole number from 0 to 100, not ${given}.`);
  }
  return { failUnder };
}
