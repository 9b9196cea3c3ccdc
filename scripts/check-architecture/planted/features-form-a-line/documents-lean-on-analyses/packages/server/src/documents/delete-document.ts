import { running } from '../analyses/running.ts';

export const deleteDocument = running;
