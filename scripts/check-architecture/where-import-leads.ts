import { posix } from 'node:path';
import type { Import, Module } from './house.ts';
import { roomOf } from './read-house.ts';

export type Destination =
  | { readonly kind: 'module'; readonly path: string; readonly room: string }
  | { readonly kind: 'room'; readonly room: string; readonly entry: string }
  | { readonly kind: 'node' }
  | { readonly kind: 'package'; readonly name: string };

/** Rooms are imported by name through their front door; everything else is a path, node or a package. */
export function whereImportLeads(from: Module, { specifier }: Import): Destination {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from.path), specifier.replace(/\?.*$/, ''));
    return { kind: 'module', path, room: roomOf(path) };
  }
  if (specifier.startsWith('node:')) return { kind: 'node' };
  const ours = /^@lintel\/([^/]+)(\/.*)?$/.exec(specifier);
  if (ours) return { kind: 'room', room: ours[1] ?? '', entry: `.${ours[2] ?? ''}` };
  const [scopeOrName = '', name = ''] = specifier.split('/');
  return {
    kind: 'package',
    name: scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName,
  };
}
