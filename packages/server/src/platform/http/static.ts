import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
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
    // A form that a browser sent by itself, without the app's code: nothing takes it, so the page shows again.
    if (ofBrowser && request.method === 'POST') return reply.redirect(samePage(request.url), 303);
    if (!ofBrowser || !['GET', 'HEAD'].includes(request.method))
      return reply.code(404).send({ message: MESSAGES[404] });
    if (!existsSync(fallback)) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    return reply.sendFile('200.html');
  });
}

/** Its path and query on this host: what begins with two slashes would name another. */
const samePage = (url: string) => `/${url.replace(/^[/\\]+/, '')}`;
