import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { API_PREFIX } from '@digiken/contract/constants';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/errors';
import { isPrivateName, privatePath } from '../../platform/private-files';
import type { Services } from '../../platform/services';
import { liveRecordings } from '../tables';
import { captionLines, vttOf } from './captions';
import { RECORDINGS_PATH } from './list';

const GONE = 'There is no such recording, or its address has expired. Load the page again.';

type Address = { Params: { stored: string }; Querystring: { k?: string } };

/**
 * Serves recordings and their captions by the signed addresses that those who may join the class receive (spec 13.76),
 * in parts, so that a player can move in them.
 */
export function serveRecordings(
  app: FastifyInstance,
  { db, files, media }: Pick<Services, 'db' | 'files' | 'media'>,
): void {
  const anyone = { config: { access: 'public' as const } };
  const find = async (stored: string, signed: unknown) => {
    if (!isPrivateName(stored) || media.secondsLeft(stored, signed) === 0) throw notFound(GONE);
    const [row] = await db
      .select()
      .from(liveRecordings)
      .where(and(eq(liveRecordings.stored, stored), isNotNull(liveRecordings.finishedAt)));
    if (row === undefined) throw notFound(GONE);
    return row;
  };

  app.get<Address>(
    `${API_PREFIX}${RECORDINGS_PATH}:stored`,
    anyone,
    async ({ params, query, headers }, reply) => {
      const { stored } = await find(params.stored, query.k);
      const path = privatePath(files, stored);
      const size = (await stat(path).catch(() => undefined))?.size;
      if (size === undefined) throw notFound(GONE);
      reply
        .type('video/webm')
        .header('accept-ranges', 'bytes')
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
      const range = rangeOf(headers.range, size);
      if (range === 'unsatisfiable')
        return reply.code(416).header('content-range', `bytes */${size}`).send('');
      if (range === undefined) return reply.header('content-length', size).send(createReadStream(path));
      const { start, end } = range;
      return reply
        .code(206)
        .header('content-range', `bytes ${start}-${end}/${size}`)
        .header('content-length', end - start + 1)
        .send(createReadStream(path, { start, end }));
    },
  );

  app.get<Address>(
    `${API_PREFIX}${RECORDINGS_PATH}:stored/captions.vtt`,
    anyone,
    async ({ params, query }, reply) => {
      const row = await find(params.stored, query.k);
      const lines = await captionLines(db, row.classId);
      return reply
        .type('text/vtt; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(vttOf(lines, row.startedAt, row.finishedAt ?? undefined));
    },
  );
}

/** One range of bytes (RFC 9110, 14.1.2); undefined for the whole file, also where several are asked for. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}
