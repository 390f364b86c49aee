import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { translate } from '../language';
import { MESSAGES } from './errors';

const NOT_BUILT =
  'The app has not been built yet: run `npm run build`, or set APP_DIR to the folder of a built app.\n';

/** The name of the shells: pages without a text of their own. */
const SHELL = '200.html';

/**
 * Serves the built app: pre-rendered pages at `<path>/index.html`, for every other page the `200.html` of the nearest
 * folder above it, and files with a hash in their name for good.
 */
export async function serveApp(app: FastifyInstance, config: Config): Promise<void> {
  const { appDir } = config;
  const fallback = join(appDir, SHELL);
  const shells = shellsIn(appDir);

  await app.register(fastifyStatic, {
    root: appDir,
    wildcard: true,
    index: ['index.html'],
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = /[\\/]assets[\\/]/.test(path) && !path.endsWith('.html');
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    const ofBrowser =
      !/^\/api(\/|$|\?)/.test(request.url) && (request.headers.accept ?? '').includes('text/html');
    // A form sent without the app's code has no handler: show the page again.
    if (ofBrowser && request.method === 'POST') return reply.redirect(samePage(request.url), 303);
    if (!ofBrowser || !['GET', 'HEAD'].includes(request.method))
      return reply.code(404).send({ message: translate(MESSAGES[404] ?? '', request.language) });
    if (!existsSync(fallback)) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    return reply.sendFile(nearestShell(request.url, shells));
  });
}

/** The folders with a shell of their own, as starts of paths: `/course/unit`. */
function shellsIn(appDir: string): Set<string> {
  if (!existsSync(appDir)) return new Set();
  const files = readdirSync(appDir, { recursive: true, encoding: 'utf8' });
  return new Set(
    files.filter((file) => basename(file) === SHELL).map((file) => `/${dirname(file).split(sep).join('/')}`),
  );
}

/** The file of the shell for a page, below the app's folder. */
function nearestShell(url: string, shells: ReadonlySet<string>): string {
  let path = url.split(/[?#]/, 1)[0] ?? '';
  while (path !== '' && !shells.has(path)) path = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  return `${path.slice(1)}/${SHELL}`.replace(/^\//, '');
}

/** Path and query on this host. A path with two leading slashes would name another host. */
const samePage = (url: string) => `/${url.replace(/^[/\\]+/, '')}`;
