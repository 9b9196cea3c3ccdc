import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from './house.ts';
import { readHouse } from './read-house.ts';

/**
 * Runs the rules on trees that break them on purpose: `planted/<rule>/<what is wrong>/`.
 * Each tree must break its own rule and no other, else the rule is blind or the tree proves little.
 */
export function checkPlanted(
  folder: string,
  rules: readonly Rule[],
): { trees: number; faults: string[] } {
  const faults: string[] = [];
  let trees = 0;
  for (const rule of rules) {
    const planted = foldersIn(join(folder, rule.id));
    if (planted.length === 0) faults.push(`nobody has seen ${rule.id} fail: plant a violation`);
    for (const what of planted) {
      trees += 1;
      const house = readHouse(join(folder, rule.id, what));
      const bites = rules.filter((each) => each.check(house).length > 0).map(({ id }) => id);
      if (!bites.includes(rule.id))
        faults.push(`${rule.id} does not bite on planted/${rule.id}/${what}`);
      const others = bites.filter((id) => id !== rule.id);
      if (others.length > 0)
        faults.push(`planted/${rule.id}/${what} also breaks ${others.join(', ')}`);
    }
  }
  return { trees, faults };
}

function foldersIn(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
