import { type RefObject, useEffect, useRef } from 'react';
import { clock } from '../../foundations/clock/clock';
import { useClientLayoutEffect } from '../../foundations/lib/use-client-layout-effect';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';

const slidesOf = (track: HTMLElement) => [...track.children] as HTMLElement[];

/** Scrolls the track to a slide. Offsets are negative in right-to-left text, as `scrollLeft` is. */
function scrollTo(track: HTMLElement, index: number, behavior: ScrollBehavior) {
  const slides = slidesOf(track);
  const [first, slide] = [slides[0], slides[index]];
  if (first && slide) track.scrollTo?.({ left: slide.offsetLeft - first.offsetLeft, behavior });
}

/** Index of the slide that is mostly visible. */
function indexInSight(track: HTMLElement): number {
  const { clientWidth, scrollLeft } = track;
  return clientWidth === 0 ? 0 : Math.round(Math.abs(scrollLeft) / clientWidth);
}

/**
 * Keeps the scroll position of the track and the current slide the same, and makes the other slides inert. Inert is
 * set through the DOM, because React 18 does not know it.
 * @param onScrolled called when the user has scrolled to another slide
 */
export function useSlides(
  track: RefObject<HTMLElement | null>,
  index: number,
  onScrolled: (index: number) => void,
) {
  const scrolled = useEffectEvent(onScrolled);
  const current = useEffectEvent(() => index);
  /** The slide that a scroll of our own has not reached yet. */
  const goal = useRef<number>(undefined);

  useClientLayoutEffect(() => {
    if (!track.current) return;
    slidesOf(track.current).forEach((slide, at) => slide.toggleAttribute('inert', at !== index));
  });

  useEffect(() => {
    const element = track.current;
    if (!element || indexInSight(element) === index) return;
    goal.current = index;
    scrollTo(element, index, 'smooth');
  }, [track, index]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: number | undefined;
    // Safari has no scrollend: a scroll has ended when none follows.
    const onScroll = () => {
      clock.clearTimeout(timer);
      if (indexInSight(element) === goal.current) goal.current = undefined;
      timer = clock.setTimeout(() => {
        const at = indexInSight(element);
        const wanted = goal.current;
        goal.current = undefined;
        if (at === current()) return;
        // On a busy phone, a scroll of our own may pause half-way: that is no choice of the user.
        if (wanted === undefined) scrolled(at);
        else scrollTo(element, wanted, 'instant');
      }, 120);
    };
    const takeOver = () => {
      goal.current = undefined;
    };
    for (const input of ['pointerdown', 'wheel', 'keydown'])
      element.addEventListener(input, takeOver, { passive: true });
    element.addEventListener('scroll', onScroll, { passive: true });
    // The width of a slide changes with that of the track. The first report comes without a change: on a busy phone,
    // it would take back a swipe that came before it.
    let width = element.clientWidth;
    const sizes =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => {
            if (element.clientWidth === width) return;
            width = element.clientWidth;
            scrollTo(element, current(), 'instant');
          });
    sizes?.observe(element);
    return () => {
      clock.clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
      for (const input of ['pointerdown', 'wheel', 'keydown']) element.removeEventListener(input, takeOver);
      sizes?.disconnect();
    };
  }, [track]);
}
