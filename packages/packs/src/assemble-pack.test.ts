import { describe, expect, it } from 'vitest';
import { assemblePack, type PackOutline } from './assemble-pack.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';

const OUTLINE: PackOutline = {
  id: 'house',
  name: 'House rules',
  version: '1',
  effective: '2026-01-01',
  reviewed: '2026-01-01',
  sources: [],
  sections: [{ id: 'rights', title: 'Rights', concepts: ['body-cookies'] }],
  controls: [],
};

const CONTROL = {
  id: 'house-1',
  citation: 'House 1',
  title: 'Cookies are named',
  risk: 'LOW',
  section: 'rights',
  kinds: ['privacy-notice'],
  elements: [
    { id: 'named', requires: 'which cookies are set', evidence: [{ all: ['body-cookies'] }] },
  ],
  why: 'People ask.',
  recommendation: 'Name them.',
  needsDetails: [],
  clause: 'We set session cookies.',
} as const;

describe('assemblePack', () => {
  it('brings the concepts that sections, kinds and controls refer to, and each once', () => {
    const pack = assemblePack({ ...OUTLINE, controls: [CONTROL] });
    const ids = pack.concepts.map((concept) => concept.id);
    expect(ids).toContain('body-cookies');
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.parse(JSON.stringify(pack))).toEqual(pack);
  });

  it('leaves out what nothing refers to', () => {
    const referred = new Set(assemblePack(OUTLINE).concepts.map((concept) => concept.id));
    expect([...VOCABULARY.keys()].some((id) => !referred.has(id))).toBe(true);
  });

  it('refuses a concept that the vocabulary lacks', () => {
    const control = {
      ...CONTROL,
      elements: [{ id: 'x', requires: 'x', evidence: [{ all: ['no-such-concept'] }] }],
    };
    expect(() => assemblePack({ ...OUTLINE, controls: [control] })).toThrow(
      'control house-1 refers to the concept "no-such-concept"',
    );
  });

  it('refuses a document kind that does not exist', () => {
    const control = { ...CONTROL, kinds: ['privacy-novel'] };
    expect(() => assemblePack({ ...OUTLINE, controls: [control] })).toThrow('privacy-novel');
  });
});
