import { API_PREFIX } from '@digiken/contract/constants';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sendObject } from '../../platform/files/send';
import { notFound } from '../../platform/http/errors';
import { isPrivateName, privateKey } from '../../platform/private-files';
import type { Services } from '../../platform/services';
import { liveRecordings } from '../tables';
import { captionLines, vttOf } from './captions';
import { RECORDINGS_PATH } from './list';
import { RECORDING_TYPE } from './record';

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

  app.get<Address>(`${API_PREFIX}${RECORDINGS_PATH}:stored`, anyone, async (request, reply) => {
    const { stored } = await find(request.params.stored, request.query.k);
    reply.header('cache-control', 'private, no-store');
    const object = { key: privateKey(stored), type: RECORDING_TYPE };
    if (!(await sendObject(files.objects, { request, reply }, object))) throw notFound(GONE);
    return reply;
  });

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
