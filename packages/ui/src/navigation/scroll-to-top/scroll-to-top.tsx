import { ArrowUp } from 'lucide';
import { forwardRef, type RefObject, useEffect, useRef, useState } from 'react';
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

/** The main actions of a page. */
const MAIN_ACTIONS = 'main [data-slot=button].bg-accent';

/** Whether the button would lie on a main action of the page; not while it has the focus, which it must not lose. */
function useLiesOnAction(button: RefObject<Element | null>, shown: boolean): boolean {
  const [lies, setLies] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const look = () => {
      const own = button.current?.getBoundingClientRect();
      const over = (action: Element) => {
        const { left, right, top, bottom } = action.getBoundingClientRect();
        return own && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      };
      setLies(
        button.current !== document.activeElement && [...document.querySelectorAll(MAIN_ACTIONS)].some(over),
      );
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [button, shown]);
  return lies;
}

export interface ScrollToTopProps extends Forwarded {
  /** Pixels after which the button appears. Default 400 (spec 2.113). */
  threshold?: number;
  /** Id of the element that is focused at the top. Default `main`. */
  target?: string;
}

/** Above a BottomNav that shows, whose layout has room for the button below its page. */
const ABOVE_NAV =
  'max-[52rem]:in-[:has([data-slot=bottom-nav]):not(:has(main_[data-bar^=bottom]))]:h-0 max-[52rem]:in-[:has([data-slot=bottom-nav]):not(:has(main_[data-bar^=bottom]))]:*:bottom-[calc(4.5rem+env(safe-area-inset-bottom))]';

/**
 * Scrolls to the top at once and moves the focus there, because the button disappears. Place it after the page: it
 * adds room at the end, so that the last text and controls scroll clear of the button. It never lies on a main action.
 */
export const ScrollToTop = forwardRef<HTMLDivElement, ScrollToTopProps>(function ScrollToTop(
  { threshold = 400, target = 'main', className, ...rest },
  ref,
) {
  const t = useMessages(scrollToTopMessages);
  const button = useRef<HTMLButtonElement>(null);
  const shown = useScrolledPast(threshold);
  const hidden = useLiesOnAction(button, shown);
  if (!shown) return null;
  return (
    <div {...rest} ref={ref} data-slot="scroll-to-top-room" className={cn('h-20', ABOVE_NAV, className)}>
      <button
        ref={button}
        type="button"
        data-slot="scroll-to-top"
        className={cn(
          hidden && 'invisible',
          'fixed end-4 bottom-4 z-sticky inline-flex min-h-target-primary items-center gap-2 rounded-full bg-raised py-2 pe-4 ps-3 text-sm font-bold text-ink shadow-overlay hover:bg-hover max-[52rem]:end-2 max-[52rem]:size-target-primary max-[52rem]:justify-center max-[52rem]:p-0 forced-colors:border-2',
        )}
        onClick={() => {
          window.scrollTo({ top: 0, behavior: 'instant' });
          document.getElementById(target)?.focus({ preventScroll: true });
        }}
      >
        <Icon of={ArrowUp} size={20} />
        <span className="max-[52rem]:sr-only">{t('label')}</span>
      </button>
    </div>
  );
});
