import { PRODUCT_NAME } from '@lintel/contract';
import { htmlReport } from '@lintel/reports';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import { getResults } from '../analyses/get-results.ts';
import type { TenantScope } from '../tenant-scope.ts';

/**
 * The report of an analysis as one HTML page.
 * @throws Refusal as `getResults` does
 */
export async function exportReport(
  scope: TenantScope,
  id: string,
  { analyses, now }: { analyses: AnalysisStore; now: () => Date },
): Promise<{ name: string; html: string }> {
  const results = await getResults(scope, id, { analyses });
  return {
    name: `compliance-report-${id}.html`,
    html: htmlReport(results, { generatedAt: now().toISOString(), productName: PRODUCT_NAME }),
  };
}
