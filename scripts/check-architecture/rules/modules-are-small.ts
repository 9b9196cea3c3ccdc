import type { House, Rule, Violation } from '../house.ts';

/** A module longer than this holds more than one thought. */
const MOST_LINES = 400;

/** Names that say nothing about what is inside. */
const EMPTY_NAMES = /^(utils?|lib|common|shared|helpers?|misc|core)$/i;
const EMPTY_SUFFIX = /(^|[-.])(utils?|helpers?|manager|impl|misc)$/i;

export const modulesAreSmall: Rule = {
  id: 'modules-are-small',
  says: `No module over ${MOST_LINES} lines; kebab-case names that say what is inside; no utils, lib, common, shared, helpers.`,
  check: (house) => [...longModules(house), ...house.files.flatMap(emptyNames)],
};

function longModules(house: House): Violation[] {
  return house.modules
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => ({
      path,
      line: MOST_LINES + 1,
      message: `${lines} lines; split it where one thought ends and the next begins`,
    }));
}

function emptyNames(path: string): Violation[] {
  if (!/^(packages|scripts|e2e|bench|eval)\//.test(path) || !/\.(tsx?|css)$/.test(path)) return [];
  const folders = path.split('/').slice(0, -1);
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/(\.test|\.worker|\.d)?\.\w+$/, '');
  const found: Violation[] = [];
  const empty = folders.find((folder) => EMPTY_NAMES.test(folder));
  if (empty) found.push({ path, line: 1, message: `a folder named ${empty} says nothing` });
  if (EMPTY_NAMES.test(name) || EMPTY_SUFFIX.test(name)) {
    found.push({ path, line: 1, message: `the name ${name} says nothing about what is inside` });
  }
  if (!/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name)) {
    found.push({ path, line: 1, message: 'file names are kebab-case' });
  }
  return found;
}
