import { readDocument } from '@lintel/engine';
import { pageAt } from '@lintel/reports';
import type { Outline } from '../../documents/document.ts';
import { serveThread } from './serve-thread.ts';

export interface OutlineTask {
  text: string;
  pageStarts: readonly number[];
}

serveThread<OutlineTask, never, Outline>(({ text, pageStarts }) =>
  readDocument(text).paragraphs.map(({ n, start, end, role }) => {
    const page = pageAt(pageStarts, start);
    return { n, start, end, role, ...(page !== undefined && { page }) };
  }),
);
