import type { TenantScope } from '../tenant-scope.ts';
import type { DocumentWithText, StoredDocument } from './document.ts';

export interface DocumentStore {
  /**
   * Notes that a file is about to be in the file store without a document. `add` takes the note
   * away; what a crash leaves behind is found by `looseFiles`.
   */
  expectFile(scope: TenantScope, fileKey: string, now: Date): Promise<void>;
  add(scope: TenantScope, document: DocumentWithText): Promise<void>;
  /** Newest first. */
  list(scope: TenantScope): Promise<StoredDocument[]>;
  find(scope: TenantScope, id: string): Promise<StoredDocument | undefined>;
  findWithText(scope: TenantScope, id: string): Promise<DocumentWithText | undefined>;
  /**
   * Deletes the document with its analyses and notes its file as loose, in one step that no
   * starting analysis can come between.
   */
  remove(
    scope: TenantScope,
    id: string,
    now: Date,
  ): Promise<{ outcome: 'removed'; fileKey: string } | { outcome: 'unknown' | 'in-use' }>;
  /** Keys of files without a document that have been so since before. Of every account. */
  looseFiles(before: Date): Promise<string[]>;
  forgetFile(fileKey: string): Promise<void>;
}
