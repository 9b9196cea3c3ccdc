import { StatusMark } from '../../../ui/status-mark.tsx';
import type { FindingStatus } from '../finding-tag.tsx';
import { FindingTag } from '../finding-tag.tsx';
import type { Block, Insertion } from './layout-document.ts';
import type { Mark } from './mark.ts';

/** What the margin says about the owner of a mark. */
export interface Owners {
  readonly findings: ReadonlyMap<string, { number: number; title: string; status: FindingStatus }>;
  readonly controls: ReadonlyMap<string, { title: string }>;
}

/** Right of a block: a numbered tag for each finding that begins here, one glyph for what is met. */
export function MarginTags({
  block,
  owners,
  selected,
  onOpen,
}: {
  block: Block<Insertion>;
  owners: Owners;
  selected: string | null;
  onOpen: (mark: Mark) => void;
}) {
  const findings = firstOfEach(block.begins, 'finding');
  const met = firstOfEach(block.begins, 'control');
  const chosen = block.begins.find(({ id }) => id === selected);
  const [firstMet] = met;
  return (
    <div
      role={block.shape.role === 'row' ? 'cell' : undefined}
      className="flex flex-col items-center gap-1"
    >
      {findings.map((mark) => {
        const owner = owners.findings.get(mark.owner.id);
        return owner === undefined ? null : (
          <button
            key={mark.id}
            type="button"
            className="grid size-6 place-items-center"
            aria-label={`Finding ${owner.number}: ${owner.title}`}
            title={owner.title}
            onClick={() => onOpen(mark)}
          >
            <FindingTag
              number={owner.number}
              status={owner.status}
              inverted={chosen?.owner.id === mark.owner.id}
            />
          </button>
        );
      })}
      {firstMet ? (
        <button
          type="button"
          className="grid size-6 place-items-center rounded-sm"
          aria-label={metLabel(met, owners)}
          title={metLabel(met, owners)}
          onClick={() => onOpen(nextOf(met, selected) ?? firstMet)}
        >
          <StatusMark status="met" />
        </button>
      ) : null}
    </div>
  );
}

function firstOfEach(marks: readonly Mark[], kind: Mark['owner']['kind']): Mark[] {
  const byOwner = new Map<string, Mark>();
  for (const mark of marks) {
    if (mark.bearing === 'looked' || mark.owner.kind !== kind) continue;
    if (!byOwner.has(mark.owner.id)) byOwner.set(mark.owner.id, mark);
  }
  return [...byOwner.values()];
}

/** Pressing the glyph again goes on to the next control it stands for. */
function nextOf(met: readonly Mark[], selected: string | null): Mark | undefined {
  return met[(met.findIndex(({ id }) => id === selected) + 1) % met.length];
}

function metLabel(met: readonly Mark[], owners: Owners): string {
  const titles = met.map(({ owner }) => owners.controls.get(owner.id)?.title ?? owner.id);
  return `Met: ${titles.join(', ')}`;
}
