import { eachImport } from '../each-import.ts';
import { freeNames } from '../free-names.ts';
import type { House, Module, Rule, Violation } from '../house.ts';
import { lineCounter } from '../line-counter.ts';
import { type Node, walk } from '../syntax-tree.ts';

/**
 * What the engine may take from the language: values that give the same answer on every machine,
 * at every moment. A list of what is allowed, so that a new global is refused until it is judged.
 */
const REPEATABLE = new Set(
  `Array Boolean Error Infinity Int16Array Int32Array Int8Array JSON Map Math NaN Number Object
   RangeError RegExp Set String Symbol TypeError Uint16Array Uint32Array Uint8Array Float32Array
   Float64Array WeakMap WeakSet parseFloat parseInt isNaN isFinite undefined arguments BigInt`.split(
    /\s+/,
  ),
);

/** Members that differ from run to run, or with the language of the machine. */
const UNREPEATABLE_MEMBERS = new Set([
  'random',
  'localeCompare',
  'toLocaleString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
]);

export const engineIsPure: Rule = {
  id: 'engine-is-pure',
  says: 'The engine imports nothing and has no world: no clock, no chance, no promise, no globals.',
  check: (house) => [...importsOfEngine(house), ...engineModules(house).flatMap(worldsOf)],
};

function engineModules(house: House): Module[] {
  return house.modules.filter((module) => module.room === 'engine' && !module.isTest);
}

function importsOfEngine(house: House): Violation[] {
  return eachImport(
    house,
    (module) => module.room === 'engine' && !module.isTest,
    (_, destination, { specifier }) =>
      destination.kind === 'module' && destination.path.startsWith('packages/engine/src/')
        ? undefined
        : `the engine imports ${specifier}; hand it in as a plain value instead`,
  );
}

function worldsOf(module: Module): Violation[] {
  const lineAt = lineCounter(module.text);
  const found: Violation[] = [];
  const report = (start: number, message: string) =>
    found.push({ path: module.path, line: lineAt(start), message });
  const program = module.program as unknown as Node;

  for (const { name, start } of freeNames(program)) {
    if (!REPEATABLE.has(name)) report(start, `the engine uses the global ${name}`);
  }
  walk(program, (node) => {
    if (node.async === true || node.type === 'AwaitExpression') {
      report(node.start, 'the engine is synchronous: it asks questions, it does not wait');
    }
    if (node.type === 'MemberExpression' && !node.computed) {
      const name = String((node.property as Node).name);
      if (UNREPEATABLE_MEMBERS.has(name)) {
        report(node.start, `.${name} answers differently from run to run or machine to machine`);
      }
    }
  });
  return found;
}
