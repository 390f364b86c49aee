import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { translate } from '../language';
import { MESSAGES } from './errors';

const NOT_BUILT =
  'The app has not been built yet: run `npm run build`, or set APP_DIR to the folder of a built app.\n';

/**
 * Serves the built app: pre-rendered pages at `<path>/index.html`, `200.html` for every other page, and
 * files with a hash in their name for good.
 */
export async function serveApp(app: FastifyInstance, config: Config): Promise<void> {
  const { appDir } = config;
  const fallback = join(appDir, '200.html');

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
    return reply.sendFile('200.html');
  });
}

/** Path and query on this host. A path with two leading slashes would name another host. */
const samePage = (url: string) => `/${url.replace(/^[/\\]+/, '')}`;
