import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import type { DocumentStore } from '../../documents/document-store.ts';
import type { TenantScope } from '../../tenant-scope.ts';
import type { Database } from './database.ts';
import { analyses, documents, looseFiles } from './schema.ts';

const { text: _text, accountId: _accountId, ...WITHOUT_TEXT } = getTableColumns(documents);

export function createDocumentStore(db: Database): DocumentStore {
  return {
    expectFile: async (scope, fileKey, now) => {
      await noteLoose(db, scope, fileKey, now);
    },
    add: async (scope, document) => {
      await db.transaction(async (tx) => {
        await tx.insert(documents).values({ ...document, accountId: scope.accountId });
        await forget(tx, document.fileKey);
      });
    },
    list: (scope) =>
      db
        .select(WITHOUT_TEXT)
        .from(documents)
        .where(eq(documents.accountId, scope.accountId))
        .orderBy(desc(documents.uploadedAt), desc(documents.id)),
    find: async (scope, id) => {
      const [found] = await db.select(WITHOUT_TEXT).from(documents).where(ownedBy(scope, id));
      return found;
    },
    findWithText: async (scope, id) => {
      const [found] = await db
        .select({ ...WITHOUT_TEXT, text: documents.text })
        .from(documents)
        .where(ownedBy(scope, id));
      return found;
    },
    remove: (scope, id, now) =>
      db.transaction(async (tx) => {
        // An analysis that starts holds this row too, so one of the two waits for the other.
        const [found] = await tx
          .select({ fileKey: documents.fileKey })
          .from(documents)
          .where(ownedBy(scope, id))
          .for('update');
        if (found === undefined) return { outcome: 'unknown' };
        const [running] = await tx
          .select({ id: analyses.id })
          .from(analyses)
          .where(and(eq(analyses.documentId, id), eq(analyses.status, 'ANALYZING')))
          .limit(1);
        if (running !== undefined) return { outcome: 'in-use' };
        await tx.delete(documents).where(ownedBy(scope, id));
        await noteLoose(tx, scope, found.fileKey, now);
        return { outcome: 'removed', fileKey: found.fileKey };
      }),
    looseFiles: async (before) => {
      const found = await db.select().from(looseFiles).where(lt(looseFiles.since, before));
      return found.map(({ fileKey }) => fileKey);
    },
    forgetFile: (fileKey) => forget(db, fileKey),
  };
}

const ownedBy = (scope: TenantScope, id: string) =>
  and(eq(documents.accountId, scope.accountId), eq(documents.id, id));

async function noteLoose(db: Database, scope: TenantScope, fileKey: string, since: Date) {
  await db.insert(looseFiles).values({ fileKey, accountId: scope.accountId, since });
}

async function forget(db: Database, fileKey: string): Promise<void> {
  await db.delete(looseFiles).where(eq(looseFiles.fileKey, fileKey));
}
