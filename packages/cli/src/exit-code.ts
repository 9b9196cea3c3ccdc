import type { AuditedFile, RefusedFile } from './audit-file.ts';

export const UNUSABLE = 2;

/** What a build that runs `lintel` is told: 1 below the bar, 3 nothing to hold to a bar. */
export function exitCode(
  outcome: AuditedFile | RefusedFile,
  failUnder: number | undefined,
): number {
  if (!outcome.ok) return UNUSABLE;
  if (failUnder === undefined) return 0;
  const { score } = outcome.results;
  if (score === null) return 3;
  return score < failUnder ? 1 : 0;
}
