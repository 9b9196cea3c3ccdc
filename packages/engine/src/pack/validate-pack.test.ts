import { describe, expect, it } from 'vitest';
import { controlWith, miniPack } from '../test-data/mini-pack.ts';
import type { Pack } from './pack.ts';
import { validatePack } from './validate-pack.ts';

const sound = controlWith([{ all: ['retain'] }]);
const [element] = sound.elements;

describe('validatePack', () => {
  it('finds nothing in a sound pack', () => expect(validatePack(miniPack([sound]))).toEqual([]));

  const broken: readonly (readonly [string, Pack, string])[] = [
    [
      'an unknown concept',
      miniPack([controlWith([{ all: ['nothing'] }])]),
      'unknown concept "nothing"',
    ],
    [
      'an unknown concept in a choice',
      miniPack([controlWith([{ all: [['retain', 'nil']] }])]),
      'unknown concept "nil"',
    ],
    ['an unknown kind', miniPack([{ ...sound, kinds: ['poem'] }]), 'unknown kind "poem"'],
    [
      'an unknown section',
      miniPack([{ ...sound, section: 'nowhere' }]),
      'unknown section "nowhere"',
    ],
    ['a double id', miniPack([sound, sound]), 'is there twice'],
    ['no elements', miniPack([{ ...sound, elements: [] }]), 'requires nothing'],
    [
      'only weak rules',
      miniPack([controlWith([{ all: ['retain'], strength: 'weak' }])]),
      'can never be met',
    ],
    ['a rule without conditions', miniPack([controlWith([{ all: [] }])]), 'without conditions'],
    [
      'a hole nobody is asked for',
      miniPack([{ ...sound, clause: 'For {{retentionPeriod}}.' }]),
      'does not ask for',
    ],
    ['an unknown hole', miniPack([{ ...sound, clause: 'For {{ever}}.' }]), 'unknown hole'],
    ['no authority', miniPack([{ ...sound, citation: ' ' }]), 'has no citation'],
    [
      'a phrase too long',
      miniPack([sound], { concepts: [{ id: 'retain', phrases: ['a b c d e f g h i'] }] }),
      'longer than',
    ],
    [
      'a phrase of nothing',
      miniPack([sound], { concepts: [{ id: 'retain', phrases: ['_ _'] }] }),
      'any word',
    ],
    [
      'double elements',
      miniPack([{ ...sound, elements: element ? [element, element] : [] }]),
      'is there twice',
    ],
  ];
  it.each(broken)('reports %s', (_, pack, fault) => {
    expect(
      validatePack(pack)
        .map((found) => found.fault)
        .join('\n'),
    ).toContain(fault);
  });
});
