import { ScrollToTop } from '@digiken/ui/scroll-to-top';

/** Pixels after which the scroll-to-top button shows in this app (spec 9.10). */
const SCROLL_THRESHOLD = 100;

/** A bar of the page needs the whole width: that of the tutor and of a call always, others in narrow windows. */
const NOT_OVER_BARS =
  'in-[:has(main_[data-bar^=bottom]:not([data-slot=bottom-bar]))]:max-lg:hidden in-[:has([data-slot=tutor-bar],[data-slot=call-bar])]:hidden';

/** Above the bar of a purchase, and with room for that at the end of the page. */
const ABOVE_BAR =
  'in-[:has([data-slot=bottom-bar])]:max-xl:h-36 in-[:has([data-slot=bottom-bar])]:max-xl:*:bottom-[calc(5.5rem+env(safe-area-inset-bottom))]';

/** After everything else on the page, in the order of Tab too (spec 16.28). */
export default function BackToTop() {
  return <ScrollToTop threshold={SCROLL_THRESHOLD} className={`${NOT_OVER_BARS} ${ABOVE_BAR}`} />;
}
