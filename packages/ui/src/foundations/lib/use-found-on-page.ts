import { type RefObject, useEffect, useRef } from 'react';
import { useEffectEvent } from './use-effect-event';

/**
 * Lets find-in-page and fragment links reveal hidden content with `hidden="until-found"`, which is
 * set through the DOM because React treats `hidden` as a boolean. Unsupported browsers keep the content hidden.
 * @param onFound called before the browser reveals the content
 * @returns the ref for the element with `hidden`
 */
export function useFoundOnPage<T extends HTMLElement>(
  hidden: boolean,
  onFound: () => void,
): RefObject<T | null> {
  const element = useRef<T>(null);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const part = element.current;
    if (!hidden || !part || !('onbeforematch' in part)) return;
    part.setAttribute('hidden', 'until-found');
    part.addEventListener('beforematch', found);
    return () => part.removeEventListener('beforematch', found);
  }, [hidden]);
  return element;
}
