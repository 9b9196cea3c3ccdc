import { sample } from './test-files/sample.ts';

export const read = sample;
