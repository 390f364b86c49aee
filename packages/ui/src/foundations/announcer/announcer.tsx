import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { clock } from '../clock/clock';
import { openRegions, SETTLE, type SpeechOptions, speak } from './live-regions';

export type AnnounceOptions = SpeechOptions;

export type Announce = (text: string, options?: AnnounceOptions) => void;

const AnnouncerContext = createContext<Announce>(() => {});

/**
 * Makes all announcements. Its live regions exist before any text does and are children of the
 * body, outside everything that a modal makes inert. While a modal is open, the modal's own regions are used.
 */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const mounted = useRef(false);
  const waiting = useRef<[string, AnnounceOptions][]>([]);

  const announce = useCallback<Announce>((text, options = {}) => {
    if (mounted.current) speak(text, options);
    else waiting.current.push([text, options]);
  }, []);

  useEffect(() => {
    const host = document.createElement('div');
    host.dataset.keepLive = '';
    document.body.append(host);
    const closeRegions = openRegions(host, 'page');
    mounted.current = true;
    const known = clock.setTimeout(() => {
      for (const [text, options] of waiting.current.splice(0)) speak(text, options);
    }, SETTLE);
    return () => {
      clock.clearTimeout(known);
      mounted.current = false;
      closeRegions();
      host.remove();
    };
  }, []);

  return <AnnouncerContext.Provider value={announce}>{children}</AnnouncerContext.Provider>;
}

/** `announce('Saved')`: read by screen readers, not shown. */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext);
}
