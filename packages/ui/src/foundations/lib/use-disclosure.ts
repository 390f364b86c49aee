import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useCurrentPath } from '../link-provider/link-provider';

export interface Disclosure {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Holds both the trigger and what it discloses. */
  root: RefObject<HTMLDivElement | null>;
  /** Spread on the button that opens and closes. */
  trigger: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: () => void;
  };
  panelId: string;
}

/**
 * A button that shows and hides a floating part after it (APG disclosure). Escape closes and gives the focus
 * back to the button; a click or a focus elsewhere, a followed link and a new path close it too.
 */
export function useDisclosure(onChange?: (open: boolean) => void): Disclosure {
  const [open, setState] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const path = useCurrentPath();
  const [seenPath, setSeenPath] = useState(path);
  if (path !== seenPath) {
    setSeenPath(path);
    setState(false);
  }

  const setOpen = useCallback(
    (next: boolean) => {
      setState(next);
      onChange?.(next);
    },
    [onChange],
  );

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      button.current?.focus();
    };
    const closeOnLink = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
    };
    document.addEventListener('click', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    root.current?.addEventListener('click', closeOnLink, { signal });
    return () => listening.abort();
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
