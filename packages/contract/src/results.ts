import { z } from 'zod';
import { scope } from './analyses.ts';
import { defineEndpoint } from './endpoint.ts';
import { framework } from './frameworks.ts';
import {
  analysisStatus,
  band,
  controlStatus,
  detailKey,
  id,
  instant,
  offset,
  riskLevel,
} from './values.ts';

/** `extractedText.slice(start, end) === quote`, always. */
export const evidence = z.object({
  quote: z.string().min(1),
  start: offset,
  end: offset,
  paragraph: z.int().positive(),
  page: z.int().positive().optional(),
  heading: z.string().optional(),
  bearing: z.enum(['supports', 'weak', 'denies']),
});
export type Evidence = z.infer<typeof evidence>;

export const control = z.object({
  id: z.string(),
  citation: z.string(),
  title: z.string(),
  status: controlStatus,
  risk: riskLevel,
  weight: z.number().nonnegative(),
  /** 0 to 1. */
  credit: z.number().min(0).max(1),
  evidence: z.array(evidence),
  missingElements: z.array(z.string()),
  /** Why the control applies here, or why it does not. */
  applies: z.string(),
});
export type Control = z.infer<typeof control>;

export const riskItem = z.object({
  id: z.string(),
  kind: z.enum(['control', 'document']),
  controlId: z.string().nullable(),
  citation: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  /** Why it matters. */
  why: z.string(),
  recommendation: z.string(),
  riskLevel,
  status: z.enum(['partial', 'missing', 'contradicted']),
  evidence: z.array(evidence),
  missingElements: z.array(z.string()),
  lookedAt: z.array(
    z.object({
      start: offset,
      end: offset,
      paragraph: z.int().positive(),
      page: z.int().positive().optional(),
      why: z.string(),
    }),
  ),
  needsDetails: z.array(detailKey),
  /** Points the score would rise, one decimal. */
  gain: z.number().nonnegative(),
});
export type RiskItem = z.infer<typeof riskItem>;

export const missingSection = z.object({
  id: z.string(),
  title: z.string(),
  controlIds: z.array(z.string()),
  insertAt: offset,
});
export type MissingSection = z.infer<typeof missingSection>;

export const scoreBreakdown = z.object({
  rows: z.array(z.object({ controlId: z.string(), weight: z.number(), credit: z.number() })),
  earned: z.number(),
  possible: z.number(),
  score: z.int().min(0).max(100),
});

export const results = z.object({
  id,
  documentId: id,
  documentName: z.string(),
  framework,
  status: analysisStatus,
  score: z.int().min(0).max(100).nullable(),
  band: band.nullable(),
  analyzedAt: instant,
  /** Ordered by points to gain, then risk. */
  riskItems: z.array(riskItem),
  riskItemsCount: z.int().nonnegative(),
  missingSections: z.array(missingSection),
  summary: z.object({ HIGH: z.int(), MEDIUM: z.int(), LOW: z.int() }),
  /** In catalogue order, with those that do not apply. */
  controls: z.array(control),
  scoreBreakdown,
  documentKind: z.object({
    id: z.string(),
    name: z.string(),
    reasons: z.array(z.string()),
    policy: z.boolean(),
  }),
  offTarget: z.object({ kind: z.string(), reasons: z.array(z.string()) }).optional(),
  scope,
  engineVersion: z.string(),
  packVersion: z.string(),
  documentSha256: z.string(),
});
export type Results = z.infer<typeof results>;

export const getResults = defineEndpoint({
  method: 'GET',
  path: '/api/results/:id',
  summary: 'The result of a completed analysis',
  params: z.object({ id }),
  answer: results,
});
