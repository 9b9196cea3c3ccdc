import type { Program } from 'oxc-parser';

/** One import or re-export, whatever its form. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Erased before anything runs: `import type`, `export type ... from`, `import('x')` in a type. */
  readonly typeOnly: boolean;
  readonly form: 'import' | 'reexport' | 'dynamic';
}

/** A source file of the house, parsed. Paths are relative to the root, with forward slashes. */
export interface Module {
  readonly path: string;
  /** `engine`, `server` ... for packages; else the top folder: `scripts`, `e2e`, `bench`, `eval`. */
  readonly room: string;
  /** A test, a case, a seed or what only these use. */
  readonly isTest: boolean;
  readonly lines: number;
  readonly text: string;
  readonly program: Program;
  readonly imports: readonly Import[];
}

export interface Manifest {
  readonly name: string;
  readonly exports: readonly string[];
  /** Files that `exports` and `bin` point at, relative to the root. */
  readonly frontDoors: readonly string[];
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

export interface House {
  readonly root: string;
  readonly modules: readonly Module[];
  /** By room; the root's own manifest under the empty name. */
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** Every file kept in the repository, code or not. */
  readonly files: readonly string[];
}

export interface Violation {
  readonly path: string;
  readonly line: number;
  /** What is wrong and what to do instead, in one sentence. */
  readonly message: string;
}

/** A rule of the house. `planted/<id>/` holds a tree that breaks it and nothing else. */
export interface Rule {
  readonly id: string;
  readonly says: string;
  readonly check: (house: House) => Violation[];
}
