import { type RefObject, useEffect, useRef, useState } from 'react';

/** A log within this distance from its end is at the end, in pixels. */
const NEAR_END = 48;

/**
 * Keeps the newest message of a scrollable log in view until the user scrolls away from it.
 * @param log changes when another log is opened
 * @param mark the element to start at instead of the end
 */
export function useNewestInSight(
  log: string,
  box: RefObject<HTMLElement | null>,
  mark?: RefObject<HTMLElement | null>,
): { noteScroll: () => void; atEnd: boolean } {
  const opened = useRef<string | null>(null);
  const following = useRef(true);
  const [atEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const element = box.current;
    if (!element || element.scrollHeight <= element.clientHeight) return;
    if (opened.current !== log) {
      opened.current = log;
      const line = mark?.current?.getBoundingClientRect().top;
      const top = element.getBoundingClientRect().top;
      element.scrollTo({ top: line === undefined ? element.scrollHeight : element.scrollTop + line - top });
    } else if (following.current) element.scrollTo({ top: element.scrollHeight });
  });

  const noteScroll = () => {
    const element = box.current;
    if (!element) return;
    following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    setAtEnd(following.current);
  };
  return { noteScroll, atEnd };
}
