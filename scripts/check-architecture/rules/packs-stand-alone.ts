import { eachImport } from '../each-import.ts';
import type { House, Module, Rule, Violation } from '../house.ts';
import { lineCounter } from '../line-counter.ts';
import { type Node, walk } from '../syntax-tree.ts';

const PACKS = new Set(['gdpr', 'iso27001', 'soc2', 'hipaa', 'ccpa']);
const FRAMEWORK_NAME = /\b(GDPR|ISO[ /]?(IEC )?27001|SOC ?2|HIPAA|CCPA)\b/i;

export const packsStandAlone: Rule = {
  id: 'packs-stand-alone',
  says: 'Packs import the engine and the vocabulary, never one another; the engine has never heard of a framework.',
  check: (house) => [...importsOfPacks(house), ...frameworksInEngine(house)],
};

function importsOfPacks(house: House): Violation[] {
  return eachImport(
    house,
    (module) => module.room === 'packs' && !module.isTest,
    (module, destination, { specifier }) => {
      if (destination.kind === 'room') {
        return destination.room === 'engine' ? undefined : `a pack imports ${specifier}`;
      }
      if (destination.kind !== 'module') {
        return `a pack imports ${specifier}; packs are plain values and need no package`;
      }
      const own = packOf(module.path);
      const other = packOf(destination.path);
      return own && other && other !== own
        ? `the pack ${own} imports the pack ${other}; what both need belongs in the vocabulary`
        : undefined;
    },
  );
}

function packOf(path: string): string | undefined {
  const folder = path.split('/')[3] ?? '';
  return PACKS.has(folder) ? folder : undefined;
}

/** In strings and names. Comments may give an example. */
function frameworksInEngine(house: House): Violation[] {
  return house.modules
    .filter((module) => module.room === 'engine' && !module.isTest)
    .flatMap(frameworksNamedIn);
}

function frameworksNamedIn(module: Module): Violation[] {
  const lineAt = lineCounter(module.text);
  const found: Violation[] = [];
  walk(module.program as unknown as Node, (node) => {
    const words = spoken(node);
    if (words && FRAMEWORK_NAME.test(words)) {
      found.push({
        path: module.path,
        line: lineAt(node.start),
        message: `the engine names a framework (${words}); what a framework demands belongs in its pack`,
      });
    }
  });
  return found;
}

function spoken(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return String((node.value as { raw: string }).raw);
  if (node.type === 'Identifier') return String(node.name).replace(/([a-z])([A-Z])/g, '$1 $2');
  return undefined;
}
