import { upload } from '../features/upload/upload.ts';

export const button = upload;
