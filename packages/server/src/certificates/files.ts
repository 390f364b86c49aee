import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_PREFIX } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../platform/http/errors';
import { countTry, networkOf } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { type CertificateFile, certificateFile } from './documents/task';
import { headOf } from './page-head';
import { findCertificate, stateOf, toCertificate } from './read';
import { addressesOf } from './signing/addresses';
import { statusList } from './signing/status-list';
import { certificates } from './tables';
import { signatureOf } from './template';

/** Files that one network may fetch in a minute: each is drawn for the request. */
const FETCHES = { max: 120, windowSeconds: 60 };
const CREDENTIAL_TYPE = 'application/vc+jwt';
const FILES: Record<string, { file: CertificateFile; type: string }> = {
  'certificate.pdf': { file: 'pdf', type: 'application/pdf' },
  'picture.png': { file: 'picture', type: 'image/png' },
  'badge.png': { file: 'badge-png', type: 'image/png' },
  'badge.svg': { file: 'badge-svg', type: 'image/svg+xml' },
  'share.png': { file: 'share', type: 'image/png' },
};

type Parts = Pick<Services, 'db' | 'clock' | 'config' | 'workers'>;

/** Verifiers run on other sites, also in browsers. */
const open = (reply: FastifyReply) =>
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');

/** What others fetch of certificates without knowing this API: credentials, status lists, pictures and the page. */
export function serveCertificates(app: FastifyInstance, services: Parts): void {
  const { db, config } = services;
  const count = (ip: string) =>
    countTry(services, {
      limits: [{ key: `certificate-files:network:${networkOf(ip)}`, ...FETCHES }],
      message: 'Too many files were fetched from here. Wait a minute, then try again.',
    });
  const anyone = { config: { access: 'public' as const } };

  app.get<{ Params: { id: string } }>(
    `${API_PREFIX}/certificates/:id/credential`,
    anyone,
    async ({ params }, reply) => {
      const { credential } = await findCertificate(db, params.id);
      if (credential === '') throw notFound('The learner has withdrawn this certificate.');
      return open(reply).type(CREDENTIAL_TYPE).header('cache-control', 'no-cache').send(credential);
    },
  );

  app.get<{ Params: { id: string; file: string } }>(
    `${API_PREFIX}/certificates/:id/:file`,
    anyone,
    async ({ params, ip }, reply) => {
      const wanted = Object.hasOwn(FILES, params.file) ? FILES[params.file] : undefined;
      if (!wanted) throw notFound('There is no such file.');
      await count(ip);
      const row = await findCertificate(db, params.id);
      const { file, type } = wanted;
      if (row.credential === '') throw notFound('The learner has withdrawn this certificate.');
      // On paper nobody sees that it was revoked.
      if (file === 'pdf' && stateOf(row, services.clock.now()) !== 'valid')
        throw notFound('This certificate is not valid.');
      const signature = file === 'pdf' ? await signatureOf(db, row.signature) : undefined;
      const bytes = await certificateFile(services, file, { row, signature, address: addressesOf(config) });
      if (file === 'pdf') reply.header('content-disposition', `inline; filename="${row.id}.pdf"`);
      return open(reply).type(type).header('cache-control', 'no-cache').send(bytes);
    },
  );

  app.get<{ Params: { list: string } }>(
    `${API_PREFIX}/status-lists/:list`,
    anyone,
    async ({ params, ip }, reply) => {
      if (!/^[1-9]\d{0,5}$/.test(params.list)) throw notFound('There is no such status list.');
      await count(ip);
      const list = await statusList(services, Number(params.list));
      return open(reply).type(CREDENTIAL_TYPE).header('cache-control', 'no-cache').send(list);
    },
  );

  app.get<{ Params: { id: string } }>('/verify/:id', anyone, async ({ params }, reply) => {
    const page = await readFile(join(config.appDir, '200.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return reply.callNotFound();
    const [row] = await db.select().from(certificates).where(eq(certificates.id, params.id));
    const head = headOf(row && toCertificate(row, services.clock.now()), addressesOf(config));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replace(/<title>[^<]*<\/title>/, () => head));
  });
}
