import type { Document } from '@lintel/contract';
import { countOf } from '../../ui/count-of.ts';
import { StatusMark } from '../../ui/status-mark.tsx';

/** The document at hand, as it was read, with what could not be taken over. */
export function DocumentLine({ document: file }: { document: Document }) {
  const facts = [
    file.pages === undefined ? null : countOf(file.pages, 'page'),
    countOf(file.words, 'word'),
    countOf(file.paragraphs.length, 'paragraph'),
  ].filter((fact) => fact !== null);
  return (
    <div>
      <p className="flex items-baseline gap-2.5">
        <span className="translate-y-0.5">
          <StatusMark status="met" />
        </span>
        <span className="min-w-0">
          <span className="type-body font-semibold wrap-anywhere">{file.originalName}</span>
          <span className="type-small block text-ink-2 tabular-nums">Read: {facts.join(', ')}</span>
        </span>
      </p>
      {file.readingNotes.length === 0 ? null : (
        <ul className="type-small mt-2 list-disc pl-10 text-ink-2">
          {file.readingNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
