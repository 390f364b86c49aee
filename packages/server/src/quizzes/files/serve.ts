import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { API_PREFIX } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/errors';
import { isPrivateName, privatePath } from '../../platform/private-files';
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
    async ({ params: { stored }, query }, reply) => {
      if (!isPrivateName(stored) || media.secondsLeft(stored, query.k) === 0) throw notFound(GONE);
      const [file] = await db.select().from(attemptFiles).where(eq(attemptFiles.stored, stored));
      const path = privatePath(files, stored);
      const size = file && (await stat(path).catch(() => undefined))?.size;
      if (file === undefined || size === undefined) throw notFound(GONE);
      return reply
        .type(file.type)
        .header('content-length', size)
        .header('content-disposition', attachment(file.name))
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(createReadStream(path));
    },
  );
}
