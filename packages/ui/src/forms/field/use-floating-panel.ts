import { type RefObject, useEffect } from 'react';
import { followAnchor } from '../../foundations/anchor/use-anchor';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';

export interface FloatingPanelOptions {
  open: boolean;
  /** Holds the control and the panel; presses and focus within leave the panel open. */
  root: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** `escape`: the caller gives the focus back; `outside`: it has gone elsewhere. */
  onClose: (by: 'escape' | 'outside') => void;
}

/**
 * A panel that hangs under its control: `absolute` within `root`, so that it scrolls with it without a script, placed
 * by {@link followAnchor}. Escape, a press or a focus elsewhere close it; Escape reaches nothing else, so a dialog
 * around it stays.
 */
export function useFloatingPanel({ open, root, panel, onClose }: FloatingPanelOptions): void {
  const close = useEffectEvent(onClose);

  // No layout effect: React 18 warns of those on the server, and effects of a press run before the next frame.
  useEffect(() => {
    if (!open || !root.current || !panel.current) return;
    return followAnchor(root.current, panel.current);
  }, [open, root, panel]);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close('outside');
    };
    // On the window, before a dialog's own listener on the document hears of it.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close('escape');
    };
    document.addEventListener('pointerdown', outside, { signal, capture: true });
    document.addEventListener('focusin', outside, { signal });
    window.addEventListener('keydown', escape, { signal, capture: true });
    return () => listening.abort();
  }, [open, root]);
}

/** How such a panel looks: raised, with an edge where colours or shadows say nothing. */
export const floatingPanelClasses =
  'absolute inset-auto z-popover rounded-lg bg-raised text-ink shadow-overlay forced-colors:border-2 in-[.high-contrast]:border-2';
