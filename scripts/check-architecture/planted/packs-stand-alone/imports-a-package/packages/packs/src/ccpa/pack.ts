import { parse } from 'yaml';

export const pack = parse('a: 1');
