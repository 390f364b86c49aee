import { type RefObject, useEffect, useRef, useState } from 'react';

/** Tolerance for rounding, in pixels. */
const ROUNDING = 2;

/**
 * Keeps the current line of a scrollable list in view by scrolling only that list, until the user scrolls it.
 * @param current changes when another line becomes current; -1 if there is none
 */
export function useFollow(current: number): {
  box: RefObject<HTMLOListElement | null>;
  following: boolean;
  setFollowing: (following: boolean) => void;
} {
  const box = useRef<HTMLOListElement>(null);
  const put = useRef(0);
  const [following, setFollowing] = useState(true);

  useEffect(() => {
    const list = box.current;
    if (!list || !following || current < 0) return;
    const line = list.querySelector<HTMLElement>('[data-current]');
    if (!line) return;
    const above = line.offsetTop < list.scrollTop;
    const below = line.offsetTop + line.offsetHeight > list.scrollTop + list.clientHeight;
    if (above || below) list.scrollTop = line.offsetTop - (list.clientHeight - line.clientHeight) / 3;
    put.current = list.scrollTop;
  }, [current, following]);

  useEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    const onScroll = () => {
      if (Math.abs(list.scrollTop - put.current) > ROUNDING) setFollowing(false);
    };
    list.addEventListener('scroll', onScroll);
    return () => list.removeEventListener('scroll', onScroll);
  });

  return { box, following, setFollowing };
}
