import { FileText } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { formatMegabytes } from '../../ui/format-size.ts';

/** The chosen file, before it is sent. */
export function SelectedFile({
  file,
  primary,
  uploading,
  onUpload,
  onCancel,
}: {
  file: Pick<File, 'name' | 'size'>;
  /** Sending it is the next step, and not one of two. */
  primary: boolean;
  uploading: boolean;
  onUpload: () => void;
  onCancel: () => void;
}) {
  return (
    <div className="min-w-0">
      <FileText
        aria-hidden="true"
        size={28}
        strokeWidth={1.2}
        className="mx-auto mb-3 text-ink-3"
      />
      <p className="type-block wrap-anywhere">{file.name}</p>
      <p className="type-small mt-0.5 text-ink-2 tabular-nums">{formatMegabytes(file.size)}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2.5">
        <Button variant={primary ? 'primary' : 'secondary'} busy={uploading} onClick={onUpload}>
          {uploading ? 'Uploading...' : 'Upload & Process'}
        </Button>
        <Button disabled={uploading} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
