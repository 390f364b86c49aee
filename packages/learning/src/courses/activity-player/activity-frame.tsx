import { type RefObject, useEffect, useRef } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { useMessages } from '@digiken/ui/messages-provider';
import { activityPlayerMessages } from './messages';

export interface ActivityFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  src: string;
  /** Undefined until the activity is shown; then its width in CSS pixels, if it does not adapt. */
  view: { width: number } | undefined;
  /** Whether it is wider than its place. */
  wide: boolean;
  /** Whether a wide activity is shown smaller, as a whole. */
  fit: boolean;
  /** It is wider than its place, or no longer. */
  onWide: (wide: boolean) => void;
}

/** Frames report widths that differ by a scrollbar or by rounding; CSS pixels. */
const TOLERANCE = 8;

/** The frame of an activity. One that is made for wider screens is scaled to the width that there is. */
export function ActivityFrame({ frame, title, src, view, wide, fit, onWide }: ActivityFrameProps) {
  const t = useMessages(activityPlayerMessages);
  const place = useRef<HTMLDivElement>(null);
  const width = view?.width ?? 0;
  const scaled = wide && fit;

  useEffect(() => {
    const box = place.current;
    if (!box || width === 0) return;
    const measure = () => {
      const isWide = width > box.clientWidth + TOLERANCE;
      box.style.setProperty('--activity-width', `${width}px`);
      box.style.setProperty('--activity-scale', String(isWide ? box.clientWidth / width : 1));
      onWide(isWide);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [width, onWide]);

  return (
    <div
      ref={place}
      data-slot="activity-place"
      className={cn(
        'relative overflow-clip rounded-md border bg-surface in-data-full:h-auto! in-data-full:min-h-0 in-data-full:flex-1 in-data-full:rounded-none in-data-full:border-0',
        // 4:3 is the screen that such activities are made for.
        scaled
          ? 'aspect-4/3 max-h-[80dvh] in-data-full:aspect-auto in-data-full:max-h-none'
          : 'h-[min(42rem,80dvh)]',
      )}
    >
      {view === undefined && (
        <p className="pointer-events-none absolute inset-0 grid place-items-center p-4 text-center text-ink-muted">
          {t('loading')}
        </p>
      )}
      {/* The page is of another origin: with its own origin it can keep what it needs, and reach nothing of ours. Activities
          ask by confirm() whether to go on where the learner stopped. */}
      <iframe
        ref={frame}
        title={title}
        src={src}
        data-slot="activity-frame"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals"
        allow="fullscreen"
        className={cn(
          'relative',
          scaled
            ? 'h-[calc(100%/var(--activity-scale))] w-(--activity-width) max-w-none origin-top-left scale-(--activity-scale) rtl:origin-top-right'
            : 'size-full',
        )}
      />
    </div>
  );
}
