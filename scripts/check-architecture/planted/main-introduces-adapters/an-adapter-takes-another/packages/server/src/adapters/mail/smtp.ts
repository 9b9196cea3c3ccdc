import { disk } from '../file-store/disk.ts';

export const smtp = disk;
