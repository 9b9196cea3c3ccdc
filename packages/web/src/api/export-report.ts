import { ENDPOINTS } from '@lintel/contract';
import { fetchFile } from './call.ts';
import { saveFile } from './save-file.ts';

/** Fetches the report of an analysis and hands it to the browser as a download. */
export async function exportReport(id: string): Promise<void> {
  const report = await fetchFile(ENDPOINTS.exportReport, { params: { id } });
  saveFile(report, `compliance-report-${id}.html`);
}
