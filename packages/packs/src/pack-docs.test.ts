import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKS } from './index.ts';
import { packPage } from './pack-docs.ts';

const PAGES = join(import.meta.dirname, '../../../docs/frameworks');

describe('docs/frameworks', () => {
  it.each(Object.values(PACKS).map((pack) => [pack.id, pack] as const))(
    '%s.md is up to date (else run: npx node scripts/pack-docs.ts)',
    (id, pack) => {
      const page = join(PAGES, `${id}.md`);
      expect(existsSync(page)).toBe(true);
      expect(readFileSync(page, 'utf8')).toBe(packPage(pack));
    },
  );

  it.each(Object.values(PACKS).map((pack) => [pack.id, pack] as const))(
    'the page of %s has one row for every control',
    (_, pack) => {
      const rows = packPage(pack)
        .split('\n')
        .filter((line) => line.startsWith('| ') && !line.startsWith('| Authority'));
      expect(rows.length).toBe(pack.controls.length);
    },
  );
});
