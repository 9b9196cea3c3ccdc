import { audit } from '@lintel/engine';

export const first = audit;
