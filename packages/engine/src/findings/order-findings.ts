import type { Finding } from '../audit/audit.ts';
import type { RiskLevel } from '../pack/pack.ts';

const RANK: Readonly<Record<RiskLevel, number>> = { HIGH: 0, MEDIUM: 1, LOW: 2 };

/** What gains most comes first, then the higher risk, then catalogue order. */
export function orderFindings(findings: readonly Finding[]): Finding[] {
  return findings
    .map((finding, place) => ({ finding, place }))
    .sort(
      (a, b) =>
        b.finding.gain - a.finding.gain ||
        RANK[a.finding.riskLevel] - RANK[b.finding.riskLevel] ||
        a.place - b.place,
    )
    .map(({ finding }) => finding);
}
