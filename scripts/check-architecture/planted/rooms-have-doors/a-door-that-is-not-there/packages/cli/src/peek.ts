import { stem } from '@lintel/engine/document/stem';

export const peek = stem;
