import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { framework } from './frameworks.ts';
import { analysisStatus, id, instant, stage } from './values.ts';

/** Which part of the catalogue a document is held to. */
export const scope = z.object({
  coverage: z.enum(['document', 'full']),
  categories: z.array(z.string().min(1).max(60)).max(20).optional(),
  exclusions: z
    .array(
      z.object({
        controlId: z.string().min(1).max(120),
        reason: z.string().trim().min(1).max(500),
      }),
    )
    .max(300)
    .optional(),
});
export type Scope = z.infer<typeof scope>;

export const startAnalysis = defineEndpoint({
  method: 'POST',
  path: '/api/analyze',
  summary: 'Start an analysis; uses one of the allowance, given back if it fails',
  body: z.object({ documentId: id, framework, scope: scope.optional() }),
  answer: z.object({ analysisId: id }),
});

export const analysisProgress = z.object({
  id,
  status: analysisStatus,
  stage,
  /** 0 to 100; 100 only when the result is there. */
  progress: z.int().min(0).max(100),
  /** `null` when off target. Present when COMPLETED. */
  score: z.int().min(0).max(100).nullable().optional(),
  errorMessage: z.string().optional(),
});
export type AnalysisProgress = z.infer<typeof analysisProgress>;

export const getAnalysisStatus = defineEndpoint({
  method: 'GET',
  path: '/api/analysis-status/:id',
  summary: 'Where an analysis stands',
  params: z.object({ id }),
  answer: analysisProgress,
});

/** Each event's data is one `analysisProgress`; the stream ends after COMPLETED or FAILED. */
export const watchAnalysis = defineEndpoint({
  method: 'GET',
  path: '/api/analysis-events/:id',
  summary: 'The same as server-sent events',
  params: z.object({ id }),
  answerKind: 'events',
});

export const analysisSummary = z.object({
  id,
  documentId: id,
  documentName: z.string(),
  framework,
  status: analysisStatus,
  /** `null` while analysing, when failed, or when off target. */
  score: z.int().min(0).max(100).nullable(),
  analyzedAt: instant,
  riskItemsCount: z.int().nonnegative(),
  errorMessage: z.string().optional(),
});
export type AnalysisSummary = z.infer<typeof analysisSummary>;

export const listAnalyses = defineEndpoint({
  method: 'GET',
  path: '/api/analysis-history',
  summary: 'Analyses of the account, newest first',
  answer: z.array(analysisSummary),
});

export const changeScope = defineEndpoint({
  method: 'POST',
  path: '/api/results/:id/scope',
  summary: 'Conclude the same text under another scope, as a new analysis; uses no allowance',
  params: z.object({ id }),
  body: scope,
  answer: z.object({ analysisId: id }),
});

/** Answers with `compliance-report-{id}.html`. More formats join with the reports. */
export const exportReport = defineEndpoint({
  method: 'GET',
  path: '/api/export/:id',
  summary: 'The report of an analysis as a file',
  params: z.object({ id }),
  query: z.object({ format: z.enum(['html']).optional() }),
  answerKind: 'file',
});

export const auditUsage = z.discriminatedUnion('isUnlimited', [
  z.object({
    isUnlimited: z.literal(false),
    current: z.int().nonnegative(),
    limit: z.int().positive(),
    resetDate: instant,
  }),
  z.object({
    isUnlimited: z.literal(true),
    current: z.int().nonnegative(),
    limit: z.null(),
    resetDate: instant,
  }),
]);
export type AuditUsage = z.infer<typeof auditUsage>;

export const getAuditUsage = defineEndpoint({
  method: 'GET',
  path: '/api/audit-usage',
  summary: 'Audits used in the running month of the subscription',
  answer: auditUsage,
});
