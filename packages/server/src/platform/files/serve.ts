import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { files as records } from '../database/tables';
import { MESSAGES } from '../http/errors';
import type { Services } from '../services';
import { MEDIA_PREFIX } from './index';
import { keyOf } from './object-store';
import { sendObject } from './send';

/** Types that pages show or play. All others are downloads and never opened on the site's origin. */
const SHOWN = /\.(webp|png|jpe?g|gif|avif|webm|mp4|vtt|mp3|m4a|ogg|wav)$/;
/** Files whose media type is remembered. */
const REMEMBERED = 10_000;
/** Files of packages: only the content host serves them (spec 14.260). */
const OF_PACKAGES = /\.pkg$/;
const UNKNOWN = 'application/octet-stream';

/**
 * Serves public files by their plain address and all others by a signed one that has not expired, with
 * headers that prevent stored files from running scripts.
 */
export function serveFiles(
  app: FastifyInstance,
  { db, files, media }: Pick<Services, 'db' | 'files' | 'media'>,
): void {
  // The type of a file never changes: a signed address needs the database only once.
  const types = new LRUCache<string, string>({ max: REMEMBERED });
  const find = async (name: string) => {
    const [row] = await db.select().from(records).where(eq(records.name, name));
    if (row) types.set(name, row.type);
    return row;
  };

  app.get<{ Params: { name: string }; Querystring: { k?: string } }>(
    `${MEDIA_PREFIX}:name`,
    { config: { access: 'public' } },
    async (request, reply) => {
      const { name } = request.params;
      const missing = () => reply.code(404).send({ message: MESSAGES[404] });
      if (!/^[0-9a-f]{64}\.[a-z0-9]{1,8}$/.test(name) || OF_PACKAGES.test(name)) return missing();
      const seconds = media.secondsLeft(name, request.query.k);
      if (seconds === 0 && !(await find(name))?.isPublic) return missing();
      const type = types.get(name) ?? (await find(name))?.type ?? UNKNOWN;
      const cache = seconds > 0 ? `private, max-age=${seconds}` : 'public, max-age=31536000';
      reply.header('cache-control', `${cache}, immutable`);
      if (!SHOWN.test(name)) reply.header('content-disposition', 'attachment');
      const object = { key: keyOf(name), type, etag: name };
      if (await sendObject(files.objects, { request, reply }, object)) return reply;
      reply.removeHeader('cache-control').removeHeader('content-disposition');
      return missing();
    },
  );
}
