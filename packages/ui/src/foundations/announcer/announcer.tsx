import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';

export interface AnnounceOptions {
  /** `assertive` interrupts: for errors only. Default `polite`. */
  politeness?: 'polite' | 'assertive';
  /** Milliseconds until the text is cleared. Default 1000 (product.md §9). */
  clearAfter?: number;
}

export type Announce = (text: string, options?: AnnounceOptions) => void;

const AnnouncerContext = createContext<Announce>(() => {});

const HIDDEN = 'dk-visually-hidden';
const SETTLE = 100;

function region(politeness: 'polite' | 'assertive'): HTMLDivElement {
  const element = document.createElement('div');
  element.className = HIDDEN;
  element.dataset.slot = `announcer-${politeness}`;
  element.setAttribute('aria-live', politeness);
  element.setAttribute('aria-relevant', 'additions text');
  return element;
}

/**
 * The one place that speaks to screen readers. Its regions exist before any text does, and they hang on the
 * body, outside of what a modal makes inert, so that they are heard while a dialog is open.
 */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const regions = useRef<Record<'polite' | 'assertive', HTMLDivElement> | null>(null);
  const waiting = useRef<[string, AnnounceOptions][]>([]);

  const announce = useCallback<Announce>((text, options = {}) => {
    const target = regions.current?.[options.politeness ?? 'polite'];
    if (!target) {
      waiting.current.push([text, options]);
      return;
    }
    const line = document.createElement('p');
    line.textContent = text;
    target.append(line);
    setTimeout(() => line.remove(), options.clearAfter ?? 1000);
  }, []);

  useEffect(() => {
    const host = document.createElement('div');
    host.dataset.keepLive = '';
    const own = { polite: region('polite'), assertive: region('assertive') };
    host.append(own.polite, own.assertive);
    document.body.append(host);
    regions.current = own;
    // Screen readers notice what changes in a region that they know; text that comes with it stays unheard.
    const known = setTimeout(() => {
      for (const [text, options] of waiting.current.splice(0)) announce(text, options);
    }, SETTLE);
    return () => {
      clearTimeout(known);
      regions.current = null;
      host.remove();
    };
  }, [announce]);

  return <AnnouncerContext value={announce}>{children}</AnnouncerContext>;
}

/** `announce('Saved')`: spoken by screen readers, shown nowhere. */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext);
}
