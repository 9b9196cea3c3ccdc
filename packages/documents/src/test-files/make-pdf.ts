import PDFDocument from 'pdfkit';

export type PdfBlock =
  | { readonly heading: string; readonly level?: 1 | 2 }
  | { readonly paragraph: string }
  | { readonly items: readonly string[] }
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly columns: readonly [left: string, right: string] }
  | 'page break';

export interface PdfOptions {
  /** Printed at the top and, with the page number, at the bottom of every page. */
  readonly header?: string;
  readonly footer?: string;
  /** To open the file. */
  readonly userPassword?: string;
  /** Only restricts what may be done with the opened file. */
  readonly ownerPassword?: string;
}

/** A PDF of blocks, untagged, in Helvetica: headings bold and bigger, text in 11 points. */
export function makePdf(
  blocks: readonly PdfBlock[],
  options: PdfOptions = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 72,
    bufferPages: true,
    ...(options.userPassword ? { userPassword: options.userPassword } : {}),
    ...(options.ownerPassword ? { ownerPassword: options.ownerPassword } : {}),
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  for (const block of blocks) drawBlock(pdf, block);
  const pages = pdf.bufferedPageRange().count;
  for (let page = 0; page < pages; page++) {
    pdf.switchToPage(page);
    if (options.header) drawInMargin(pdf, options.header, 36);
    if (options.footer) drawInMargin(pdf, `${options.footer} ${page + 1}`, 800);
  }
  pdf.end();
  return done;
}

const LEFT = 72;
const WIDTH = 451;

function drawBlock(pdf: PDFKit.PDFDocument, block: PdfBlock): void {
  if (block === 'page break') {
    pdf.addPage();
  } else if ('heading' in block) {
    pdf.font('Helvetica-Bold').fontSize(block.level === 2 ? 13 : 16);
    pdf.text(block.heading, LEFT).moveDown(0.5);
  } else if ('paragraph' in block) {
    pdf.font('Helvetica').fontSize(11).text(block.paragraph, LEFT).moveDown();
  } else if ('items' in block) {
    pdf.font('Helvetica').fontSize(11);
    for (const text of block.items) {
      const y = pdf.y;
      pdf.text('•', LEFT + 10, y).text(text, LEFT + 28, y, { width: WIDTH - 28 });
    }
    pdf.moveDown();
  } else if ('rows' in block) {
    pdf.font('Helvetica').fontSize(11);
    for (const row of block.rows) {
      const y = pdf.y;
      row.forEach((cell, column) => {
        pdf.text(cell, LEFT + (column * WIDTH) / row.length, y, { width: WIDTH / row.length - 20 });
      });
      pdf.moveDown(0.5);
    }
    pdf.x = LEFT;
  } else {
    pdf.font('Helvetica').fontSize(11);
    const y = pdf.y;
    const width = (WIDTH - 30) / 2;
    block.columns.forEach((text, column) => {
      pdf.text(text, LEFT + column * (width + 30), y, { width });
    });
    pdf.moveDown();
  }
}

function drawInMargin(pdf: PDFKit.PDFDocument, text: string, y: number): void {
  const { bottom } = pdf.page.margins;
  // Otherwise pdfkit takes text below the margin to a new page.
  pdf.page.margins.bottom = 0;
  pdf.font('Helvetica').fontSize(9).text(text, LEFT, y, { lineBreak: false });
  pdf.page.margins.bottom = bottom;
}
