import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDocument } from '../../features/results/testing/sample-document.ts';
import { sampleResults } from '../../features/results/testing/sample-results.ts';
import { answerWith, json, refusal } from '../../testing/answer.ts';
import { storeLogin } from '../../testing/people.ts';
import { visit } from '../../testing/visit.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { UploadPage } from './upload-page.tsx';

const ID = sampleResults.id;
const ROUTES = [
  { path: '/dashboard', Component: DashboardPage },
  { path: '/upload', Component: UploadPage },
];
const FRAMEWORKS = [
  { id: 'GDPR', name: 'General Data Protection Regulation', description: 'EU.', locked: false },
  { id: 'SOC2', name: 'SOC 2', description: 'Criteria.', locked: true },
];
const progress = (status: string, rest = {}) =>
  json({ id: ID, status, stage: 'analyzing', progress: 50, ...rest });
const ANSWERS = {
  'GET /api/audit-usage': json({
    isUnlimited: false,
    current: 38,
    limit: 100,
    resetDate: '2026-12-14T00:00:00Z',
  }),
  'GET /api/frameworks': json(FRAMEWORKS),
  'POST /api/upload': json(sampleDocument),
  [`GET /api/documents/${sampleDocument.id}`]: json(sampleDocument),
  'POST /api/analyze': json({ analysisId: ID }),
  [`GET /api/analysis-status/${ID}`]: progress('COMPLETED', { score: 45 }),
  [`GET /api/results/${ID}`]: json(sampleResults),
};

let session = 0;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: true,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  Element.prototype.scrollIntoView = () => {};
  // Work belongs to a session, so each test has its own.
  session += 1;
  storeLogin(Date.now() + session);
  localStorage.setItem(
    'storedLogin',
    (localStorage.getItem('storedLogin') ?? '').replace(/token-\d+/, `token-${session}`),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const policy = new File(['Policy text.'], 'policy.txt', { type: 'text/plain' });

/** A hand is slower than the router, which draws a new address in its own time. */
async function goBack(page: ReturnType<typeof visit>) {
  await act(() => new Promise((drawn) => setTimeout(drawn, 100)));
  await act(() => page.back());
}

async function upload() {
  fireEvent.change(await screen.findByLabelText('Document'), { target: { files: [policy] } });
  fireEvent.click(screen.getByRole('button', { name: 'Upload & Process' }));
}
async function start() {
  await upload();
  fireEvent.click(await screen.findByRole('radio', { name: /GDPR/ }));
  expect(screen.getByRole('heading', { name: 'Ready to analyze' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Start Analysis' }));
}

describe('from a document to its result', () => {
  it('asks for a document first, then for a framework, and shows the result', async () => {
    answerWith(ANSWERS);
    const page = visit('/dashboard', ROUTES);
    expect(
      await screen.findByRole('heading', { name: 'Compliance Analysis Dashboard' }),
    ).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    await start();
    expect(await screen.findByText('Analysis complete')).toBeDefined();
    expect(screen.getByText('Score 45 of 100.')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Risk overview' })).toBeDefined();
    expect(page.path()).toBe(`/dashboard?analysis=${ID}`);
  });

  it('keeps a locked framework readable, and leads to the plans', async () => {
    answerWith(ANSWERS);
    visit('/dashboard', ROUTES);
    await upload();
    await screen.findByRole('radio', { name: /GDPR/ });
    expect(screen.queryByRole('radio', { name: /SOC2/ })).toBeNull();
    expect(screen.getByText('SOC2')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('goes on at the dashboard with a document from /upload', async () => {
    answerWith(ANSWERS);
    const page = visit('/upload', ROUTES);
    await upload();
    expect(await screen.findByRole('radio', { name: /GDPR/ })).toBeDefined();
    expect(page.path()).toBe('/dashboard');
  });

  it('clears document, framework and result with New Analysis', async () => {
    answerWith(ANSWERS);
    const page = visit('/dashboard', ROUTES);
    await start();
    await screen.findByRole('heading', { name: 'Risk overview' });
    fireEvent.click(screen.getAllByRole('button', { name: 'New Analysis' })[0] as Element);
    expect(await screen.findByText('Drop a policy here')).toBeDefined();
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
  });
});

describe('what a hand may do', () => {
  it('starts one analysis at a double click, for each uses up an audit', async () => {
    const asked = answerWith(ANSWERS);
    visit('/dashboard', ROUTES);
    await upload();
    fireEvent.click(await screen.findByRole('radio', { name: /GDPR/ }));
    const button = screen.getByRole('button', { name: 'Start Analysis' });
    button.click();
    button.click();
    await screen.findByRole('heading', { name: 'Risk overview' });
    expect(asked.filter(({ path }) => path === '/api/analyze')).toHaveLength(1);
  });

  it('goes back from a result to the document and its framework', async () => {
    answerWith(ANSWERS);
    const page = visit('/dashboard', ROUTES);
    await start();
    await screen.findByRole('heading', { name: 'Risk overview' });
    await goBack(page);
    expect(await screen.findByRole('button', { name: 'Start Analysis' })).toBeDefined();
    expect(page.path()).toBe('/dashboard');
  });

  it('goes back from New Analysis to the result', async () => {
    answerWith(ANSWERS);
    const page = visit('/dashboard', ROUTES);
    await start();
    await screen.findByRole('heading', { name: 'Risk overview' });
    fireEvent.click(screen.getAllByRole('button', { name: 'New Analysis' })[0] as Element);
    await screen.findByText('Drop a policy here');
    await goBack(page);
    expect(await screen.findByRole('heading', { name: 'Risk overview' })).toBeDefined();
  });
});

describe('when it does not work', () => {
  it('says so when the browser believes to be offline, instead of waiting in silence', async () => {
    const online = vi.spyOn(onlineManager, 'isOnline').mockReturnValue(false);
    answerWith({ ...ANSWERS, 'POST /api/upload': refusal(500, 'INTERNAL', 'No network.') });
    visit('/dashboard', ROUTES);
    await upload();
    expect(await screen.findByText('Upload failed')).toBeDefined();
    online.mockRestore();
  });

  it('says that the monthly limit is reached', async () => {
    const message = 'Monthly audit limit exceeded';
    answerWith({ ...ANSWERS, 'POST /api/analyze': refusal(429, 'AUDIT_LIMIT_EXCEEDED', message) });
    visit('/dashboard', ROUTES);
    await start();
    expect(await screen.findByText('Monthly Audit Limit Reached')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start Analysis' })).toBeDefined();
  });

  it('says why an analysis failed, and lets the person start again', async () => {
    answerWith({
      ...ANSWERS,
      [`GET /api/analysis-status/${ID}`]: progress('FAILED', { errorMessage: 'Out of time.' }),
    });
    const page = visit('/dashboard', ROUTES);
    await start();
    expect(await screen.findByText('Analysis failed')).toBeDefined();
    expect(screen.getByText('Out of time.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Start Analysis' })).toBeDefined();
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
  });

  it('says that a result could not be fetched', async () => {
    const message = 'There is nothing here by that name, or it belongs to another account.';
    answerWith({ ...ANSWERS, [`GET /api/results/${ID}`]: refusal(404, 'NOT_FOUND', message) });
    const page = visit(`/dashboard?analysis=${ID}`, ROUTES);
    expect(await screen.findByText('Failed to fetch results')).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'New Analysis' }));
    expect(await screen.findByText('Drop a policy here')).toBeDefined();
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
  });
});

describe('the one primary button', () => {
  const primaries = () =>
    screen
      .getAllByRole('button')
      .filter(({ className }) => className.split(' ').includes('bg-ink'))
      .map(({ textContent }) => textContent);

  it('is the next step', async () => {
    answerWith(ANSWERS);
    visit('/dashboard', ROUTES);
    const input = await screen.findByLabelText('Document');
    expect(primaries()).toEqual(['Choose a file']);
    fireEvent.change(input, { target: { files: [policy] } });
    expect(primaries()).toEqual(['Upload & Process']);
    fireEvent.click(screen.getByRole('button', { name: 'Upload & Process' }));
    const framework = await screen.findByRole('radio', { name: /GDPR/ });
    expect(primaries()).toEqual([]);
    fireEvent.click(framework);
    expect(primaries()).toEqual(['Start Analysis']);
    fireEvent.change(screen.getByLabelText('Document'), { target: { files: [policy] } });
    expect(primaries()).toEqual(['Start Analysis']);
  });
});

describe('an analysis in the address', () => {
  it('comes back with its document', async () => {
    answerWith(ANSWERS);
    visit(`/dashboard?analysis=${ID}`, ROUTES);
    expect(await screen.findByRole('heading', { name: 'Risk overview' })).toBeDefined();
    expect(screen.queryByText('Analysis complete')).toBeNull();
  });

  it('is taken out of it where it is no id', async () => {
    answerWith(ANSWERS);
    const page = visit('/dashboard?analysis=nope&a=b', ROUTES);
    expect(await screen.findByText('Drop a policy here')).toBeDefined();
    await waitFor(() => expect(page.path()).toBe('/dashboard?a=b'));
  });

  it('is watched while it still runs', async () => {
    let ready = false;
    answerWith({
      ...ANSWERS,
      [`GET /api/results/${ID}`]: () =>
        ready ? json(sampleResults) : refusal(409, 'NOT_READY', 'Not finished yet.'),
      [`GET /api/analysis-status/${ID}`]: () => {
        ready = true;
        return progress('COMPLETED', { score: 45 });
      },
    });
    visit(`/dashboard?analysis=${ID}`, ROUTES);
    expect(await screen.findByRole('heading', { name: 'Risk overview' })).toBeDefined();
    expect(screen.getByText('Analysis complete')).toBeDefined();
  });
});

describe('the report', () => {
  it('is downloaded, or its failure said', async () => {
    const asked = answerWith({
      ...ANSWERS,
      [`GET /api/export/${ID}`]: refusal(500, 'INTERNAL', 'Server error occurred.'),
    });
    visit(`/dashboard?analysis=${ID}`, ROUTES);
    fireEvent.click(
      (await screen.findAllByRole('button', { name: 'Export Report' }))[0] as Element,
    );
    expect(await screen.findByText('Export failed')).toBeDefined();
    expect(screen.getByText('Failed to export the report. Please try again.')).toBeDefined();
    expect(asked.some(({ path }) => path === `/api/export/${ID}`)).toBe(true);
  });
});

describe('another scope', () => {
  it('is a new analysis at a new address', async () => {
    const other = '0190a000-0000-7000-8000-00000000000c';
    answerWith({
      ...ANSWERS,
      [`POST /api/results/${ID}/scope`]: json({ analysisId: other }),
      [`GET /api/analysis-status/${other}`]: json({
        id: other,
        status: 'COMPLETED',
        stage: 'finalizing',
        progress: 100,
        score: 12,
      }),
      [`GET /api/results/${other}`]: json({
        ...sampleResults,
        id: other,
        scope: { coverage: 'full' },
      }),
    });
    const page = visit(`/dashboard?analysis=${ID}`, ROUTES);
    fireEvent.click(await screen.findByRole('button', { name: 'Why, and change' }));
    fireEvent.click(screen.getByRole('button', { name: 'Check the whole framework' }));
    expect(await screen.findByText(/Held to the whole of GDPR/)).toBeDefined();
    await waitFor(() => expect(page.path()).toBe(`/dashboard?analysis=${other}`));
  });
});
