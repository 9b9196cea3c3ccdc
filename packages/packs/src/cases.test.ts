import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCase, readExpectation } from '@lintel/engine/pack-tester';
import { describe, expect, it } from 'vitest';
import { PACKS } from './index.ts';

/**
 * Every pack's cases, through the engine: `<pack>/cases/<control id>/<met|gap>.<what>/` with
 * `policy.txt` and `expected.json`. A control needs at least one of each sort.
 */
const HERE = import.meta.dirname;

describe.each(Object.values(PACKS).map((pack) => [pack.id, pack] as const))('%s', (id, pack) => {
  const folder = join(HERE, id, 'cases');
  const cases = casesIn(folder);

  it('has a met and a gap case for every control', () => {
    const lacking = pack.controls.flatMap((control) =>
      (['met', 'gap'] as const)
        .filter((sort) => !cases.some((one) => one.control === control.id && one.sort === sort))
        .map((sort) => `${control.id} has no ${sort} case`),
    );
    expect(lacking).toEqual([]);
  });

  it('has cases of its own controls only', () => {
    const known = new Set(pack.controls.map((control) => control.id));
    expect(
      cases.filter(({ control }) => !known.has(control)).map(({ control }) => control),
    ).toEqual([]);
  });

  it.each(cases.map((one) => [`${one.control}/${one.name}`, one] as const))('%s', (_, one) => {
    const policy = readFileSync(join(one.folder, 'policy.txt'), 'utf8');
    const expected = readExpectation(readFileSync(join(one.folder, 'expected.json'), 'utf8'));
    expect(expected.status === 'met').toBe(one.sort === 'met');
    expect(checkCase({ pack, controlId: one.control, policy, expected })).toEqual([]);
  });
});

interface CaseFolder {
  readonly control: string;
  readonly name: string;
  readonly sort: 'met' | 'gap';
  readonly folder: string;
}

function casesIn(folder: string): CaseFolder[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((control) =>
    readdirSync(join(folder, control)).map((name) => {
      const sort = name.split('.')[0];
      if (sort !== 'met' && sort !== 'gap')
        throw new Error(`${control}/${name}: a case is called met.<what> or gap.<what>`);
      return { control, name, sort, folder: join(folder, control, name) };
    }),
  );
}
