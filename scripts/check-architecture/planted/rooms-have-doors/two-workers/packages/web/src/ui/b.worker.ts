import { audit } from '@lintel/engine';

export const second = audit;
