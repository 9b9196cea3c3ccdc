import { childrenOf, isNode, type Node } from './syntax-tree.ts';

export interface FreeName {
  readonly name: string;
  readonly start: number;
}

/**
 * Names a module uses without declaring them: the globals it reaches for.
 *
 * Scopes are functions and the module; a block's `let` counts for its whole function, which can
 * only miss a global hidden by a namesake in another block of the same function.
 */
export function freeNames(program: Node): FreeName[] {
  const free: FreeName[] = [];
  visitScope(program, [], free);
  return free;
}

type Scope = ReadonlySet<string>;

function visitScope(owner: Node, outer: readonly Scope[], free: FreeName[]): void {
  const names = new Set<string>();
  for (const parameter of asNodes(owner.params)) bindPattern(parameter, names);
  if (isFunction(owner) && isNode(owner.id)) bindPattern(owner.id, names);
  for (const child of childrenOf(owner)) collectDeclarations(child, names);
  const scopes = [...outer, names];
  for (const child of childrenOf(owner)) visitUses(child, owner, scopes, free);
}

function visitUses(node: Node, parent: Node, scopes: readonly Scope[], free: FreeName[]): void {
  if (isFunction(node)) {
    visitScope(node, scopes, free);
    return;
  }
  if (isTypeSyntax(node)) return;
  if (node.type === 'Identifier' && isUse(node, parent)) {
    const name = String(node.name);
    if (!scopes.some((scope) => scope.has(name))) free.push({ name, start: node.start });
  }
  for (const child of childrenOf(node)) visitUses(child, node, scopes, free);
}

function collectDeclarations(node: Node, names: Set<string>): void {
  if (isNode(node.id) && /^(Function|Class)Declaration$/.test(node.type))
    bindPattern(node.id, names);
  if (isFunction(node)) return;
  if (node.type === 'VariableDeclarator') bindPattern(node.id, names);
  if (node.type === 'CatchClause') bindPattern(node.param, names);
  if (/^Import(Default|Namespace)?Specifier$/.test(node.type)) bindPattern(node.local, names);
  for (const child of childrenOf(node)) collectDeclarations(child, names);
}

function bindPattern(pattern: unknown, names: Set<string>): void {
  if (!isNode(pattern)) return;
  switch (pattern.type) {
    case 'Identifier':
      names.add(String(pattern.name));
      return;
    case 'AssignmentPattern':
      bindPattern(pattern.left, names);
      return;
    case 'RestElement':
      bindPattern(pattern.argument, names);
      return;
    case 'ArrayPattern':
      for (const element of asNodes(pattern.elements)) bindPattern(element, names);
      return;
    case 'ObjectPattern':
      for (const property of asNodes(pattern.properties)) {
        bindPattern(property.type === 'RestElement' ? property : property.value, names);
      }
  }
}

/** Not the name of a property, a label or an export. */
function isUse(node: Node, parent: Node): boolean {
  if (parent.type === 'MemberExpression' && parent.property === node)
    return parent.computed === true;
  if (parent.type === 'Property' && parent.key === node && parent.value !== node) {
    return parent.computed === true;
  }
  if (/^(MethodDefinition|PropertyDefinition)$/.test(parent.type) && parent.key === node) {
    return parent.computed === true;
  }
  return !/^(LabeledStatement|BreakStatement|ContinueStatement|ImportSpecifier|ExportSpecifier|MetaProperty|ImportAttribute)$/.test(
    parent.type,
  );
}

function isFunction(node: Node): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

function isTypeSyntax(node: Node): boolean {
  // `as`, `satisfies` and `!` hold an expression; every other TypeScript node is erased.
  return (
    node.type.startsWith('TS') &&
    !/^TS(AsExpression|SatisfiesExpression|NonNullExpression|InstantiationExpression)$/.test(
      node.type,
    )
  );
}

function asNodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
