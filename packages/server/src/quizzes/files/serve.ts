import { API_PREFIX } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sendObject } from '../../platform/files/send';
import { notFound } from '../../platform/http/errors';
import { isPrivateName, privateKey } from '../../platform/private-files';
import type { Services } from '../../platform/services';
import { attemptFiles } from '../tables';
import { attachment } from './names';
import { ATTEMPT_FILES_PATH } from './rows';

const GONE = 'There is no such file, or its address has expired. Load the page again.';

/**
 * Serves files of answers by the signed addresses that their learner and those who teach the course receive
 * (spec 12.145). They are only ever saved, never shown on the site's origin.
 */
export function serveAttemptFiles(
  app: FastifyInstance,
  { db, files, media }: Pick<Services, 'db' | 'files' | 'media'>,
): void {
  app.get<{ Params: { stored: string }; Querystring: { k?: string } }>(
    `${API_PREFIX}${ATTEMPT_FILES_PATH}:stored`,
    { config: { access: 'public' as const } },
    async (request, reply) => {
      const { stored } = request.params;
      if (!isPrivateName(stored) || media.secondsLeft(stored, request.query.k) === 0) throw notFound(GONE);
      const [file] = await db.select().from(attemptFiles).where(eq(attemptFiles.stored, stored));
      if (file === undefined) throw notFound(GONE);
      reply.header('content-disposition', attachment(file.name)).header('cache-control', 'private, no-store');
      const object = { key: privateKey(stored), type: file.type };
      if (await sendObject(files.objects, { request, reply }, object)) return reply;
      reply.removeHeader('content-disposition');
      throw notFound(GONE);
    },
  );
}
