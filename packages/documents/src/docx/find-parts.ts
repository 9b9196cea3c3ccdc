import type { Package } from './open-package.ts';
import { parseXml } from './parse-xml.ts';

export interface WordParts {
  readonly main: Uint8Array | undefined;
  readonly styles: Uint8Array | undefined;
  readonly numbering: Uint8Array | undefined;
  readonly footnotes: Uint8Array | undefined;
  readonly endnotes: Uint8Array | undefined;
}

/** Follows the package's relationships to the parts; programs other than Word name them freely. */
export function findParts(opened: Package): WordParts {
  const root = relationships(opened, '');
  const mainName = root.get('officeDocument') ?? 'word/document.xml';
  const related = relationships(opened, mainName);
  const folder = mainName.slice(0, mainName.lastIndexOf('/') + 1);
  const part = (type: string) => opened.part(related.get(type) ?? `${folder}${type}.xml`);
  return {
    main: opened.part(mainName) ?? opened.part('word/document.xml'),
    styles: part('styles'),
    numbering: part('numbering'),
    footnotes: part('footnotes'),
    endnotes: part('endnotes'),
  };
}

/** Targets inside the package by the last word of their type, which Strict and Transitional share. */
function relationships(opened: Package, source: string): Map<string, string> {
  const slash = source.lastIndexOf('/') + 1;
  const folder = source.slice(0, slash);
  const bytes = opened.part(`${folder}_rels/${source.slice(slash)}.rels`);
  const targets = new Map<string, string>();
  if (!bytes) return targets;
  parseXml(bytes, {
    open(name, { Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const type = Type.slice(Type.lastIndexOf('/') + 1);
      if (!targets.has(type)) targets.set(type, resolvePath(folder, Target));
    },
    close() {},
  });
  return targets;
}

function resolvePath(folder: string, target: string): string {
  const path = target.startsWith('/') ? target : `/${folder}${target}`;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
