/** Files made for tests. No product code imports this entry point. */
export { makeTxt, type TxtEncoding } from './make-txt.ts';
