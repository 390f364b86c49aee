import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { clock } from '../../foundations/clock/clock';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { useHydrated, useMediaQuery } from '../../foundations/lib/use-client-value';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { useSlides } from './use-slides';

export const carouselMessages = defineMessages('carousel', {
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Slides',
  previous: 'Previous slide',
  next: 'Next slide',
  pick: 'Choose a slide',
  position: '{number} of {total}: {label}',
  pause: 'Stop the automatic slides',
  play: 'Start the automatic slides',
});

/** Milliseconds for which each slide is shown. */
const INTERVAL = 6000;

/** What scrolls can be focused, so that arrow keys scroll it where a slide has nothing to focus. */
const SCROLLS_BY_KEYS = { role: 'group', tabIndex: 0 } as const;

export interface CarouselItem {
  id: string;
  /** Names the slide, e.g. what its picture shows. */
  label: string;
  content: ReactNode;
}

export interface CarouselProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'defaultValue'> {
  /** Names the carousel, without the word "carousel". */
  label: string;
  items: readonly CarouselItem[];
  /** Id of the current slide (controlled). */
  value?: string;
  /** Id of the first slide shown (uncontrolled). Default: the first. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Moves on every six seconds, unless the user prefers reduced motion. Default false. */
  autoPlay?: boolean;
}

/** Slides, one at a time (APG carousel). `ref` and other props go to the region. */
export const Carousel = forwardRef<HTMLElement, CarouselProps>(function Carousel(
  { label, items, value: given, defaultValue, onValueChange, autoPlay = false, className, ...rest },
  ref,
) {
  const t = useMessages(carouselMessages);
  const announce = useAnnounce();
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const trackId = useId();
  const [value, setValue] = useControllableState(given, defaultValue ?? items[0]?.id ?? '', onValueChange);
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === value),
  );

  const nameOf = (at: number) => {
    const item = items[at];
    return item ? t('position', { number: at + 1, total: items.length, label: item.label }) : '';
  };
  const show = (to: number) => {
    const at = (to + items.length) % items.length;
    setValue(items[at]?.id ?? '');
    return at;
  };
  const [playing, setPlaying] = usePlaying(autoPlay, { root, track }, () => show(index + 1));
  const choose = (to: number) => announce(nameOf(show(to)));
  useSlides(track, index, show);

  return (
    <section
      {...rest}
      ref={useMergedRef(root, ref)}
      aria-roledescription={t('carousel')}
      aria-label={label}
      data-slot="carousel"
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <div data-slot="carousel-controls" className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {autoPlay && (
          <IconButton
            label={t(playing ? 'pause' : 'play')}
            icon={<Icon of={playing ? Pause : Play} size={20} />}
            onClick={() => setPlaying(!playing)}
          />
        )}
        <IconButton
          variant="secondary"
          label={t('previous')}
          aria-controls={trackId}
          icon={<Icon of={ChevronLeft} size={20} className="rtl:-scale-x-100" />}
          onClick={() => choose(index - 1)}
        />
        <IconButton
          variant="secondary"
          label={t('next')}
          aria-controls={trackId}
          icon={<Icon of={ChevronRight} size={20} className="rtl:-scale-x-100" />}
          onClick={() => choose(index + 1)}
        />
        <div role="group" aria-label={t('pick')} className="ms-auto flex min-w-0 flex-wrap">
          {items.map(({ id }, at) => (
            <button
              key={id}
              type="button"
              aria-label={nameOf(at)}
              aria-current={at === index || undefined}
              onClick={() => choose(at)}
              className="group grid size-8 place-items-center rounded-full"
            >
              <span
                className={cn(
                  'h-2.5 rounded-full border-2 transition-[width] duration-fast',
                  at === index
                    ? 'w-6 border-accent bg-accent forced-colors:bg-[Highlight]'
                    : 'w-2.5 border-line-control group-hover:bg-hover',
                )}
              />
            </button>
          ))}
        </div>
      </div>
      <div
        ref={track}
        id={trackId}
        {...SCROLLS_BY_KEYS}
        aria-label={t('slides')}
        data-slot="carousel-track"
        className="relative flex min-w-0 snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain rounded-xl [scrollbar-width:none] focus-visible:-outline-offset-3"
      >
        {items.map(({ id, content }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={nameOf(index)}
            data-slot="carousel-slide"
            className="w-full min-w-0 shrink-0 snap-start snap-always"
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
});

interface Watched {
  root: { current: HTMLElement | null };
  track: { current: HTMLElement | null };
}

/**
 * Whether it moves on by itself. It does not start under reduced motion until the user asks. It waits while the
 * pointer or the focus is on it; after the user has started it, on its slides.
 */
function usePlaying(autoPlay: boolean, { root, track }: Watched, onNext: () => void) {
  const prefers = useMediaQuery('(prefers-reduced-motion: reduce)');
  const reduced = useHydrated() && (prefers || document.documentElement.classList.contains('reduce-motion'));
  const [asked, setAsked] = useState<boolean>();
  const playing = autoPlay && (asked ?? !reduced);
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (!playing) return;
    const timer = clock.setInterval(() => {
      const used = (asked ? track : root).current?.matches(':hover, :focus-within');
      if (!used && !document.hidden) next();
    }, INTERVAL);
    return () => clock.clearInterval(timer);
  }, [playing, asked, root, track]);
  return [playing, setAsked] as const;
}
