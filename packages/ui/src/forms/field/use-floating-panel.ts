import { type RefObject, useEffect } from 'react';
import { followAnchor } from '../../foundations/anchor/use-anchor';
import { useDismiss } from '../../foundations/layers/use-layer';

export interface FloatingPanelOptions {
  open: boolean;
  /** Holds the control and the panel; presses and focus within leave the panel open. */
  root: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** `escape`: the caller restores the focus; `outside`: the focus is already elsewhere. */
  onClose: (by: 'escape' | 'outside') => void;
}

/**
 * A panel that hangs under its control: `absolute` within `root`, so that it scrolls with it without a script, placed
 * by {@link followAnchor}. Escape, a press or a focus elsewhere close it; a dialog around it stays.
 */
export function useFloatingPanel({ open, root, panel, onClose }: FloatingPanelOptions): void {
  // No layout effect: React 18 warns of those on the server, and effects of a press run before the next frame.
  useEffect(() => {
    if (!open || !root.current || !panel.current) return;
    return followAnchor(root.current, panel.current);
  }, [open, root, panel]);

  useDismiss(open, root, onClose);
}

/** How such a panel looks: raised, with an edge where colours or shadows say nothing. */
export const floatingPanelClasses =
  'absolute inset-auto z-popover rounded-lg bg-raised text-ink shadow-overlay forced-colors:border-2 in-[.high-contrast]:border-2';
