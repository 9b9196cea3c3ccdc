import { tidy } from './tidy.ts';

export const read = () => tidy;
