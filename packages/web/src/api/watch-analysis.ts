import { type AnalysisProgress, analysisProgress, ENDPOINTS } from '@lintel/contract';
import { call } from './call.ts';
import { pathOf } from './path-of.ts';

const POLL_MS = 2000;

/**
 * Reports where an analysis stands until it is COMPLETED or FAILED: by server-sent events, and by a
 * poll every two seconds where the stream cannot be had or breaks off. Returns a function that stops it.
 */
export function watchAnalysis(
  id: string,
  onProgress: (progress: AnalysisProgress) => void,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const events =
    typeof EventSource === 'undefined'
      ? undefined
      : new EventSource(pathOf(ENDPOINTS.watchAnalysis, { id }), { withCredentials: true });

  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    events?.close();
  };
  const report = (progress: AnalysisProgress) => {
    if (stopped) return;
    if (progress.status !== 'ANALYZING') stop();
    onProgress(progress);
  };
  const poll = async () => {
    try {
      report(await call(ENDPOINTS.getAnalysisStatus, { params: { id } }));
    } catch (error) {
      console.warn('The analysis status could not be read; asking again in two seconds.', error);
    }
    if (!stopped) timer = setTimeout(poll, POLL_MS);
  };

  if (!events) {
    void poll();
    return stop;
  }
  events.onmessage = ({ data }) => {
    const progress = analysisProgress.safeParse(parseJson(data));
    if (progress.success) report(progress.data);
  };
  events.onerror = () => {
    if (stopped) return;
    events.close();
    void poll();
  };
  return stop;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
