import type { CaseExpectation } from './check-case.ts';

const STATUSES = ['met', 'partial', 'missing', 'contradicted', 'not_applicable'] as const;

/** Reads the text of an `expected.json`. Throws a sentence saying what is wrong with it. */
export function readExpectation(json: string): CaseExpectation {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null)
    throw new Error('An expectation is a JSON object.');
  const { status, quotes, missing } = value as Record<string, unknown>;
  const known = STATUSES.find((one) => one === status);
  if (known === undefined) throw new Error(`An expectation has a status: ${STATUSES.join(', ')}.`);
  return {
    status: known,
    ...(quotes === undefined ? {} : { quotes: strings('quotes', quotes) }),
    ...(missing === undefined ? {} : { missing: strings('missing', missing) }),
  };
}

function strings(name: string, value: unknown): readonly string[] {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw new Error(`"${name}" of an expectation is a list of strings.`);
}
