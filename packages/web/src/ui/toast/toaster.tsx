import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  TOAST_DURATION_MS,
  type Toast,
} from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;

/** Where toasts stand: bottom right, at the bottom edge on a phone. F8 goes there. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label="Notification"
        className="fixed right-0 bottom-0 z-50 w-full max-w-[calc(360px+48px)] p-6 outline-none max-md:bottom-[68px] max-sm:max-w-none max-sm:p-4"
      />
    </Radix.Provider>
  );
}

function ToastView({ toast }: { toast: Toast }) {
  const Icon = toast.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      type={toast.tone === 'error' ? 'foreground' : 'background'}
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      className="flex animate-open gap-3 rounded-lg border border-line-strong bg-sheet py-3 pr-2 pl-4 shadow-float data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon
        aria-hidden="true"
        size={18}
        strokeWidth={1.6}
        className={`mt-px shrink-0 ${toast.tone === 'error' ? 'text-red' : 'text-green'}`}
      />
      <div className="min-w-0 flex-1">
        <Radix.Title className="type-body font-semibold">{toast.title}</Radix.Title>
        {toast.description ? (
          <Radix.Description className="type-small text-ink-2 wrap-break-word">
            {toast.description}
          </Radix.Description>
        ) : null}
      </div>
      <Radix.Close
        aria-label="Close"
        className="grid size-7 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink max-md:size-11"
      >
        <X aria-hidden="true" size={16} strokeWidth={1.6} />
      </Radix.Close>
    </Radix.Root>
  );
}
