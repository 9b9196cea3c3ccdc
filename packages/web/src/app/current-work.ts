import type { Framework } from '@lintel/contract';
import { useSyncExternalStore } from 'react';
import { useStoredLogin } from '../api/session/session.ts';

/** What the person is working on: it outlives a change of page, and ends with the session. */
export interface CurrentWork {
  readonly documentId: string | null;
  readonly framework: Framework | null;
  readonly analysisId: string | null;
  /** The analysis was started here and has not been seen to end. */
  readonly running: boolean;
}

const NOTHING: CurrentWork = {
  documentId: null,
  framework: null,
  analysisId: null,
  running: false,
};

let kept: { readonly session: string | undefined; readonly work: CurrentWork } = {
  session: undefined,
  work: NOTHING,
};
const listeners = new Set<() => void>();

/** Belongs to one session: who signs in next does not find what the last person left. */
export function useCurrentWork() {
  const session = useStoredLogin()?.token;
  const held = useSyncExternalStore(subscribe, snapshot);
  const work = held.session === session ? held.work : NOTHING;
  const change = (next: Partial<CurrentWork>) => {
    const now = kept.session === session ? kept.work : NOTHING;
    kept = { session, work: { ...now, ...next } };
    for (const listener of listeners) listener();
  };
  return {
    work,
    change,
    /** New Analysis: no document, framework or result. */
    clear: () => change(NOTHING),
    /** A new document clears the current result; the framework stays chosen. */
    takeDocument: (documentId: string) => change({ documentId, analysisId: null, running: false }),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const snapshot = () => kept;
