import { makeTxt } from '@lintel/documents/test-files';

export const sample = makeTxt;
