import { useEffect, useRef } from 'react';
import { useAnnounce } from '../announcer/announcer';
import { clock } from '../clock/clock';

/**
 * Announces a text after it has changed and then been stable for a while, so that quick changes are one
 * announcement. The initial text is not announced, because it is read with the page.
 * @param text undefined while it is loading
 * @param after milliseconds without a change
 */
export function useSpokenChange(text: string | undefined, after = 500): void {
  const announce = useAnnounce();
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (text === undefined || text === said.current) return undefined;
    const first = said.current === undefined;
    const timer = clock.setTimeout(
      () => {
        said.current = text;
        if (!first) announce(text);
      },
      first ? 0 : after,
    );
    return () => clock.clearTimeout(timer);
  }, [text, after, announce]);
}
