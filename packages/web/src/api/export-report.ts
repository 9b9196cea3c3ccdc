import { ENDPOINTS } from '@lintel/contract';
import { fetchFile } from './call.ts';
import { saveFile } from './save-file.ts';

/** Fetches the report of an analysis and hands it to the browser as a download; tells its name. */
export async function exportReport(id: string): Promise<string> {
  const report = await fetchFile(ENDPOINTS.exportReport, { params: { id } });
  const name = `compliance-report-${id}.html`;
  saveFile(report, name);
  return name;
}
