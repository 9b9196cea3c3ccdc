import { z } from 'zod';

/** Opaque identifier, UUID version 4 or 7. */
export const id = z.uuid();
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** A UTF-16 offset into the stored text. */
export const offset = z.int().nonnegative();

export const RISK_LEVELS = ['HIGH', 'MEDIUM', 'LOW'] as const;
export const riskLevel = z.enum(RISK_LEVELS);
export type RiskLevel = z.infer<typeof riskLevel>;

export const ANALYSIS_STATUSES = ['ANALYZING', 'COMPLETED', 'FAILED'] as const;
export const analysisStatus = z.enum(ANALYSIS_STATUSES);
export type AnalysisStatus = z.infer<typeof analysisStatus>;

export const CONTROL_STATUSES = [
  'met',
  'partial',
  'missing',
  'contradicted',
  'not_applicable',
] as const;
export const controlStatus = z.enum(CONTROL_STATUSES);
export type ControlStatus = z.infer<typeof controlStatus>;

export const band = z.enum(['Excellent', 'Good', 'Fair', 'Poor']);
export type Band = z.infer<typeof band>;

/** Stages of an analysis, in order, with the words of the progress card. */
export const STAGES = [
  { id: 'uploading', label: 'Uploading document' },
  { id: 'extracting', label: 'Extracting text content' },
  { id: 'analyzing', label: 'Analyzing compliance gaps' },
  { id: 'recommending', label: 'Generating recommendations' },
  { id: 'finalizing', label: 'Finalizing report' },
] as const;
export const stage = z.enum(['uploading', 'extracting', 'analyzing', 'recommending', 'finalizing']);
export type Stage = z.infer<typeof stage>;

/** Keys of the extra-information form. */
export const detailKey = z.enum([
  'dpoContact',
  'contactInfo',
  'retentionPeriod',
  'legalBasis',
  'processingPurpose',
  'thirdParties',
  'dataTypes',
  'securityMeasures',
  'breachProcedures',
  'additionalInfo',
]);
export type DetailKey = z.infer<typeof detailKey>;
