import { type RefObject, useEffect } from 'react';
import { followAnchor } from '../../foundations/anchor/use-anchor';
import { useDismiss } from '../../foundations/layers/use-layer';

export interface FloatingPanelOptions {
  open: boolean;
  /** Contains the control and the panel. Presses and focus inside keep the panel open. */
  root: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** `escape`: the caller restores the focus; `outside`: the focus is already elsewhere. */
  onClose: (by: 'escape' | 'outside') => void;
}

/**
 * A panel below its control: `absolute` within `root`, so that it scrolls without a script, positioned
 * by {@link followAnchor}. It closes on Escape and on a press or focus outside; an enclosing dialog stays open.
 */
export function useFloatingPanel({ open, root, panel, onClose }: FloatingPanelOptions): void {
  // No layout effect: React 18 warns about those on the server, and effects of a press run before the next frame.
  useEffect(() => {
    if (!open || !root.current || !panel.current) return;
    return followAnchor(root.current, panel.current);
  }, [open, root, panel]);

  useDismiss(open, root, onClose);
}

/** The styles of such a panel: raised, with a border for forced colours. */
export const floatingPanelClasses =
  'absolute inset-auto z-popover rounded-lg bg-raised text-ink shadow-overlay forced-colors:border-2 in-[.high-contrast]:border-2';
