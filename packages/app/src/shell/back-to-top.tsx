import { ScrollToTop } from '@digiken/ui/scroll-to-top';

/** Pixels after which the scroll-to-top button shows in this app (spec 9.10). */
const SCROLL_THRESHOLD = 100;

/**
 * The bars of a lesson and of the tutor need the whole width, as do the tools of a text on a phone. Consoles have a bar
 * in wider windows, because of their sidebar.
 */
const NOT_OVER_BARS =
  'in-[:has([data-slot=lesson-bar],[data-slot=tutor-bar])]:max-lg:hidden in-[:has([data-slot=console-layout]_[data-slot=tutor-bar])]:max-xl:hidden in-[:has([data-slot=rich-toolbar])]:max-[52rem]:hidden';

/** Above the bar of a purchase, and with room for that at the end of the page. */
const ABOVE_BAR =
  'in-[:has([data-slot=bottom-bar])]:max-xl:h-36 in-[:has([data-slot=bottom-bar])]:max-xl:*:bottom-[calc(5.5rem+env(safe-area-inset-bottom))]';

/** After everything else on the page, in the order of Tab too (spec 16.28). */
export default function BackToTop() {
  return <ScrollToTop threshold={SCROLL_THRESHOLD} className={`${NOT_OVER_BARS} ${ABOVE_BAR}`} />;
}
