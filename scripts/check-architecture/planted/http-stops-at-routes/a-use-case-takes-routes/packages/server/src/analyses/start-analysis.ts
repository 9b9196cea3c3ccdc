import { paths } from './routes.ts';

export const startAnalysis = paths;
