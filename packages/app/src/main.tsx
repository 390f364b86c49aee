import { startTransition } from 'react';
import { earlyAnswers } from '@digiken/hooks';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { restoreLanguage } from './languages/languages';
import { preloadNextScreens } from './routes/preload';
import { fetchFailedStyles } from './routes/failed-styles';
import { loadDiagnosis } from './routes/page-code-boundary';
import { preloadPath } from './routes/routes';
import { watchCommandKey } from './shell/early-command-key';
import { onFirstInteraction } from './shell/first-interaction';
import { dispatchRestoredInput } from './shell/pre-hydration';
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
    dispatchRestoredInput(root);
    startTransition(() => void hydrateRoot(root, app));
  };
  void preloadPath(window.location.pathname).then(start, start);
} else {
  // React shows a loading message for at least 300 ms, and both usually arrive just after this file.
  // Synchronously: the effects run before the paint, too, and with them the data that is there is shown at once.
  const start = () => flushSync(() => createRoot(root).render(app));
  // Only now: before the code of the page it would hold it up, and it must be there for the first text.
  void document.fonts.load(`1rem ${getComputedStyle(document.body).fontFamily}`);
  const waited = new Promise((resolve) => setTimeout(resolve, CODE_WAIT_MS));
  const ready = Promise.all([preloadPath(window.location.pathname), ...earlyAnswers()]);
  void Promise.race([ready, waited]).then(start, start);
}
fetchFailedStyles();
restoreLanguage();
preloadNextScreens();
watchCommandKey();
// While the connection lasts: it is needed when the code of a next page cannot be fetched.
onFirstInteraction(() => void loadDiagnosis().catch(() => {}));
