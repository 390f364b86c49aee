import { clock } from '@digiken/ui/clock';
import { useEffect, useState } from 'react';
import { onFirstInteraction } from './first-interaction';

/** A screen reader may move through the page without any sign of life; milliseconds. */
const LATEST = 3_000;

/** Becomes true at the first interaction, or after three seconds: then what nobody sees at first may load. */
export function useFirstSightOver(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const end = () => setOver(true);
    const cancel = onFirstInteraction(end);
    const timer = clock.setTimeout(end, LATEST);
    return () => {
      cancel();
      clock.clearTimeout(timer);
    };
  }, []);
  return over;
}
