import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { House, Manifest, Module } from './house.ts';
import { parseModule } from './parse-module.ts';

/** Made by tools or holding trees that break the rules on purpose. */
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage']);
const PLANTED = 'scripts/check-architecture/planted';
const SOURCE = /\.(ts|tsx|mts)$/;

/** Reads and parses everything under `root` that is ours. */
export function readHouse(root: string): House {
  const files = listFiles(root, '').sort();
  return {
    root,
    files,
    modules: files.filter((path) => SOURCE.test(path)).map((path) => readModule(root, path)),
    manifests: readManifests(root, files),
  };
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (NOT_OURS.has(entry.name) || path === PLANTED) return [];
    if (entry.isDirectory()) return isHidden(entry.name) ? [] : listFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** Data directories and caches are hidden folders; only these two hold what people wrote. */
function isHidden(folder: string): boolean {
  return folder.startsWith('.') && folder !== '.ci' && folder !== '.github';
}

function readModule(root: string, path: string): Module {
  const text = readFileSync(join(root, path), 'utf8');
  return {
    path,
    room: roomOf(path),
    isTest: isTestPath(path),
    lines: text.split('\n').length - 1,
    text,
    ...parseModule(path, text),
  };
}

export function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  if (top === 'packages') return second;
  return path.includes('/') ? top : '';
}

/** What tests consist of is told by its name or its folder, so that a reader sees it too. */
export function isTestPath(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    /\.test\.tsx?$/.test(name) ||
    /^test-[^/]*\.tsx?$/.test(name) ||
    /\/(testing|test-files|test-data|cases|seeds|fixtures)\//.test(path) ||
    /^(e2e|vitest\.config|playwright\.config)/.test(path) ||
    /^packages\/[^/]+\/[^/]+\.config\.ts$/.test(path)
  );
}

function readManifests(root: string, files: readonly string[]): Map<string, Manifest> {
  const manifests = new Map<string, Manifest>();
  for (const path of files) {
    if (!/^(packages\/[^/]+\/)?package\.json$/.test(path)) continue;
    manifests.set(roomOf(path), readManifest(root, path));
  }
  return manifests;
}

function readManifest(root: string, path: string): Manifest {
  const folder = path.slice(0, -'package.json'.length);
  const json = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
    name: string;
    exports?: Record<string, string>;
    bin?: Record<string, string>;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const doors = [...Object.values(json.exports ?? {}), ...Object.values(json.bin ?? {})];
  return {
    name: json.name,
    exports: Object.keys(json.exports ?? {}),
    frontDoors: doors.map((door) => folder + door.replace(/^\.\//, '')),
    dependencies: new Set(Object.keys(json.dependencies ?? {})),
    devDependencies: new Set(Object.keys(json.devDependencies ?? {})),
  };
}
