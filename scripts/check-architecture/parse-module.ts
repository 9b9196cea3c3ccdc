import { type Program, parseSync } from 'oxc-parser';
import type { Import } from './house.ts';
import { lineCounter } from './line-counter.ts';
import { childrenOf, type Node } from './syntax-tree.ts';

/** Parses one file; a file that does not parse stops the check, since its imports would go unseen. */
export function parseModule(path: string, text: string): { program: Program; imports: Import[] } {
  const parsed = parseSync(path, text, { sourceType: 'module' });
  const fault = parsed.errors.find((error) => String(error.severity) === 'Error');
  if (fault) throw new Error(`${path} does not parse: ${fault.message}`);
  const lineAt = lineCounter(text);
  const imports: Import[] = [];
  collectImports(parsed.program as unknown as Node, lineAt, imports);
  return { program: parsed.program, imports };
}

function collectImports(node: Node, lineAt: (offset: number) => number, into: Import[]): void {
  const found = importIn(node);
  if (found) into.push({ ...found, line: lineAt(node.start) });
  for (const child of childrenOf(node)) collectImports(child, lineAt, into);
}

function importIn(node: Node): Omit<Import, 'line'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return {
        specifier: stringOf(node.source),
        typeOnly: node.importKind === 'type' || allNamesAreTypes(node.specifiers, 'importKind'),
        form: 'import',
      };
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      if (!node.source) return undefined;
      return {
        specifier: stringOf(node.source),
        typeOnly: node.exportKind === 'type' || allNamesAreTypes(node.specifiers, 'exportKind'),
        form: 'reexport',
      };
    case 'ImportExpression':
      // A specifier that is computed is reported as such: no rule allows it.
      return { specifier: stringOf(node.source), typeOnly: false, form: 'dynamic' };
    case 'TSImportType':
      return { specifier: stringOf(node.source), typeOnly: true, form: 'import' };
    default:
      return undefined;
  }
}

/** `import { type A, type B } from 'x'` is erased like `import type`. */
function allNamesAreTypes(specifiers: unknown, kind: 'importKind' | 'exportKind'): boolean {
  const names = Array.isArray(specifiers) ? (specifiers as Node[]) : [];
  return names.length > 0 && names.every((name) => name[kind] === 'type');
}

function stringOf(node: unknown): string {
  const value = (node as Node | undefined)?.value;
  return typeof value === 'string' ? value : '(computed)';
}
