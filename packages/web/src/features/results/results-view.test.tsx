import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ResultsView } from './results-view.tsx';
import { sampleDocument, sampleText } from './testing/sample-document.ts';
import { offTargetResults, sampleResults } from './testing/sample-results.ts';

const scrolled = vi.fn<(this: Element) => void>();
const actions = { onExport: vi.fn(), onChangeScope: vi.fn(), onNewAnalysis: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', (query: string) => ({
    // Wide enough for both halves, and no smooth scrolling.
    matches: true,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.call(this);
  };
});

const show = (results = sampleResults) =>
  render(
    <ResultsView
      results={results}
      document={sampleDocument}
      exporting={false}
      changingScope={false}
      {...actions}
    />,
  );

const findings = () => within(screen.getByRole('region', { name: 'Findings' }));
const paper = () => within(screen.getByRole('region', { name: 'Document' }));
const lastScrolledTo = () => scrolled.mock.contexts.at(-1)?.textContent;

describe('a result', () => {
  it('says what was checked, the score and the counts', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Privacy Notice of Harbour Books',
    );
    expect(screen.getByText('privacy-notice.pdf')).toBeDefined();
    expect(screen.getAllByRole('img', { name: 'Score 45 of 100, Fair' })[0]).toBeDefined();
    const score = within(screen.getByRole('region', { name: 'Score' }));
    expect(score.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2',
      '3',
      '2',
    ]);
    expect(screen.queryByText('Improve Document')).toBeNull();
  });

  it('shows five findings, then five more', () => {
    show();
    expect(findings().getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
    expect(findings().getByText('5 of 7 shown')).toBeDefined();
    expect(findings().queryByText('Review overdue')).toBeNull();
    fireEvent.click(findings().getByRole('button', { name: 'Load More' }));
    expect(findings().getByText('7 of 7 shown')).toBeDefined();
    expect(findings().getByText('Review overdue')).toBeDefined();
    expect(findings().queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it('filters by level and keeps the numbers of the findings', () => {
    show();
    fireEvent.click(findings().getByRole('button', { name: 'Medium 3' }));
    expect(findings().getByText('3 of 3 shown')).toBeDefined();
    expect(
      findings().getByRole('button', { name: /^Finding 4: Retention period left open/ }),
    ).toBeDefined();
    expect(findings().queryByText('Purposes left without limits')).toBeNull();
  });

  it('prints arithmetic that adds up', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Show the arithmetic' }));
    const rows = within(screen.getByRole('table', { name: 'How the score comes about' }));
    const sum = rows.getByRole('row', { name: /^Sum/ });
    expect(sum.textContent).toBe('Sum19.08.5');
    expect(screen.getByText(/rounded half up: 45\. 1 control does not apply/)).toBeDefined();
  });

  it('shows for an open finding what is wrong, met, missing, why it matters and what to do', () => {
    show();
    fireEvent.click(findings().getByRole('button', { name: /Retention period left open/ }));
    const open = findings();
    expect(open.getByText('A period is given for invoices only.')).toBeDefined();
    expect(open.getByRole('region', { name: 'What is met' }).textContent).toContain(
      'Invoices are kept for ten years',
    );
    expect(open.getByRole('region', { name: 'What is missing' }).textContent).toContain(
      'A period, or the criteria for it, for all data',
    );
    expect(open.getByRole('region', { name: 'Why it matters' })).toBeDefined();
    expect(open.getByRole('region', { name: 'Recommendation' })).toBeDefined();
  });

  it('says plainly that nothing was found, and where it looked', () => {
    show();
    fireEvent.click(findings().getByRole('button', { name: /Right to withdraw consent/ }));
    expect(findings().getByText('Nothing found')).toBeDefined();
    fireEvent.click(findings().getByRole('button', { name: /Nearest passage/ }));
    expect(lastScrolledTo()).toBe('You may ask for access');
  });
});

describe('findings and the document', () => {
  it('shows every quote at its place in the text', () => {
    show();
    for (const { evidence } of sampleResults.riskItems) {
      for (const { quote } of evidence) expect(sampleText).toContain(quote);
    }
    const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toContain('passed to our partners');
    expect(marked).toContain('72 hours');
  });

  it('goes from a quote to its passage', () => {
    show();
    fireEvent.click(findings().getByRole('button', { name: /Recipients named only/ }));
    fireEvent.click(findings().getByRole('button', { name: /passed to our partners.*Verified/ }));
    expect(lastScrolledTo()).toBe('passed to our partners');
  });

  it('goes from a tag in the margin to its finding, past the filter and the first five', () => {
    show();
    fireEvent.click(findings().getByRole('button', { name: 'High 2' }));
    fireEvent.click(paper().getByRole('button', { name: 'Finding 7: Review overdue' }));
    const row = findings().getByRole('button', { name: /^Finding 7: Review overdue/ });
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(lastScrolledTo()).toContain('Review overdue');
  });

  it('goes from an underline to its finding', () => {
    show();
    const mark = [...document.querySelectorAll('mark')].find(
      ({ textContent }) => textContent === 'passed to our partners',
    );
    fireEvent.click(mark as Element);
    const row = findings().getByRole('button', { name: /^Finding 5/ });
    expect(row.getAttribute('aria-expanded')).toBe('true');
  });

  it('opens what is met from its glyph', () => {
    show();
    fireEvent.click(paper().getByRole('button', { name: 'Met: Rights of the data subject' }));
    const detail = screen.getByRole('region', { name: 'Rights of the data subject' });
    expect(detail.textContent).toContain('for correction and for erasure.');
  });

  it('moves between marks with J and K, but not while somebody types', () => {
    show();
    expect(paper().getByText('Mark 4 of 12')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(paper().getByText('Mark 5 of 12')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'k' });
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(paper().getByText('Mark 3 of 12')).toBeDefined();
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
    expect(paper().getByText('Mark 3 of 12')).toBeDefined();
    field.remove();
  });

  it('shows where a missing section would stand', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: /Show where right to withdraw consent/ }));
    expect(lastScrolledTo()).toBe('Here: right to withdraw consent');
  });

  it('names many missing sections in one line, which opens to where they would stand', () => {
    const [section] = sampleResults.missingSections;
    if (section === undefined) throw new Error('The sample misses no section');
    const missingSections = ['recipients', 'transfers', 'sensitive data'].map((title) => ({
      ...section,
      id: title,
      title,
    }));
    show({ ...sampleResults, missingSections });
    const line = screen.getByRole('button', {
      name: '3 missing sections: Recipients, Transfers, Sensitive data',
    });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: /^Show where/ })).toBeNull();
    fireEvent.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('button', { name: /^Show where/ })).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: /Show where transfers would stand/ }));
    expect(lastScrolledTo()).toBe('Here: transfers');
  });

  it('gives a finding of weak passages an amber tag and amber dashed lines', () => {
    show();
    const tag = paper().getByRole('button', {
      name: 'Finding 7: Review overdue',
    }).firstElementChild;
    expect(tag?.className).toContain('text-amber');
    const mark = [...document.querySelectorAll('mark')].find(
      ({ textContent }) => textContent === 'Last reviewed on 3 March 2021.',
    );
    expect(mark?.className).toContain('decoration-amber-mark decoration-dashed');
  });

  it('never shows a quote that does not stand in the text', () => {
    const [first, ...rest] = sampleResults.riskItems;
    const forged = {
      ...sampleResults,
      riskItems: [
        { ...first, evidence: first?.evidence.map((each) => ({ ...each, quote: 'Invented' })) },
        ...rest,
      ],
    } as typeof sampleResults;
    show(forged);
    expect(screen.queryByText('Invented')).toBeNull();
  });
});

describe('controls and scope', () => {
  it('names a control by keyboard and opens it with Enter', () => {
    show();
    const strip = screen.getByRole('listbox', { name: 'Controls' });
    fireEvent.focus(strip);
    fireEvent.keyDown(strip, { key: 'Home' });
    expect(screen.getByText('GDPR Art. 13(1)(c), Purposes and legal basis: met')).toBeDefined();
    fireEvent.keyDown(strip, { key: 'Enter' });
    expect(screen.getByRole('region', { name: 'Purposes and legal basis' })).toBeDefined();
    fireEvent.keyDown(strip, { key: 'ArrowRight' });
    fireEvent.keyDown(strip, { key: 'Enter' });
    const row = findings().getByRole('button', { name: /^Finding 1/ });
    expect(row.getAttribute('aria-expanded')).toBe('true');
  });

  it('says what the document was taken for, and changes the scope', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Why, and change' }));
    expect(screen.getByText('Title “Privacy Notice of Harbour Books” (¶ 1)')).toBeDefined();
    expect(screen.getByText(sampleResults.documentSha256)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Check the whole framework' }));
    expect(actions.onChangeScope).toHaveBeenCalledWith({ coverage: 'full' });
  });

  it('gives a dash, the reasons and the choice for a file that is no such policy', () => {
    show(offTargetResults);
    expect(screen.getByRole('img', { name: 'No score' })).toBeDefined();
    expect(screen.getByText('It lists amounts and a total')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Findings' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Check the whole framework' }));
    expect(actions.onChangeScope).toHaveBeenCalledWith({ coverage: 'full' });
  });
});

it('exports and begins anew', () => {
  show();
  fireEvent.click(screen.getAllByRole('button', { name: 'Export Report' })[0] as Element);
  fireEvent.click(screen.getAllByRole('button', { name: 'New Analysis' })[0] as Element);
  expect(actions.onExport).toHaveBeenCalledTimes(1);
  expect(actions.onNewAnalysis).toHaveBeenCalledTimes(1);
});
