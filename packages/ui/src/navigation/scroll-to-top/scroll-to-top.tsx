import { ArrowUp } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const scrollToTopMessages = defineMessages('scroll-to-top', { label: 'Back to top' });

/** True once the page is scrolled further down than `threshold` pixels; false on the server. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('scroll', changed, { passive: true });
      return () => window.removeEventListener('scroll', changed);
    },
    () => window.scrollY > threshold,
    () => false,
  );
}

export interface ScrollToTopProps {
  /** Pixels after which the button appears. Default 400 (spec 2.113). */
  threshold?: number;
  /** Id of the element that is focused at the top. Default `main`. */
  target?: string;
}

/**
 * Scrolls to the top at once and moves the focus there, because the button disappears. Place it after the page: it
 * adds room at the end, so that the last text and controls scroll clear of the button.
 */
export function ScrollToTop({ threshold = 400, target = 'main' }: ScrollToTopProps) {
  const t = useMessages(scrollToTopMessages);
  if (!useScrolledPast(threshold)) return null;
  return (
    <div data-slot="scroll-to-top-room" className="h-20">
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
}
