import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { librarySources } from '../../tools/library/sources.ts';
import { workerSource } from './scripts/worker-source.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The condition under which the exports of contract and hooks lead to their sources. */
export const SOURCE_CONDITION = 'digiken-source';

/** Resolves the components of our libraries to their sources, so that an edit shows at once. */
export const uiSources: Plugin = { ...librarySources, apply: 'serve' };

/** Lets Tailwind read the library's sources, which it otherwise reads as they were built. */
export const devStyles: Plugin = {
  name: 'digiken-dev-styles',
  apply: 'serve',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './styles.css' && importer?.endsWith('main.tsx') ? here('src/styles.dev.css') : undefined,
};

/**
 * Keeps Fast Refresh for components whose module also exports its messages. React's plugin asks this function, which
 * exists for frameworks, which exports it may ignore; it only calls `includes` on what it gets. A changed message
 * still shows, because the module that uses it is the one that is refreshed.
 */
export const refreshBesideMessages: Plugin = {
  name: 'digiken-refresh-beside-messages',
  apply: 'serve',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend',
      children:
        "window.__getReactRefreshIgnoredExports = () => ({ includes: (name) => name.endsWith('Messages') });",
    },
  ],
};

/** Serves the worker, which the build writes otherwise. Without files of a build, it shows notifications and keeps nothing. */
export const devWorker: Plugin = {
  name: 'digiken-dev-worker',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/sw.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(workerSource({ version: 'development', starts: [], files: [] }));
    });
  },
};
