import { audit } from '@lintel/engine';

export const again = audit;
