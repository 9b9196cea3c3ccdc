import { audit } from '@lintel/engine';

export const live = audit;
