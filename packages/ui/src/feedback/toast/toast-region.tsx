import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { toastMessages } from './toast-messages';
import { ToastCard } from './toast-card';
import type { ToastItem } from './toast-types';

function usePageHidden(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.hidden,
    () => false,
  );
}

export interface ToastRegionProps {
  toasts: readonly ToastItem[];
  duration: number;
  onDismiss: (id: number) => void;
}

/**
 * The landmark at the top right. It hangs on the body and is marked `data-keep-live`, so that it can be used
 * while a modal is open. F6 goes to it and back.
 */
export function ToastRegion({ toasts, duration, onDismiss }: ToastRegionProps) {
  const t = useMessages(toastMessages);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const some = toasts.length > 0;
  if (!some && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }

  useEffect(() => {
    if (!some) return;
    const toggleFocus = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || !region.current) return;
      event.preventDefault();
      if (region.current.contains(document.activeElement)) cameFrom.current?.focus();
      else region.current.focus();
    };
    document.addEventListener('keydown', toggleFocus);
    return () => document.removeEventListener('keydown', toggleFocus);
  }, [some]);

  if (!some) return null;

  const enter = (event: FocusEvent) => {
    setFocused(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !region.current?.contains(from)) cameFrom.current = from;
  };
  const leave = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node) || !region.current?.contains(event.relatedTarget))
      setFocused(false);
  };
  const close = (id: number) => {
    if (region.current?.contains(document.activeElement)) moveFocus(id);
    onDismiss(id);
  };
  const moveFocus = (id: number) => {
    const at = toasts.findIndex((toast) => toast.id === id);
    const next = toasts[at + 1] ?? toasts[at - 1];
    if (next) region.current?.querySelector<HTMLElement>(`[data-toast="${next.id}"] button`)?.focus();
    else cameFrom.current?.focus();
  };

  return createPortal(
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t('region')}
      data-slot="toast-region"
      data-keep-live=""
      className="pointer-events-none fixed top-0 right-0 z-toast max-h-dvh w-full max-w-[26rem] overflow-y-auto p-4"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={leave}
    >
      <ol className="flex flex-col gap-3">
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            duration={duration}
            paused={hovered || focused || hidden}
            onClose={() => close(toast.id)}
          />
        ))}
      </ol>
    </section>,
    document.body,
  );
}
