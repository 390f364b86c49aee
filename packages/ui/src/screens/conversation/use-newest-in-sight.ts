import { type RefObject, useEffect, useRef, useState } from 'react';

/** So many pixels from its end, a log still counts as read to the end. */
const NEAR_END = 48;

/**
 * Keeps the newest message of a scrolling log in sight as long as its reader has not scrolled away from it.
 * @param log another value means that another log was opened
 * @param mark where a log begins to be read, when it is not at its end
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
