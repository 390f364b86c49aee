import { type RefObject, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { ToastCard } from './toast-card';
import { toastMessages } from './toast-messages';
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

/** Restores the focus; if the element is removed or inert, focuses the top modal, else the page's main element. */
function giveBack(cameFrom: HTMLElement | null) {
  cameFrom?.focus();
  if (cameFrom && document.activeElement === cameFrom) return;
  const modals = document.querySelectorAll<HTMLElement>('[aria-modal="true"]:not([inert] *)');
  (modals[modals.length - 1] ?? document.getElementById('main'))?.focus();
}

/** Tracks whether the region is hovered or focused, and where the focus was before (F6 returns there). */
function useAttention(region: RefObject<HTMLElement | null>, shown: boolean) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  if (!shown && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }

  // F6 works from the moment the region is visible.
  useLayoutEffect(() => {
    const element = region.current;
    if (!shown || !element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const inside = (target: EventTarget | null) => target instanceof Node && element.contains(target);
    element.addEventListener('pointerenter', () => setHovered(true), { signal });
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    element.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        setFocused(true);
        if (relatedTarget instanceof HTMLElement && !inside(relatedTarget)) cameFrom.current = relatedTarget;
      },
      { signal },
    );
    element.addEventListener('focusout', (event) => setFocused(inside(event.relatedTarget)), { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'F6' || event.defaultPrevented) return;
        event.preventDefault();
        if (inside(document.activeElement)) giveBack(cameFrom.current);
        else element.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, [region, shown]);

  return { busy: hovered || focused, cameFrom };
}

export interface ToastRegionProps {
  toasts: readonly ToastItem[];
  duration: number;
  onDismiss: (id: number) => void;
}

/**
 * The landmark at the top right (top left in right-to-left pages). It is a child of the body and marked `data-keep-live`, so that it can be used
 * while a modal is open. F6 moves the focus to it and back.
 */
export function ToastRegion({ toasts, duration, onDismiss }: ToastRegionProps) {
  const t = useMessages(toastMessages);
  const region = useRef<HTMLElement>(null);
  const shown = toasts.length > 0;
  const { busy, cameFrom } = useAttention(region, shown);
  const hidden = usePageHidden();
  const close = useCallback(
    (id: number) => {
      const element = region.current;
      if (element?.contains(document.activeElement)) {
        const cards = [...element.querySelectorAll<HTMLElement>('[data-toast]')];
        const at = cards.findIndex(({ dataset }) => dataset.toast === String(id));
        const next = cards[at + 1] ?? cards[at - 1];
        if (next) next.querySelector('button')?.focus();
        else giveBack(cameFrom.current);
      }
      onDismiss(id);
    },
    [cameFrom, onDismiss],
  );
  if (!shown) return null;

  return createPortal(
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t('region')}
      data-slot="toast-region"
      data-keep-live=""
      className="pointer-events-none fixed top-0 end-0 z-toast max-h-dvh w-full max-w-[26rem] overflow-y-auto p-4 pb-8"
    >
      <ol className="flex flex-col gap-3">
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            duration={duration}
            paused={busy || hidden}
            onClose={close}
          />
        ))}
      </ol>
    </section>,
    document.body,
  );
}
