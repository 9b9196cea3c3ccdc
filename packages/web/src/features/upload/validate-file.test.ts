import { MAX_UPLOAD_BYTES, MEDIA_TYPES } from '@lintel/contract';
import { describe, expect, it } from 'vitest';
import { faultOf } from './validate-file.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('a file that may be sent', () => {
  it.each([
    file('policy.pdf', MEDIA_TYPES.pdf),
    file('policy.docx', MEDIA_TYPES.docx),
    file('policy.txt', MEDIA_TYPES.txt),
    file('policy.txt', 'text/plain;charset=utf-8'),
    file('POLICY.PDF', ''),
    file('policy.pdf', MEDIA_TYPES.pdf, MAX_UPLOAD_BYTES),
  ])('$name as "$type" with $size bytes', (accepted) => {
    expect(faultOf(accepted)).toBeNull();
  });
});

describe('a file that is refused', () => {
  it.each([
    file('policy.doc', 'application/msword'),
    file('picture.png', 'image/png'),
    file('picture.pdf', 'image/png'),
    file('policy.md', ''),
    file('pdf', ''),
  ])('for its type: $name as "$type"', (refused) => {
    expect(faultOf(refused)).toEqual({
      title: 'Unsupported file type',
      description: 'Please upload PDF, DOCX, or TXT files only.',
    });
  });

  it('for its size: one byte more than 10 MB', () => {
    expect(faultOf(file('policy.pdf', MEDIA_TYPES.pdf, MAX_UPLOAD_BYTES + 1))).toEqual({
      title: 'File too large',
      description: 'Please upload files smaller than 10MB.',
    });
  });
});
