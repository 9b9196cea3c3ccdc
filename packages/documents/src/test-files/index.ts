/** Files made for tests. No product code imports this entry point. */
export {
  type DocxParts,
  heading,
  item,
  makeDocx,
  paragraph,
  run,
  table,
} from './make-docx.ts';
export { makePdf, type PdfBlock, type PdfOptions } from './make-pdf.ts';
export { makeTxt, type TxtEncoding } from './make-txt.ts';
