import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config';
import { onContentHost } from './content-host';

/** Asked by the machine that runs the server, over http. */
const PROBES = new Set(['/api/health', '/api/ready']);

const YEAR_SECONDS = 31_536_000;

/** Returns the security headers of every response, by name (spec R.10, 10.6). */
export function securityHeaders({
  publicUrl,
  contentUrl,
}: Pick<Config, 'publicUrl' | 'contentUrl'>): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        // The player of packages (spec 14.260).
        'frame-src': ["'self'", ...(contentUrl === undefined ? [] : [contentUrl])],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'require-trusted-types-for': ["'script'"],
        // `digiken-lesson` is the only policy that puts HTML into a page: the lesson reader's, for HTML that the server
        // sanitised. `ProseMirrorClipboard` is the lesson editor's: it parses pasted HTML into a document of its own,
        // which runs no scripts and loads nothing, and only what the schema knows gets into the text. `digiken-worker` accepts
        // the address of the service worker, and nothing else (spec 14.6).
        'trusted-types': ['digiken-lesson', 'digiken-worker', 'ProseMirrorClipboard'],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: YEAR_SECONDS,
      includeSubDomains: true,
    },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // The headers depend on the settings only, so they are computed once and not for each request.
  setHeaders(response.req, response, () => {});
  return {
    ...(response.getHeaders() as Record<string, string>),
    // The app is one page: what its first document forbids stays forbidden in a live class (spec 13.83).
    'permissions-policy': 'camera=(self), microphone=(self), display-capture=(self), geolocation=()',
  };
}

/** Adds the headers to every response of a route or hook, and redirects http to https in production (spec 7.2). */
export function addSecurity(app: FastifyInstance, config: Config, headers: Record<string, string>): void {
  app.addHook('onRequest', async (request, reply) => {
    // That host has headers of its own.
    if (!onContentHost(request, config)) reply.headers(headers);
  });
  if (!config.publicUrl.startsWith('https:') || config.env !== 'production') return;
  app.addHook('onRequest', async (request, reply) => {
    // A client that forges this header only excludes itself from the redirect.
    const scheme = request.headers['x-forwarded-proto'];
    if (scheme !== 'https' && !PROBES.has(request.url) && !onContentHost(request, config)) {
      return reply.redirect(`${config.publicUrl}${request.url}`, 308);
    }
  });
}
