import { type RefObject, useEffect, useId, useRef } from 'react';
import { useDismiss } from '../layers/use-layer';
import { useClientLayoutEffect } from './use-client-layout-effect';
import { useControllableState } from './use-controllable-state';
import { useCurrentPath } from '../link-provider/link-provider';

export interface Disclosure {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** For the element that contains the trigger and the panel. */
  root: RefObject<HTMLDivElement | null>;
  /** Spread on the trigger button. */
  trigger: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: () => void;
  };
  panelId: string;
}

/**
 * A button that toggles a floating panel after it (APG disclosure). Escape closes it and focuses the button;
 * a click or focus outside, a followed link and a new path also close it.
 */
export function useDisclosure({
  open: given,
  defaultOpen = false,
  onOpenChange,
}: {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
} = {}): Disclosure {
  const [open, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const path = useCurrentPath();
  const seenPath = useRef(path);
  useClientLayoutEffect(() => {
    if (path === seenPath.current) return;
    seenPath.current = path;
    setOpen(false);
  }, [path, setOpen]);

  useDismiss(open, root, (by) => {
    setOpen(false);
    if (by === 'escape') button.current?.focus();
  });
  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    const closeOnLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) setOpen(false);
    };
    element.addEventListener('click', closeOnLink);
    return () => element.removeEventListener('click', closeOnLink);
  }, [open, setOpen]);

  return {
    open,
    setOpen,
    root,
    panelId,
    trigger: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': open ? panelId : undefined,
      onClick: () => setOpen(!open),
    },
  };
}
