import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

/** Words of a row are one word to a rule. */
const SAME = [
  ['delete', 'deletes', 'deleted', 'deleting'],
  ['policy', 'policies'],
  ['process', 'processes', 'processed', 'processing'],
  ['notify', 'notifies', 'notified', 'notifying'],
  ['use', 'uses', 'used', 'using'],
  ['keep', 'keeps', 'kept', 'keeping'],
  ['organise', 'organised', 'organize', 'organizing'],
  ['organisation', 'organization', 'organizations'],
  ['authorise', 'authorize', 'authorised', 'authorizing'],
  ['control', 'controls', 'controlled', 'controlling'],
  ['fulfil', 'fulfill', 'fulfilled'],
  ['share', 'shared', 'sharing', 'shares'],
  ['assess', 'assesses', 'assessed'],
  ['retain', 'retained', 'retaining'],
  ['breach', 'breaches', 'breached'],
  ['behaviour', 'behavior'],
  ['withdraw', 'withdrawn', 'withdrawing'],
  ['address', 'addresses'],
  ['tax', 'taxes'],
  ['log', 'logs', 'logged', 'logging'],
  ['encrypt', 'encrypted', 'encrypting', 'encrypts'],
  ['review', 'reviewed', 'reviews'],
  ['type', 'types'],
];

/** Words that must stay apart. */
const APART = [
  ['us', 'use'],
  ['organ', 'organise'],
  ['general', 'generate'],
  ['secure', 'security'],
  ['delete', 'deletion'],
  ['access', 'accessible'],
  ['need', 'ne'],
];

describe('stem', () => {
  it.each(SAME.map((row) => [row.join(', '), row] as const))('folds %s', (_, row) => {
    expect(new Set(row.map(stem)).size, row.map(stem).join(' ')).toBe(1);
  });
  it.each(APART)('keeps %s and %s apart', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});
