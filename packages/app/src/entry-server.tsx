import { FIRST_REQUESTS } from '@digiken/hooks/api';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { shell as kiswahili } from './languages/sw/shell';
import { appMessages, pageMessages } from './messages';
import { noScriptMessages } from './no-script-messages';
import { PRERENDERED } from './routes/prerendered';
import { publicPages } from './routes/public-pages';
import { preloadPath } from './routes/routes';
import { HomeMore } from './shell/home-parts';

export interface PrerenderedPage {
  html: string;
  title: string;
  description: string;
  /** The page's source, as the build's manifest names it. */
  page: string;
}

export const paths = Object.keys(PRERENDERED);

/** The requests that are sent before a page's code is there, by the start of its path. */
export const firstRequests = FIRST_REQUESTS;

/** What is read where JavaScript is off, by language: nothing tells yet which one the person reads. */
export const noScript = renderToStaticMarkup(
  <noscript>
    <div className="mx-auto flex max-w-content flex-col gap-3 px-4 pt-4 sm:px-6">
      <p lang="en-KE">{noScriptMessages.defaults.needed}</p>
      <p lang="sw-KE">{kiswahili['no-script'].needed}</p>
    </div>
  </noscript>,
);

type PrerenderedPath = keyof typeof PRERENDERED;

/** `helpDesk` is in `help-desk-page.tsx`. */
const fileNameOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One page as it stands before any data or session is known; needs no browser and no server. */
export async function render(path: string): Promise<PrerenderedPage> {
  const description = PRERENDERED[path as PrerenderedPath];
  if (!description)
    throw new Error(`No page is pre-rendered at ${path}: add it to src/routes/prerendered.ts.`);
  await Promise.all([preloadPath(path), HomeMore.load()]);
  const html = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  const texts = pageMessages.defaults;
  const name = publicPages[path as PrerenderedPath];
  return {
    html,
    title: name === 'home' ? texts.home : appMessages.defaults.titleOf.replace('{page}', texts[name]),
    description,
    page: `src/pages/${fileNameOf(name)}-page.tsx`,
  };
}
