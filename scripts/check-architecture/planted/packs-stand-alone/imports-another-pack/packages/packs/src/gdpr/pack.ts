import { breach } from '../hipaa/breach.ts';

export const pack = { breach };
