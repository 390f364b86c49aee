import { pages } from './pages';

interface Connection {
  saveData?: boolean;
}

/** Has the person asked their browser to save data? */
export function savesData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}

/** Screens that product.md §2 names as loaded ahead of time. */
const AHEAD = [
  pages.home,
  pages.signIn,
  pages.signUp,
  pages.verifyEmail,
  pages.forgotPassword,
  pages.console,
  pages.dashboard,
];

/** Once the first page is loaded and the browser has nothing to do, fetches the screens that come next. */
export function loadAhead(): void {
  if (savesData()) return;
  // A screen that cannot be fetched ahead is fetched when it is opened.
  const fetchAll = () => AHEAD.forEach((page) => void page.preload().catch(() => {}));
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(fetchAll, { timeout: 10_000 })
      : setTimeout(fetchAll, 2000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
