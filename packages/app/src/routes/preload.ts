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
  pages.learner,
  pages.dashboard,
];

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * At the first move, touch, key or scroll, fetches the screens that come next: ahead of the choice, but not for
 * somebody who opens one page and reads it, whose data they would cost.
 */
export function preloadNextScreens(): void {
  if (savesData()) return;
  const fetchAll = () => {
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, fetchAll);
    // A screen that cannot be fetched ahead is fetched when it is opened.
    for (const page of AHEAD) void page.preload().catch(() => {});
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, fetchAll, { once: true, passive: true });
}
