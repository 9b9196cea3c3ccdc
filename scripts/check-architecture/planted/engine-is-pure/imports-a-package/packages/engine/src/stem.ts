import { stem } from 'porter';

export const root = stem;
