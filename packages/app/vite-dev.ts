import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const UI = here('../ui/src');

/** The condition under which the exports of contract and hooks lead to their sources. */
export const SOURCE_CONDITION = 'digiken-source';

/** Finds the source of `@digiken/ui/<component>`; looked up each time, so that a new component needs no restart. */
function uiSource(name: string): string | undefined {
  return readdirSync(UI, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((group) => [`${name}.tsx`, `${name}.ts`].map((file) => join(UI, group.name, name, file)))
    .find(existsSync);
}

/** Resolves the components of the library to their sources, so that an edit shows at once. */
export const uiSources: Plugin = {
  name: 'digiken-ui-sources',
  apply: 'serve',
  enforce: 'pre',
  resolveId(source) {
    const name = /^@digiken\/ui\/([\w-]+)$/.exec(source)?.[1];
    return name === undefined ? undefined : uiSource(name);
  },
};

/** Lets Tailwind read the library's sources, which it otherwise reads as they were built. */
export const devStyles: Plugin = {
  name: 'digiken-dev-styles',
  apply: 'serve',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './styles.css' && importer?.endsWith('/src/main.tsx') ? here('src/styles.dev.css') : undefined,
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
