import { savesData } from '@digiken/hooks/data-saver';
import { clock } from '@digiken/ui/clock';
import { onFirstInteraction } from '../shell/first-interaction';
import { pages } from './pages';
import { preloadPath } from './routes';

/** Loads the screens of spec 2.58: public pages without the layout around them, which a console does not need. */
const AHEAD = [
  pages.home.preload,
  pages.signIn.preload,
  pages.signUp.preload,
  pages.verifyEmail.preload,
  pages.forgotPassword.preload,
  () => preloadPath('/console/dashboard'),
];

/** Without a press or a key for this long; milliseconds. */
const QUIET_MS = 1000;
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Calls back once nobody has pressed anything for a second. */
function whenQuiet(callback: () => void): void {
  const wait = () =>
    clock.setTimeout(() => {
      for (const press of PRESSES) window.removeEventListener(press, again);
      callback();
    }, QUIET_MS);
  let timer = wait();
  const again = () => {
    clock.clearTimeout(timer);
    timer = wait();
  };
  for (const press of PRESSES) window.addEventListener(press, again, { passive: true });
}

/**
 * At the first interaction, fetches the screens that usually come next. Not under data saver (spec 14.223), and not
 * between two presses: a slow phone takes its time to compile their code.
 */
export function preloadNextScreens(): void {
  if (savesData()) return;
  onFirstInteraction(() =>
    whenQuiet(() => {
      // A screen that cannot be fetched ahead is fetched when it is opened.
      for (const load of AHEAD) load().catch(() => {});
    }),
  );
}
