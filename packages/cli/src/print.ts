import type { AuditedFile, RefusedFile } from './audit-file.ts';
import type { Format } from './parse-command.ts';
import { resultsAsText } from './results-as-text.ts';

export function printResults({ results, notes }: AuditedFile, format: Format): void {
  if (format === 'text') {
    console.log(resultsAsText(results, notes));
    return;
  }
  for (const note of notes) console.error(`${results.documentName}: ${note}`);
  console.log(JSON.stringify(results, null, format === 'json' ? 2 : 0));
}

/** In a stream of results a file that could not be read keeps its line, so that none goes missing. */
export function printFailure({ name, code, message }: RefusedFile, format: Format): void {
  console.error(`${name}: ${message}`);
  if (format === 'ndjson') {
    console.log(
      JSON.stringify({ documentName: name, status: 'FAILED', code, errorMessage: message }),
    );
  }
}
