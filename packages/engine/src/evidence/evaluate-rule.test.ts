import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/read-document.ts';
import type { EvidenceRule } from '../pack/evidence-rule.ts';
import { controlWith, miniPack } from '../test-data/mini-pack.ts';
import { readEvidence } from './reading.ts';
import { weighElement } from './weigh-element.ts';

const { concepts } = miniPack([]);

/** The verdict, and what is quoted for it. */
function weigh(text: string, rules: readonly EvidenceRule[], mood: 'duty' | 'statement' = 'duty') {
  const [element] = controlWith(rules).elements;
  if (element === undefined) throw new Error('a control has an element');
  const reading = readEvidence(readDocument(text), concepts);
  const { verdict, sentences, lookedAt } = weighElement(reading, { ...element, mood }, undefined);
  return { verdict, quotes: sentences.map(({ start, end }) => text.slice(start, end)), lookedAt };
}

const retention: EvidenceRule = { all: ['retain', '@duration'] };
const notification: EvidenceRule = { all: ['notify', 'authority'] };
const encryption: EvidenceRule = { all: ['encrypt'] };

describe('where concepts must stand', () => {
  it.each([
    ['in one sentence', 'We retain data for six years.', retention, 'shown'],
    ['in different sentences', 'We retain data. It took six years.', retention, 'absent'],
    [
      'in one paragraph',
      'We retain data. It takes six years.',
      { ...retention, within: 'paragraph' },
      'shown',
    ],
    [
      'in different paragraphs',
      'We retain data.\n\nIt takes six years.',
      { ...retention, within: 'paragraph' },
      'absent',
    ],
    [
      'in one paragraph, with too much between them',
      `We retain data. ${'Lamps are green. '.repeat(30)}It takes six years.`,
      { ...retention, within: 'paragraph' },
      'absent',
    ],
    [
      'in one section',
      '# A\n\nWe retain data.\n\nIt takes six years.',
      { ...retention, within: 'section' },
      'shown',
    ],
    [
      'in different sections',
      '# A\n\nWe retain data.\n\n# B\n\nIt takes six years.',
      { ...retention, within: 'section' },
      'absent',
    ],
    ['near by', 'We retain for six years.', { ...retention, within: 3 }, 'shown'],
    [
      'too far',
      'We retain all of the many records that exist for six years.',
      { ...retention, within: 3 },
      'absent',
    ],
    [
      'in an item and its introduction',
      'We retain data as follows:\n\n- logs: 30 days;\n- mail: one year.',
      retention,
      'shown',
    ],
    [
      'in the text of a heading only',
      '# Retention for six years\n\nNothing else.',
      retention,
      'absent',
    ],
    [
      'under a heading',
      '# Data breach\n\nWe notify the regulator.',
      { ...notification, under: ['breach'] },
      'shown',
    ],
    [
      'under another heading',
      '# Sales\n\nWe notify the regulator.',
      { ...notification, under: ['breach'] },
      'absent',
    ],
    [
      'under a heading above it',
      '# Data breach\n\n## Step 1\n\nWe notify the regulator.',
      { ...notification, under: ['breach'] },
      'shown',
    ],
    [
      'beside what excludes it',
      'Retention means keeping for six years.',
      { ...retention, without: ['definition'] },
      'absent',
    ],
  ] as const)('%s', (_, text, rule, verdict) => expect(weigh(text, [rule]).verdict).toBe(verdict));
});

describe('denial', () => {
  it.each([
    ['We do not encrypt backups.', 'denied'],
    ["We don't encrypt backups.", 'denied'],
    ['Backups are never encrypted.', 'denied'],
    ['Encryption is not used.', 'absent-or-denied'],
    ['We encrypt backups.', 'shown'],
    ['We encrypt backups without delay.', 'shown'],
    ['Not only do we encrypt backups, we test them.', 'shown'],
    ['If you do not object, we encrypt backups.', 'shown'],
    ['No later than today we encrypt backups.', 'shown'],
    ['We do not store data unless we encrypt it.', 'shown'],
    ['We do not wait, but we encrypt.', 'shown'],
  ])('%s', (text, expected) => {
    const { verdict } = weigh(text, [encryption]);
    if (expected === 'absent-or-denied') expect(verdict).not.toBe('absent');
    else expect(verdict).toBe(expected);
  });

  it('counts for a rule that asks for it, and for one that takes either', () => {
    const text = 'We do not sell personal data.';
    expect(weigh(text, [{ all: ['sell'], polarity: 'denied' }]).verdict).toBe('shown');
    expect(weigh(text, [{ all: ['sell'], polarity: 'either' }]).verdict).toBe('shown');
    expect(weigh(text, [{ all: ['sell'], polarity: 'unless-denied' }]).verdict).toBe('absent');
    expect(weigh(text, [{ all: ['sell'] }]).verdict).toBe('denied');
    expect(weigh('We sell personal data.', [{ all: ['sell'], polarity: 'denied' }]).verdict).toBe(
      'absent',
    );
  });

  it('gives way to a plain statement elsewhere', () => {
    expect(weigh('We do not encrypt drafts. We encrypt backups.', [encryption]).verdict).toBe(
      'shown',
    );
  });
});

describe('hedges and open facts', () => {
  it.each([
    ['Backups should be encrypted.', 'duty', 'weak'],
    ['We aim to encrypt backups.', 'duty', 'weak'],
    ['Encryption of laptops is strongly recommended.', 'duty', 'weak'],
    ['Encryption is optional.', 'duty', 'weak'],
    ['We may encrypt backups.', 'duty', 'weak'],
    ['We may encrypt backups.', 'statement', 'shown'],
    ['You may ask us to encrypt mail.', 'duty', 'shown'],
    ['Backups must be encrypted.', 'duty', 'shown'],
    ['Backups are encrypted with [insert algorithm].', 'duty', 'weak'],
    ['{{Company}} encrypts backups.', 'duty', 'shown'],
  ] as const)('%s (%s)', (text, mood, verdict) =>
    expect(weigh(text, [encryption], mood).verdict).toBe(verdict),
  );

  it('an open period is weak evidence of a period', () => {
    expect(weigh('We retain data for [insert number] years.', [{ all: ['retain'] }]).verdict).toBe(
      'weak',
    );
  });
});

describe('weak rules', () => {
  const weak: EvidenceRule = { ...encryption, strength: 'weak' };
  it('one place is not enough, two are weak evidence', () => {
    expect(weigh('We encrypt mail.', [weak]).verdict).toBe('absent');
    expect(weigh('We encrypt mail. We encrypt disks.', [weak]).verdict).toBe('weak');
  });
});

describe('what is told about a miss', () => {
  it('names the subject found and what it lacks', () => {
    const { verdict, lookedAt } = weigh('We notify our staff of news.', [notification]);
    expect(verdict).toBe('absent');
    expect(lookedAt).toEqual([
      {
        start: 0,
        end: 28,
        paragraph: 1,
        why: 'Mentions “notify”, but does not state the thing',
      },
    ]);
  });
  it('quotes the introduction and the item that completes it', () => {
    const text = 'We retain data as follows:\n\n- logs: 30 days;\n- mail: one year.';
    expect(weigh(text, [retention]).quotes).toEqual([
      'We retain data as follows:',
      'logs: 30 days;',
    ]);
  });
});
