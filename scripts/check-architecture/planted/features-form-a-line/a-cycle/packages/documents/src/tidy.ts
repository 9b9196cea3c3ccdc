import { read } from './read.ts';

export const tidy = () => read;
