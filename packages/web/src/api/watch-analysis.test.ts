import type { AnalysisProgress } from '@lintel/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, json } from '../testing/answer.ts';
import { ANALYSIS_ID } from '../testing/people.ts';
import { watchAnalysis } from './watch-analysis.ts';

const STATUS = `GET /api/analysis-status/${ANALYSIS_ID}`;
const working: AnalysisProgress = {
  id: ANALYSIS_ID,
  status: 'ANALYZING',
  stage: 'analyzing',
  progress: 50,
};
const done: AnalysisProgress = {
  ...working,
  status: 'COMPLETED',
  stage: 'finalizing',
  progress: 100,
  score: 68,
};

class FakeEventSource {
  static last: FakeEventSource | undefined;
  readonly url: string;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  constructor(url: string) {
    this.url = url;
    FakeEventSource.last = this;
  }
  close() {
    this.closed = true;
  }
}

let seen: AnalysisProgress[];
const see = (progress: AnalysisProgress) => seen.push(progress);

beforeEach(() => {
  seen = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watching an analysis', () => {
  it('follows the events to the end, and asks nothing else', () => {
    const asked = answerWith({});
    watchAnalysis(ANALYSIS_ID, see);
    const events = FakeEventSource.last;
    expect(events?.url).toBe(`/api/analysis-events/${ANALYSIS_ID}`);
    events?.onmessage?.({ data: JSON.stringify(working) });
    events?.onmessage?.({ data: 'not json' });
    events?.onmessage?.({ data: JSON.stringify(done) });
    events?.onerror?.();
    expect(seen).toEqual([working, done]);
    expect(events?.closed).toBe(true);
    expect(asked).toEqual([]);
  });

  it('polls every two seconds once the events break off, until the end', async () => {
    const answers = [working, working, done];
    const asked = answerWith({ [STATUS]: () => json(answers.shift()) });
    watchAnalysis(ANALYSIS_ID, see);
    FakeEventSource.last?.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([working]);
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual([working, working, done]);
    expect(asked).toHaveLength(3);
  });

  it('only logs a poll that fails, and asks again', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let calls = 0;
    answerWith({
      [STATUS]: () => {
        calls += 1;
        if (calls === 1) throw new TypeError('Failed to fetch');
        return json(done);
      },
    });
    watchAnalysis(ANALYSIS_ID, see);
    FakeEventSource.last?.onerror?.();
    await vi.advanceTimersByTimeAsync(2000);
    expect(log).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([done]);
    log.mockRestore();
  });

  it('stops when told to', async () => {
    const asked = answerWith({ [STATUS]: () => json(working) });
    const stop = watchAnalysis(ANALYSIS_ID, see);
    FakeEventSource.last?.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
    expect(FakeEventSource.last?.closed).toBe(true);
  });
});
