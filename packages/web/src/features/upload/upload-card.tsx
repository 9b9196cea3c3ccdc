import type { Document } from '@lintel/contract';
import { useRef, useState } from 'react';
import { CallError, isSessionOver } from '../../api/call-error.ts';
import { useUploadDocument } from '../../api/use-upload-document.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { DropZone } from './drop-zone.tsx';
import { SelectedFile } from './selected-file.tsx';
import { faultOf } from './validate-file.ts';

/**
 * No file, a file selected, uploading, then the document is passed on and the selection cleared.
 * `low` once a document is there and the next step matters more; `tall` where this is the page.
 */
export function UploadCard({
  onUploaded,
  height = 'regular',
}: {
  onUploaded: (document: Document) => void;
  height?: 'low' | 'regular' | 'tall';
}) {
  const [file, setFile] = useState<File | null>(null);
  const upload = useUploadDocument();
  // A double click comes before the button is drawn as busy.
  const pressed = useRef(false);

  const choose = (chosen: File) => {
    const fault = faultOf(chosen);
    if (fault) showToast({ ...fault, tone: 'error' });
    else setFile(chosen);
  };
  const send = (chosen: File) => {
    if (pressed.current) return;
    pressed.current = true;
    upload.mutate(chosen, {
      onSuccess: (document) => {
        setFile(null);
        showToast({ title: 'Document uploaded', description: document.originalName });
        onUploaded(document);
      },
      onError: (error) => {
        if (!isSessionOver(error)) showToast({ ...uploadFault(error), tone: 'error' });
      },
      onSettled: () => {
        pressed.current = false;
      },
    });
  };

  return (
    <section aria-label="Upload Document">
      <DropZone height={height} disabled={upload.isPending} onFile={choose}>
        {file === null ? null : (
          <SelectedFile
            file={file}
            primary={height !== 'low'}
            uploading={upload.isPending}
            onUpload={() => send(file)}
            onCancel={() => setFile(null)}
          />
        )}
      </DropZone>
    </section>
  );
}

function uploadFault(error: Error): { title: string; description: string } {
  const sentence = error instanceof CallError ? error.sentence : '';
  return { title: 'Upload failed', description: sentence || 'An error occurred during upload' };
}
