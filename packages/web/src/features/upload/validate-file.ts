import { MAX_UPLOAD_BYTES, MEDIA_TYPES } from '@lintel/contract';

/** Why a chosen file is not taken, as its toast says it. */
export interface FileFault {
  readonly title: string;
  readonly description: string;
}

export const ACCEPTED_EXTENSIONS = '.pdf,.docx,.txt';

/** What an empty type may stand for: some systems know no type for a file dropped from a folder. */
const BY_EXTENSION = /\.(pdf|docx|txt)$/i;
const ACCEPTED_TYPES: ReadonlySet<string> = new Set(Object.values(MEDIA_TYPES));

/** Null for a file that may be sent. The server looks at the content as well. */
export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>): FileFault | null {
  if (!isAcceptedType(file)) {
    return {
      title: 'Unsupported file type',
      description: 'Please upload PDF, DOCX, or TXT files only.',
    };
  }
  if (file.size > MAX_UPLOAD_BYTES) {
    return { title: 'File too large', description: 'Please upload files smaller than 10MB.' };
  }
  return null;
}

function isAcceptedType({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return essence === '' ? BY_EXTENSION.test(name) : ACCEPTED_TYPES.has(essence);
}
