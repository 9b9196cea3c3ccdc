import { upload } from '../upload/upload.ts';

export const view = upload;
