import type { Control, Document, Results, Scope } from '@lintel/contract';
import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { DocumentPane } from './document/document-pane.tsx';
import type { Owners } from './document/margin-tags.tsx';
import { controlMarkId, findingMarkId, type Mark, marksOf, stopsOf } from './document/mark.ts';
import { documentTitle } from './document-title.ts';
import { FindingList } from './findings/finding-list.tsx';
import { HalfSwitch } from './half-switch.tsx';
import { OffTarget } from './off-target.tsx';
import { proveQuotes } from './prove-quotes.ts';
import { firstReading, type ListPlace, read } from './reading.ts';
import { AboutCheck } from './summary/about-check.tsx';
import { ControlDetail } from './summary/control-detail.tsx';
import { ControlsStrip } from './summary/controls-strip.tsx';
import { ActionBar, Masthead } from './summary/masthead.tsx';
import { MissingSections } from './summary/missing-sections.tsx';
import { ScoreOverview } from './summary/score-overview.tsx';
import { useSplit } from './use-split.ts';

/**
 * A result beside its document: findings lead to their passages, passages to their findings.
 * Give it a `key` of the analysis, so that another result is read from its beginning.
 */
export function ResultsView({
  results: answered,
  document: file,
  exporting,
  changingScope,
  onExport,
  onChangeScope,
  onNewAnalysis,
}: {
  results: Results;
  document: Document;
  exporting: boolean;
  changingScope: boolean;
  onExport: () => void;
  onChangeScope: (scope: Scope) => void;
  onNewAnalysis: () => void;
}) {
  const results = useMemo(() => proveQuotes(answered, file.extractedText), [answered, file]);
  const items = results.riskItems;
  const marks = useMemo(() => marksOf(results), [results]);
  const stops = useMemo(() => stopsOf(marks), [marks]);
  const owners = useMemo(() => ownersOf(results), [results]);
  const [reading, act] = useReducer(read, null, () =>
    firstReading(items, firstMarkOf(items[0] ?? null)),
  );
  const split = useSplit();
  const list = useRef<HTMLDivElement>(null);
  useBringingInList(list, { place: reading.bring.inList, times: reading.bring.times });

  const onOpen = useCallback(
    (mark: Mark) => act({ act: 'go-to-owner', owner: mark.owner, markId: mark.id, items }),
    [items],
  );
  const onVisit = useCallback((mark: Mark) => act({ act: 'visit', mark, items }), [items]);
  const onShow = (markId: string) => act({ act: 'go-to-mark', markId });
  const openControl = results.controls.find(({ id }) => id === reading.openControl) ?? null;
  const actions = { exporting, onExport, onNewAnalysis };
  const changeCoverage = (coverage: Scope['coverage']) =>
    onChangeScope({ ...results.scope, coverage });

  return (
    <div className="flex flex-col lg:h-dvh">
      <Masthead title={documentTitle(file)} results={results} {...actions} />
      <div className="lg:grid lg:min-h-0 lg:flex-1 lg:grid-cols-[520px_minmax(0,1fr)]">
        <div ref={list} className="relative lg:overflow-y-auto lg:border-r lg:border-line">
          {results.offTarget ? (
            <OffTarget
              results={results}
              offTarget={results.offTarget}
              changing={changingScope}
              onCheckAll={() => changeCoverage('full')}
            />
          ) : (
            <ScoreOverview results={results} />
          )}
          <HalfSwitch half={reading.half} onChange={(half) => act({ act: 'show-half', half })} />
          {results.offTarget ? null : (
            <div className={reading.half === 'findings' ? '' : 'max-lg:hidden'}>
              <ControlsStrip
                controls={results.controls}
                catalogue={`pack ${results.packVersion}, engine ${results.engineVersion}`}
                current={openControlOf(results, reading)}
                onOpen={(control) => {
                  const finding = items.find(({ controlId }) => controlId === control.id);
                  if (finding) {
                    const owner = { kind: 'finding', id: finding.id } as const;
                    act({ act: 'go-to-owner', owner, markId: firstMarkOf(finding), items });
                  } else {
                    const markId = firstMarkOfControl(control);
                    act({ act: 'open-control', id: control.id, markId });
                  }
                }}
              />
              {openControl === null ? null : (
                <ControlDetail
                  control={openControl}
                  markId={reading.markId}
                  onQuote={onShow}
                  onClose={() => act({ act: 'close' })}
                />
              )}
              <AboutCheck
                results={results}
                changing={changingScope}
                onChangeScope={changeCoverage}
              />
              <MissingSections
                sections={results.missingSections}
                controls={results.controls}
                onShow={({ id }) => act({ act: 'go-to-section', id })}
              />
              {results.missingSections.length === 0 ? <div className="h-5" /> : null}
              <FindingList
                results={results}
                paragraphs={file.paragraphs}
                reading={reading}
                onFilter={(level) => act({ act: 'filter', level })}
                onLoadMore={() => act({ act: 'load-more' })}
                onToggle={(item) =>
                  reading.openFinding === item.id
                    ? act({ act: 'close' })
                    : act({
                        act: 'open-finding',
                        id: item.id,
                        markId: firstMarkOf(item),
                        sectionId: sectionOf(results, item),
                      })
                }
                onShow={onShow}
              />
            </div>
          )}
        </div>
        <div
          className={`relative lg:overflow-y-auto ${reading.half === 'document' ? '' : 'max-lg:hidden'}`}
        >
          <DocumentPane
            document={file}
            marks={marks}
            stops={stops}
            missingSections={results.missingSections}
            owners={owners}
            selected={marks.find(({ id }) => id === reading.markId) ?? null}
            bring={reading.bring}
            visible={split || reading.half === 'document'}
            onOpen={onOpen}
            onVisit={onVisit}
          />
        </div>
      </div>
      <ActionBar {...actions} />
    </div>
  );
}

function ownersOf(results: Results): Owners {
  return {
    findings: new Map(
      results.riskItems.map(({ id, title, status }, index) => [
        id,
        { number: index + 1, title, status },
      ]),
    ),
    controls: new Map(results.controls.map(({ id, title }) => [id, { title }])),
  };
}

/** The passage a finding opens with: the first against it, else its first. */
function firstMarkOf(item: Results['riskItems'][number] | null): string | null {
  if (item === null || item.evidence.length === 0) return null;
  const against = item.evidence.findIndex(({ bearing }) => bearing !== 'supports');
  return findingMarkId(item.id, Math.max(0, against));
}

/** Where what a finding misses would stand, if a section of its own is missing. */
function sectionOf(
  { missingSections }: Results,
  { controlId }: Results['riskItems'][number],
): string | null {
  if (controlId === null) return null;
  return missingSections.find(({ controlIds }) => controlIds.includes(controlId))?.id ?? null;
}

function firstMarkOfControl(control: Control): string | null {
  return control.status === 'met' && control.evidence.length > 0
    ? controlMarkId(control.id, 0)
    : null;
}

function openControlOf(
  { riskItems }: Results,
  reading: { openFinding: string | null; openControl: string | null },
): string | null {
  const finding = riskItems.find(({ id }) => id === reading.openFinding);
  return finding?.controlId ?? reading.openControl;
}

function useBringingInList(
  list: RefObject<HTMLElement | null>,
  { place, times }: { place: ListPlace | null; times: number },
): void {
  const brought = useRef(0);
  useEffect(() => {
    if (place === null || brought.current === times) return;
    brought.current = times;
    const row = list.current?.querySelector(
      `[data-row=${JSON.stringify(`${place.kind}/${place.id}`)}]`,
    );
    if (!row) return;
    // What does not fit begins at the top; what fits moves no further than it must.
    const fits = row.getBoundingClientRect().height < 0.6 * window.innerHeight;
    row.scrollIntoView({ block: fits ? 'nearest' : 'start', behavior: 'smooth' });
  }, [list, place, times]);
}
