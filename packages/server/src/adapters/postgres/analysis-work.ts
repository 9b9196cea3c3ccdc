import type { Framework, Scope } from '@lintel/contract';
import { and, eq } from 'drizzle-orm';
import type { AnalysisWork } from '../../analyses/analysis-store.ts';
import { giveBackAudit } from './audit-allowance.ts';
import type { Database } from './database.ts';
import { analyses, documents } from './schema.ts';

/** Every change asks for an analysis that has not ended, so doing a job twice changes nothing. */
export function createAnalysisWork(db: Database): AnalysisWork {
  return {
    take: async (id) => {
      const [found] = await db
        .select({
          id: analyses.id,
          framework: analyses.framework,
          scope: analyses.scope,
          document: {
            id: documents.id,
            originalName: documents.originalName,
            sha256: documents.sha256,
            text: documents.text,
            pageStarts: documents.pageStarts,
          },
        })
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(running(id));
      if (found === undefined) return undefined;
      return {
        ...found,
        framework: found.framework as Framework,
        scope: found.scope as Scope,
      };
    },
    reach: async (id, stage, progress) => {
      await db.update(analyses).set({ stage, progress }).where(running(id));
    },
    complete: async (id, results, finishedAt) => {
      const ended = await db
        .update(analyses)
        .set({
          status: 'COMPLETED',
          stage: 'finalizing',
          progress: 100,
          score: results.score,
          riskItemsCount: results.riskItemsCount,
          scope: results.scope,
          results,
          finishedAt,
        })
        .where(running(id))
        .returning({ id: analyses.id });
      return ended.length > 0;
    },
    fail: (id, errorMessage, finishedAt) =>
      db.transaction(async (tx) => {
        const [ended] = await tx
          .update(analyses)
          .set({ status: 'FAILED', errorMessage, finishedAt })
          .where(running(id))
          .returning({ accountId: analyses.accountId, periodStart: analyses.periodStart });
        if (ended === undefined) return false;
        if (ended.periodStart !== null) {
          await giveBackAudit(tx, ended.accountId, ended.periodStart);
        }
        return true;
      }),
  };
}

const running = (id: string) => and(eq(analyses.id, id), eq(analyses.status, 'ANALYZING'));
