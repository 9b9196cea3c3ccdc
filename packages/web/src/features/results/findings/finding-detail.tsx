import type { Document, Evidence, RiskItem } from '@lintel/contract';
import { type ReactNode, useId } from 'react';
import { findingMarkId, lookedMarkId } from '../document/mark.ts';
import { FirstFew } from './first-few.tsx';
import { LookedAt } from './looked-at.tsx';
import { Quote } from './quote.tsx';

/** An open finding: what is wrong, what is met, what is missing, why it matters, what to do. */
export function FindingDetail({
  item,
  paragraphs,
  markId,
  onShow,
}: {
  item: RiskItem;
  paragraphs: Document['paragraphs'];
  markId: string | null;
  onShow: (markId: string) => void;
}) {
  const numbered = item.evidence.map((evidence, index) => ({ evidence, index }));
  const against = numbered.filter(({ evidence }) => evidence.bearing !== 'supports');
  const met = numbered.filter(({ evidence }) => evidence.bearing === 'supports');
  const quotes = (list: typeof numbered) => (
    <Quotes list={list} item={item} markId={markId} onShow={onShow} />
  );
  return (
    <div className="type-body grid gap-4 pt-2 pb-5">
      <p>{item.description}</p>
      {quotes(against)}
      {item.evidence.length === 0 ? (
        <LookedAt
          item={item}
          paragraphs={paragraphs}
          selected={item.lookedAt.findIndex((_, index) => lookedMarkId(item.id, index) === markId)}
          onShow={(index) => onShow(lookedMarkId(item.id, index))}
        />
      ) : null}
      {met.length > 0 ? <Part label="What is met">{quotes(met)}</Part> : null}
      {item.missingElements.length > 0 ? (
        <Part label="What is missing">
          <ul className="list-disc pl-4">
            {item.missingElements.map((element) => (
              <li key={element} className="first-letter:uppercase">
                {element}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Part label="Why it matters">
        <p>{item.why}</p>
      </Part>
      <Part label="Recommendation">
        <p>{item.recommendation}</p>
      </Part>
    </div>
  );
}

function Quotes({
  list,
  item,
  markId,
  onShow,
}: {
  list: readonly { evidence: Evidence; index: number }[];
  item: RiskItem;
  markId: string | null;
  onShow: (markId: string) => void;
}) {
  if (list.length === 0) return null;
  const selected = list.findIndex(({ index }) => findingMarkId(item.id, index) === markId);
  return (
    <div className="grid gap-2">
      <FirstFew items={list} few={3} selected={selected}>
        {(few) =>
          few.map(({ evidence, index }) => {
            const id = findingMarkId(item.id, index);
            return (
              <Quote
                key={id}
                evidence={evidence}
                selected={id === markId}
                onShow={() => onShow(id)}
              />
            );
          })
        }
      </FirstFew>
    </div>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="type-label mb-1 text-ink-3">
        {label}
      </h4>
      {children}
    </section>
  );
}
