import { ScrollToTop } from '@digiken/ui/scroll-to-top';

/** Pixels after which the scroll-to-top button shows in this app (spec 9.10). */
const SCROLL_THRESHOLD = 100;

/** A bar at the bottom has the button inside. Consoles have it in wider windows, because of their sidebar. */
const IN_BAR =
  'in-[:has([data-slot=lesson-bar])]:max-lg:hidden in-[:has([data-slot=bottom-bar])]:max-lg:hidden in-[:has([data-slot=console-layout]_[data-slot=bottom-bar])]:max-xl:hidden';

export default function BackToTop() {
  return <ScrollToTop threshold={SCROLL_THRESHOLD} className={IN_BAR} />;
}
