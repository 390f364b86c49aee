import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** 44rem at the default text size. In a narrower window every table is stacked. */
const ROOM = 704;

const neverChanges = () => () => {};
const inSmallWindow = () => window.innerWidth < ROOM;
const onServer = () => true;

/**
 * Returns whether rows are laid out as cards and need their columns' names beside the values. Reads the
 * computed layout, which depends on the table's own width, before the first paint and after each resize.
 * True on the server, where the layout is unknown; CSS hides the names in the table layout.
 * @returns a ref for the table element, and the answer
 */
export function useStacked(): [(table: HTMLTableElement | null) => void, boolean] {
  const likely = useSyncExternalStore(neverChanges, inSmallWindow, onServer);
  const [stacked, setStacked] = useState(false);
  const stop = useRef<() => void>(undefined);
  const ref = useCallback((table: HTMLTableElement | null) => {
    stop.current?.();
    stop.current = undefined;
    if (!table) return;
    const look = () => setStacked(getComputedStyle(table).display !== 'table');
    // Printed pages may be narrower than the window, and observers are not notified.
    const print = () => flushSync(() => setStacked(true));
    look();
    // jsdom has no layout to observe.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    observer?.observe(table);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', look);
    stop.current = () => {
      observer?.disconnect();
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', look);
    };
  }, []);
  return [ref, likely || stacked];
}
