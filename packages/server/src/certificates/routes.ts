import { certificates as calls } from '@digiken/contract';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import { countTry, networkOf } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { reissue, revoke } from './issue';
import { checkCertificate, getOwn, listAll, listOwn, listProgress, toCertificate } from './read';
import { issuerDocument } from './signing/credential';
import { publicKey } from './signing/keys';
import { getTemplate, saveTemplate } from './template';

/** Numbers that one network may check in a minute. A school shares one address. */
const CHECKS = { max: 120, windowSeconds: 60 };

type Parts = Pick<Services, 'db' | 'clock' | 'config'>;

export function certificateRoutes(services: Parts): Route[] {
  const { db, clock, config } = services;
  return [
    route(calls.listCertificates, ({ query, caller }) => listOwn(services, { userId: caller.id, ...query })),
    route(calls.listCertificateProgress, async ({ caller }) => ({
      data: await listProgress(services, caller.id),
    })),
    route(calls.getCertificate, async ({ params, caller }) => ({
      data: await getOwn(services, { id: params.id, userId: caller.id }),
    })),
    route(calls.verifyCertificate, async ({ params, request }) => {
      await countTry(services, {
        limits: [{ key: `verify:network:${networkOf(request.ip)}`, ...CHECKS }],
        message: 'Too many certificates were checked from here. Wait a minute, then try again.',
      });
      return { data: await checkCertificate(services, params.id) };
    }),
    route(calls.getIssuer, async () => issuerDocument(config)),
    route(calls.getSigningKey, ({ params }) => publicKey(services, params.thumbprint)),
    route(calls.getCertificateTemplate, async ({ params, caller }) => ({
      data: await getTemplate(db, caller, params.id),
    })),
    route(calls.saveCertificateTemplate, async ({ params, body, caller }) => ({
      message: 'Saved. Certificates that were issued stay as they are.',
      data: await saveTemplate(db, caller, { id: params.id, ...body }),
    })),
    route(calls.listAllCertificates, ({ query }) => listAll(services, query)),
    route(calls.revokeCertificate, async ({ params, body, caller }) => {
      await revoke(services, caller, { id: params.id, ...body });
      return { message: 'The certificate is withdrawn.' };
    }),
    route(calls.reissueCertificate, async ({ params, body, caller }) => ({
      message: 'The certificate was issued again. The old one points to it.',
      data: toCertificate(await reissue(services, caller, { id: params.id, ...body }), clock.now()),
    })),
  ];
}
