import { ScrollToTop } from '@digiken/ui/scroll-to-top';

/** Pixels after which the scroll-to-top button shows in this app (spec 9.10). */
const SCROLL_THRESHOLD = 100;

/**
 * A bar at the bottom has the button inside. Consoles have it in wider windows, because of their sidebar. The tools of a
 * text, which are there on a phone, need the whole width.
 */
const IN_BAR =
  'in-[:has([data-slot=lesson-bar])]:max-lg:hidden in-[:has([data-slot=bottom-bar])]:max-lg:hidden in-[:has([data-slot=console-layout]_[data-slot=bottom-bar])]:max-xl:hidden in-[:has([data-slot=rich-toolbar])]:max-[52rem]:hidden';

export default function BackToTop() {
  return <ScrollToTop threshold={SCROLL_THRESHOLD} className={IN_BAR} />;
}
