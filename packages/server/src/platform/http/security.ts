import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer, and the way from http to https (rulings.md, Name and addresses). */
export async function addSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl.startsWith('https:');

  if (https && config.env === 'production') {
    app.addHook('onRequest', async (request, reply) => {
      // Whoever forges this header only keeps themselves from the redirect.
      const scheme = request.headers['x-forwarded-proto'];
      if (scheme !== 'https' && request.url !== '/api/health') {
        return reply.redirect(`${config.publicUrl}${request.url}`, 308);
      }
    });
  }

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'require-trusted-types-for': ["'script'"],
        // The one policy that may set HTML: the lesson reader's, for what the server sanitised.
        'trusted-types': ['digiken-lesson'],
      },
    },
    strictTransportSecurity: https ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
}
