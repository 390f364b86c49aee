import { useEffect, useState } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { clock } from '../../foundations/clock/clock';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { loadingScreenMessages } from '../loading-screen/messages';

/** Milliseconds until a wait counts as long (spec R.16). */
export const STILL_WORKING_AFTER = 10_000;

/** Announces a long wait once. Returns the text to show; undefined while the wait is short. */
export function useStillWorking(after = STILL_WORKING_AFTER): string | undefined {
  const t = useMessages(loadingScreenMessages);
  const announce = useAnnounce();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = clock.setTimeout(() => {
      setSlow(true);
      announce(t('stillWorking'));
    }, after);
    return () => clock.clearTimeout(timer);
  }, [announce, t, after]);
  return slow ? t('stillWorking') : undefined;
}

/** The text above a list's skeleton: for screen readers only, until the wait is long. */
export function LoadingText({ children }: { children: string }) {
  const stillWorking = useStillWorking();
  return (
    <>
      <p className="dk-visually-hidden">{children}</p>
      {stillWorking && <p className="pb-4 text-ink-muted">{stillWorking}</p>}
    </>
  );
}
