import type { Framework, Results, Scope, Stage } from '@lintel/contract';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { type Analysis, MOST_RUNNING } from '../../analyses/analysis.ts';
import type { AnalysisStore } from '../../analyses/analysis-store.ts';
import type { TenantScope } from '../../tenant-scope.ts';
import { reserveAudit } from './audit-allowance.ts';
import type { Database } from './database.ts';
import { enqueueJob } from './enqueue-job.ts';
import { analyses, documents } from './schema.ts';

const { accountId: _a, results: _r, periodStart: _p, ...COLUMNS } = getTableColumns(analyses);
const WITHOUT_RESULTS = { ...COLUMNS, documentName: documents.originalName };

export function createAnalysisStore(db: Database): AnalysisStore {
  return {
    start: ({ accountId }, analysis, reservation) =>
      db.transaction(async (tx) => {
        // Held until the commit, so that a deletion of the document waits.
        const [document] = await tx
          .select({ id: documents.id })
          .from(documents)
          .where(and(eq(documents.accountId, accountId), eq(documents.id, analysis.documentId)))
          .for('key share');
        if (document === undefined) return 'unknown-document';
        if ((await countRunning(tx, accountId)) >= MOST_RUNNING) return 'too-many-running';
        if (reservation !== null && !(await reserveAudit(tx, accountId, reservation))) {
          return 'limit-reached';
        }
        await tx.insert(analyses).values({
          ...analysis,
          accountId,
          status: 'ANALYZING',
          periodStart: reservation?.periodStart ?? null,
        });
        await enqueueJob(tx, { kind: 'analysis', id: analysis.id });
        return 'started';
      }),
    list: async (scope) => {
      const found = await db
        .select(WITHOUT_RESULTS)
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(eq(analyses.accountId, scope.accountId))
        .orderBy(desc(analyses.startedAt), desc(analyses.id));
      return found.map(toAnalysis);
    },
    find: async (scope, id) => {
      const [found] = await db
        .select(WITHOUT_RESULTS)
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(ownedBy(scope, id));
      return found && toAnalysis(found);
    },
    findCompleted: async (scope, id) => {
      const [found] = await db
        .select({ ...WITHOUT_RESULTS, results: analyses.results })
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(and(ownedBy(scope, id), eq(analyses.status, 'COMPLETED')));
      return found && { analysis: toAnalysis(found), results: found.results as Results };
    },
  };
}

/** Starts at the same moment may go past the limit by one another; it need not be exact. */
const countRunning = (tx: Database, accountId: string) =>
  tx.$count(analyses, and(eq(analyses.accountId, accountId), eq(analyses.status, 'ANALYZING')));

const ownedBy = (scope: TenantScope, id: string) =>
  and(eq(analyses.accountId, scope.accountId), eq(analyses.id, id));

type Row = Omit<Analysis, 'framework' | 'scope' | 'stage'> & {
  framework: string;
  scope: unknown;
  stage: string;
};

/** What was written here was checked before; the columns only know that it is text. */
const toAnalysis = ({ framework, scope, stage, ...rest }: Row): Analysis => ({
  ...rest,
  framework: framework as Framework,
  scope: scope as Scope,
  stage: stage as Stage,
});
