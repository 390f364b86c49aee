import { startTransition } from 'react';
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

/** How long the first render waits for the page's code; milliseconds. */
const CODE_WAIT_MS = 200;

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
  // React shows a loading message for at least 300 ms, and the page's code usually arrives just after this file.
  const start = () => createRoot(root).render(app);
  const waited = new Promise((resolve) => setTimeout(resolve, CODE_WAIT_MS));
  void Promise.race([preloadPath(window.location.pathname), waited]).then(start, start);
}
fetchFailedStyles();
restoreLanguage();
preloadNextScreens();
watchCommandKey();
// While the connection lasts: it is needed when the code of a next page cannot be fetched.
onFirstInteraction(() => void loadDiagnosis().catch(() => {}));
