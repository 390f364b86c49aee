import { clock } from '@digiken/ui/clock';
import { startTransition } from 'react';
import { earlyAnswers } from '@digiken/hooks/api';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { restoreLanguage } from './languages/languages';
import { preloadNextScreens } from './routes/preload';
import { loadDiagnosis } from './routes/page-code-boundary';
import { preloadPath } from './routes/routes';
import { watchCommandKey } from './shell/early-command-key';
import { onFirstInteraction } from './shell/first-interaction';
import { beforeHydration } from './shell/pre-hydration';
import './styles.css';

/** How long the first render waits for the page's code and its first data; milliseconds. */
const CODE_WAIT_MS = 600;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root: the app has nowhere to render.');

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

if (root.hasChildNodes()) {
  // The page's own code first: a boundary that hydrates while its code is missing would fall back to "Loading".
  // As a transition, so that a slow phone can answer a touch in between.
  const start = () => {
    beforeHydration(root);
    startTransition(() => void hydrateRoot(root, app));
  };
  void preloadPath(window.location.pathname).then(start, start);
} else {
  // React shows a loading message for at least 300 ms, and both usually arrive just after this file.
  // Rendered synchronously, so that effects run before the first paint and data that has arrived is part of it.
  const start = () => flushSync(() => createRoot(root).render(app));
  // Not preloaded by the page: here it does not delay the code, and still arrives before the first text. Without it the
  // text shows in a font of the device.
  document.fonts.load(`1rem ${getComputedStyle(document.body).fontFamily}`).catch(() => {});
  const waited = new Promise<void>((resolve) => clock.setTimeout(resolve, CODE_WAIT_MS));
  const ready = Promise.all([preloadPath(window.location.pathname), ...earlyAnswers()]);
  void Promise.race([ready, waited]).then(start, start);
}
restoreLanguage();
preloadNextScreens();
watchCommandKey();
// While the connection lasts: it is needed when the code of a next page cannot be fetched.
onFirstInteraction(() => void loadDiagnosis().catch(() => {}));
