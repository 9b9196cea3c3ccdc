import { disk } from '../adapters/file-store/disk.ts';

export const uploadDocument = disk;
