import type { FastifyInstance } from 'fastify';

/** Headers that tell a browser what a document may do, and how it may be opened. Nothing else obeys them. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/**
 * Scripts, styles, fonts, pictures, sound and films: a browser that opens one shows it and runs nothing in it. An SVG can
 * run scripts. JSON, PDF and everything unknown count as documents, too.
 */
const PART_OF_PAGE =
  /^(?:text\/(?:javascript|css|vtt)|application\/(?:javascript|wasm)|font\/|audio\/|video\/|image\/(?!svg))/;

/** The same by name, for an answer that says that a stored file is still current, and no type. */
const NAMED_PART = /\.(?:m?js|css|woff2?|png|jpe?g|webp|avif|gif|ico|mp3|mp4|webm)$/;

/** The policy of a service worker comes with its script. */
const WORKER = /^\/(?:sw|push-worker)\.js$/;

/**
 * Takes the headers of documents off answers that are only parts of pages (spec 16.44). A header that a route has set
 * itself stays. Every answer keeps what protects its bytes: `nosniff`, who may load it, HSTS and caching.
 * @param given the headers that the hooks before have set, of each host
 */
export function keepOnDocuments(app: FastifyInstance, given: readonly Record<string, string>[]): void {
  app.addHook('onSend', async (request, reply) => {
    const path = request.url.split(/[?#]/, 1)[0] ?? '';
    const type = reply.getHeader('content-type');
    // The browser puts the headers of a 304 in place of those that it has stored, so that of a document has them all.
    const part =
      typeof type === 'string' ? PART_OF_PAGE.test(type) : reply.statusCode === 304 && NAMED_PART.test(path);
    if (!part || WORKER.test(path)) return;
    for (const name of OF_DOCUMENTS) {
      const value = reply.getHeader(name);
      if (given.some((headers) => headers[name] === value)) reply.removeHeader(name);
    }
  });
}
