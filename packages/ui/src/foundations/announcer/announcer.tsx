import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { openRegions, SETTLE, type SpeechOptions, speak } from './live-regions';

export type AnnounceOptions = SpeechOptions;

export type Announce = (text: string, options?: AnnounceOptions) => void;

const AnnouncerContext = createContext<Announce>(() => {});

/**
 * The one place that speaks to screen readers. Its regions exist before any text does, and they hang on the
 * body, outside of what a modal makes inert; while a modal is open it is the modal's own pair that speaks.
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
    const known = setTimeout(() => {
      for (const [text, options] of waiting.current.splice(0)) speak(text, options);
    }, SETTLE);
    return () => {
      clearTimeout(known);
      mounted.current = false;
      closeRegions();
      host.remove();
    };
  }, []);

  return <AnnouncerContext.Provider value={announce}>{children}</AnnouncerContext.Provider>;
}

/** `announce('Saved')`: spoken by screen readers, shown nowhere. */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext);
}
