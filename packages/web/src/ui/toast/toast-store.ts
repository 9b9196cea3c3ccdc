/**
 * The one place a toast comes from, callable from anywhere. At most one stands at a time; a
 * dismissed one is closed at once and forgotten after the removal delay.
 */
const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface ToastText {
  title: string;
  description?: string;
  tone?: 'success' | 'error';
}
export interface Toast extends Required<Pick<ToastText, 'title' | 'tone'>> {
  id: number;
  description: string | undefined;
  open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Shows a toast in place of the one that stands, and returns its id. */
export function showToast({ title, description, tone = 'success' }: ToastText): number {
  lastId += 1;
  set([{ id: lastId, title, description, tone, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return lastId;
}

/** A toast titled Success. */
export function showSuccess(message: string): number {
  return showToast({ title: 'Success', description: message });
}

/** A toast titled Error. */
export function showError(message: string): number {
  return showToast({ title: 'Error', description: message, tone: 'error' });
}

export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id)) return;
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  if (!removals.has(id)) {
    removals.set(
      id,
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS),
    );
  }
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const [id, timer] of removals) {
    if (next.some((toast) => toast.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}
