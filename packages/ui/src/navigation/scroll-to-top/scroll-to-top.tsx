import { ArrowUp } from 'lucide';
import { forwardRef, useEffect, useState } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const scrollToTopMessages = defineMessages('scroll-to-top', { label: 'Back to top' });

/** True once the page is scrolled further down than `threshold` pixels; false on the server and until the first paint. */
export function useScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > threshold);
    // Read while rendering, the position would make the browser lay out a page that is still being built.
    const first = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', look);
    };
  }, [threshold]);
  return past;
}

export interface ScrollToTopProps extends Forwarded {
  /** Pixels after which the button appears. Default 400 (spec 2.113). */
  threshold?: number;
  /** Id of the element that is focused at the top. Default `main`. */
  target?: string;
}

/**
 * Scrolls to the top at once and moves the focus there, because the button disappears. Place it after the page: it
 * adds room at the end, so that the last text and controls scroll clear of the button.
 */
export const ScrollToTop = forwardRef<HTMLDivElement, ScrollToTopProps>(function ScrollToTop(
  { threshold = 400, target = 'main', className, ...rest },
  ref,
) {
  const t = useMessages(scrollToTopMessages);
  if (!useScrolledPast(threshold)) return null;
  return (
    <div {...rest} ref={ref} data-slot="scroll-to-top-room" className={cn('h-20', className)}>
      <button
        type="button"
        data-slot="scroll-to-top"
        className="fixed end-4 bottom-4 z-sticky inline-flex min-h-target-primary items-center gap-2 rounded-full bg-raised py-2 pe-4 ps-3 text-sm font-bold text-ink shadow-overlay hover:bg-hover forced-colors:border-2"
        onClick={() => {
          window.scrollTo({ top: 0, behavior: 'instant' });
          document.getElementById(target)?.focus({ preventScroll: true });
        }}
      >
        <Icon of={ArrowUp} size={20} />
        {t('label')}
      </button>
    </div>
  );
});
