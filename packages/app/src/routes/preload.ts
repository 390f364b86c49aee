import { savesData } from '@digiken/hooks';
import { onFirstInteraction } from '../shell/first-interaction';
import { pages } from './pages';

/** Screens loaded ahead of time (spec 2.58). */
const AHEAD = [
  pages.home,
  pages.signIn,
  pages.signUp,
  pages.verifyEmail,
  pages.forgotPassword,
  pages.learner,
  pages.dashboard,
];

/** At the first interaction, fetches the screens that usually come next. Not under data saver (spec 14.223). */
export function preloadNextScreens(): void {
  if (savesData()) return;
  onFirstInteraction(() => {
    // A screen that cannot be fetched ahead is fetched when it is opened.
    for (const page of AHEAD) void page.preload().catch(() => {});
  });
}
