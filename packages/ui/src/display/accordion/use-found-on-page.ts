import { type RefObject, useEffect, useRef } from 'react';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';

/**
 * Lets the browser's search in the page, and links to a fragment, find what is hidden: `hidden="until-found"`,
 * set through the DOM because React knows `hidden` as a boolean. Where that is not supported it stays hidden.
 * @param onFound the browser is about to show it
 * @returns the ref of the element that carries `hidden`
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
