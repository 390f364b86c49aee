import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** 44rem at the browser's own text size: in a narrower window no table is wide enough to be laid out as one. */
const ROOM = 704;

const never = () => () => {};
const inSmallWindow = () => window.innerWidth < ROOM;
const onServer = () => true;

/**
 * Do the rows need their columns' names beside the values, because they are laid out as cards? Asked of the
 * layout itself, which decides by the table's own width, before the first paint and after each change of size.
 * A server cannot know, and says yes: the names are hidden where a table has room.
 * @returns a ref for the table element, and the answer
 */
export function useStacked(): [(table: HTMLTableElement | null) => void, boolean] {
  const likely = useSyncExternalStore(never, inSmallWindow, onServer);
  const [stacked, setStacked] = useState(false);
  const stop = useRef<() => void>(undefined);
  const ref = useCallback((table: HTMLTableElement | null) => {
    stop.current?.();
    stop.current = undefined;
    if (!table) return;
    const look = () => setStacked(getComputedStyle(table).display !== 'table');
    // Paper may be narrower than the window, and is laid out without a word to observers.
    const print = () => flushSync(() => setStacked(true));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(table);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', look);
    stop.current = () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', look);
    };
  }, []);
  return [ref, likely || stacked];
}
