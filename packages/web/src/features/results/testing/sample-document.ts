import { type Document, document } from '@lintel/contract';

const LINES = [
  '# Privacy Notice of Harbour Books',
  'This notice explains what Harbour Books Ltd does with personal data of customers.',
  '## 1. Purposes and legal bases',
  'We use your name and address to deliver your order. The legal basis is the contract with you.',
  'We may use your data for other purposes as we see fit.',
  '## 2. Recipients',
  'Your data are passed to our partners.',
  '- The parcel service receives your address.',
  '- The payment service receives the amount and your account.',
  '## 3. How long we keep data',
  'Invoices are kept for ten years, as tax law requires.',
  'All other personal data are kept for as long as necessary.',
  '## 4. Your rights',
  'You may ask for access to your data, for correction and for erasure.',
  'We do not accept complaints about our processing.',
  '## 5. Breaches',
  'We tell the supervisory authority within five working days of a breach.',
  '| Who | Within |',
  '| --- | --- |',
  '| Authority | 72 hours |',
  '| Customers | without undue delay |',
  'Last reviewed on 3 March 2021.',
];

/** Rows of a table and items of a list stand on lines of their own, without a blank between. */
const tight = (line: string) => line.startsWith('|') || line.startsWith('-');
export const sampleText = LINES.map((line, index) => {
  const next = LINES[index + 1];
  if (next === undefined) return line;
  return tight(line) && tight(next) ? `${line}\n` : `${line}\n\n`;
}).join('');

const paragraphs = readParagraphs();

export const sampleDocument: Document = document.parse({
  id: '0190a000-0000-7000-8000-000000000001',
  originalName: 'privacy-notice.pdf',
  mediaType: 'application/pdf',
  size: 48_213,
  sha256: 'a3'.repeat(32),
  uploadedAt: '2026-11-21T09:10:00Z',
  pages: 2,
  words: 148,
  extractedText: sampleText,
  paragraphs,
  readingNotes: [],
});

/** A proven quote of the sample text. */
export function quoteOf(quote: string, bearing: 'supports' | 'weak' | 'denies' = 'supports') {
  const start = sampleText.indexOf(quote);
  if (start === -1) throw new Error(`The sample text does not say: ${quote}`);
  const paragraph = paragraphs.findLast((candidate) => candidate.start <= start);
  const before = sampleText.slice(0, start).split('\n');
  const heading = before.findLast((line) => line.startsWith('#'))?.replace(/^#+ /, '');
  return {
    quote,
    start,
    end: start + quote.length,
    paragraph: paragraph?.n ?? 1,
    page: paragraph?.page,
    ...(heading === undefined ? {} : { heading }),
    bearing,
  };
}

function readParagraphs() {
  let at = 0;
  let n = 0;
  const read: { n: number; start: number; end: number; page: number }[] = [];
  for (const line of sampleText.split('\n')) {
    const mark = /^(#+ |- )?/.exec(line)?.[0].length ?? 0;
    if (line !== '' && !line.startsWith('| -')) {
      n += 1;
      read.push({ n, start: at + mark, end: at + line.length, page: n < 10 ? 1 : 2 });
    }
    at += line.length + 1;
  }
  return read;
}
