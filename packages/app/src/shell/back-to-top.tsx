import { ScrollToTop } from '@digiken/ui/scroll-to-top';

/** Pixels after which the scroll-to-top button shows in this app (spec 9.10). */
const SCROLL_THRESHOLD = 100;

export default function BackToTop() {
  return <ScrollToTop threshold={SCROLL_THRESHOLD} />;
}
