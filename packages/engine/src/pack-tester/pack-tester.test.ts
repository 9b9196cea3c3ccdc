import { describe, expect, it } from 'vitest';
import { controlWith, miniPack } from '../test-data/mini-pack.ts';
import { checkCase } from './check-case.ts';
import { readExpectation } from './read-expectation.ts';

const pack = miniPack([
  controlWith([], {
    elements: [
      { id: 'whom', requires: 'whom', evidence: [{ all: ['notify', 'authority'] }] },
      { id: 'when', requires: 'when', evidence: [{ all: ['notify', '@duration'] }] },
    ],
  }),
]);
const check = (policy: string, expected: string) =>
  checkCase({ pack, controlId: 'mini-one', policy, expected: readExpectation(expected) });

describe('checkCase', () => {
  it('holds when status, quotes and missing elements are as expected', () => {
    const policy = 'We notify the regulator.';
    expect(
      check(policy, '{ "status": "partial", "quotes": ["the regulator"], "missing": ["when"] }'),
    ).toEqual([]);
  });
  it.each([
    ['another status', '{ "status": "met" }', 'expected met, found partial'],
    [
      'a quote that is not cited',
      '{ "status": "partial", "quotes": ["within"] }',
      'expected the quote “within”',
    ],
    ['other elements', '{ "status": "partial", "missing": ["whom", "when"] }', 'found when'],
  ])('tells %s', (_, expected, fault) => {
    expect(check('We notify the regulator.', expected).join('\n')).toContain(fault);
  });
  it('tells an unknown control', () => {
    const faults = checkCase({ pack, controlId: 'none', policy: '', expected: { status: 'met' } });
    expect(faults).toEqual(['The pack mini has no control none.']);
  });
});

describe('readExpectation', () => {
  it.each(['[]', 'null', '{}', '{ "status": "good" }', '{ "status": "met", "quotes": "x" }'])(
    'refuses %s',
    (json) => expect(() => readExpectation(json)).toThrow(),
  );
});
