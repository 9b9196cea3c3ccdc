import { thing } from 'uuid';

export const results = thing;
