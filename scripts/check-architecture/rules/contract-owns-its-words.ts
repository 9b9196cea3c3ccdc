import { eachImport } from '../each-import.ts';
import type { House, Module, Rule, Violation } from '../house.ts';
import { lineCounter } from '../line-counter.ts';
import { isNode, type Node, walk } from '../syntax-tree.ts';

/** Lists of ids that have one home, in the contract. */
const OWNED = [
  { what: 'framework ids', ids: ['GDPR', 'ISO27001', 'SOC2', 'HIPAA', 'CCPA'], enough: 4 },
  { what: 'plan ids', ids: ['starter', 'professional', 'enterprise'], enough: 3 },
  { what: 'analysis statuses', ids: ['ANALYZING', 'COMPLETED', 'FAILED'], enough: 3 },
];

export const contractOwnsItsWords: Rule = {
  id: 'contract-owns-its-words',
  says: 'The contract imports only Zod and is the one home of ids; score bands are decided once, in the engine.',
  check: (house) => [
    ...importsOfContract(house),
    ...listsWrittenTwice(house),
    ...house.modules.flatMap(thresholdsIn),
  ],
};

function importsOfContract(house: House): Violation[] {
  return eachImport(
    house,
    (module) => module.room === 'contract' && !module.isTest,
    (_, destination, { specifier }) =>
      (destination.kind === 'package' && destination.name === 'zod') ||
      (destination.kind === 'module' && destination.room === 'contract')
        ? undefined
        : `the contract imports ${specifier}; it may import only zod`,
  );
}

/** The list in the contract is its home. While the contract has none, one module elsewhere may be. */
function listsWrittenTwice(house: House): Violation[] {
  return OWNED.flatMap(({ what, ids, enough }) => {
    const copies = house.modules
      .filter(({ isTest, room }) => !isTest && !['scripts', 'eval'].includes(room))
      .flatMap((module) => listsOf(module, ids, enough).map((line) => ({ module, line })));
    const homes = new Set(copies.map(({ module }) => module.path));
    const strays = copies.filter(({ module }) => module.room !== 'contract');
    if (homes.size < 2) return [];
    return strays.map(({ module, line }) => ({
      path: module.path,
      line,
      message: `the ${what} are written in ${homes.size} places; the contract is their home`,
    }));
  });
}

function listsOf(module: Module, ids: readonly string[], enough: number): number[] {
  const lineAt = lineCounter(module.text);
  const lines: number[] = [];
  walk(module.program as unknown as Node, (node) => {
    const members =
      node.type === 'ArrayExpression'
        ? node.elements
        : node.type === 'TSUnionType'
          ? node.types
          : [];
    const words = new Set((members as unknown[]).map(literalIn));
    if (ids.filter((id) => words.has(id)).length >= enough) lines.push(lineAt(node.start));
  });
  return lines;
}

function thresholdsIn(module: Module): Violation[] {
  if (module.isTest || ['engine', 'scripts', 'eval'].includes(module.room)) return [];
  const lineAt = lineCounter(module.text);
  const found: Violation[] = [];
  walk(module.program as unknown as Node, (node) => {
    const message = threshold(node);
    if (message) found.push({ path: module.path, line: lineAt(node.start), message });
  });
  return found;
}

function literalIn(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  return node.type === 'TSLiteralType' ? literalIn(node.literal) : node.value;
}

/** `score >= 80` outside the engine: the band that travels with the result already says it. */
function threshold(node: Node): string | undefined {
  if (node.type !== 'BinaryExpression' || !/^[<>]=?$/.test(String(node.operator))) return undefined;
  const sides = [node.left, node.right].filter(isNode);
  const comparesScore = sides.some((side) => /(^|[a-z])score$/i.test(nameOf(side)));
  const withConstant = sides.some((side) => typeof side.value === 'number' && side.value > 0);
  return comparesScore && withConstant
    ? 'a score threshold outside the engine; use the band that comes with the result'
    : undefined;
}

function nameOf(node: Node): string {
  if (node.type === 'MemberExpression') return nameOf(node.property as Node);
  return node.type === 'Identifier' ? String(node.name) : '';
}
