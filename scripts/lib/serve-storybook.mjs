import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { ROOT } from './run.mjs';

/**
 * Serves the built Storybook on an unused local port, like a static file server. While writing tests, set
 * `STORYBOOK_URL=http://localhost:6006/` to use a running Storybook.
 * @param {string} [base] path under which it is served, with a slash at both ends
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` ends with a slash
 * @throws if there is no build
 */
export async function serveStorybook(base = '/') {
  const named = process.env.STORYBOOK_URL;
  if (named) return { url: named, close: async () => {} };
  const outDir = join(ROOT, 'storybook-static');
  if (!existsSync(join(outDir, 'iframe.html'))) {
    throw new Error('No storybook-static to test: build it first, by `npm run build`.');
  }
  const server = await preview({
    root: ROOT,
    base,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('The server of storybook-static did not say where it listens.');
  return { url, close: () => server.close() };
}
