import { stem } from '../../engine/src/stem.ts';

export const peek = stem;
