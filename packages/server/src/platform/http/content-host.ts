import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { contentHostOf } from '../config-content';
import { MESSAGES } from './errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served by the host for packages, and by no other (spec 14.260). */
    contentHost?: true;
  }
}

/** Whether a request is addressed to the host for packages. The Host header itself, as the browser sent it. */
export function onContentHost(request: FastifyRequest, { contentUrl }: Pick<Config, 'contentUrl'>): boolean {
  const { host } = request.raw.headers;
  return contentUrl !== undefined && host !== undefined && contentHostOf(contentUrl, host) !== undefined;
}

/**
 * The headers of every answer of the content host. Packages run scripts of strangers: they may use what belongs to the
 * content host and nothing else, and only the site may show them in a frame.
 */
export function contentHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  const site = new URL(publicUrl).origin;
  const own = "'self' data: blob:";
  const policy = [
    `default-src ${own}`,
    // Authoring tools write scripts and styles into pages, and use eval.
    `script-src ${own} 'unsafe-inline' 'unsafe-eval'`,
    `style-src ${own} 'unsafe-inline'`,
    "connect-src 'self'",
    // No service worker of a package: it would answer for others.
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'self'",
    `frame-ancestors 'self' ${site}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    // The address carries a token.
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), display-capture=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Keeps the routes of the content host and those of the site apart. Add it before hooks that set headers. */
export function separateContentHost(
  app: FastifyInstance,
  config: Pick<Config, 'contentUrl' | 'publicUrl' | 'env'>,
): void {
  const headers = contentHeaders(config);
  const redirects = config.contentUrl?.startsWith('https:') === true && config.env === 'production';
  app.addHook('onRequest', async (request, reply) => {
    const content = onContentHost(request, config);
    const wanted = request.routeOptions.config.contentHost === true;
    if (content) {
      reply.headers(headers);
      if (redirects && request.headers['x-forwarded-proto'] !== 'https')
        return reply.redirect(`https://${request.raw.headers.host}${request.url}`, 308);
    }
    if (content !== wanted)
      return reply.code(404).type('application/json; charset=utf-8').send({ message: MESSAGES[404] });
    return undefined;
  });
}
