import { certificateRoutes } from '@digiken/contract/routes/certificates';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import type { certificateKeys } from '../data/use-certificates';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Template = RequestBody<(typeof certificateRoutes)['saveCertificateTemplate']>;

/** Decisions about certificates. Each returns an outcome, never throws, and refetches what it changed. */
export function useCertificateActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof certificateKeys>();
  return useMemo(
    () => ({
      /** For good; administrators only. */
      revokeCertificate: (id: string, reason: string) =>
        run(
          () => request(certificateRoutes.revokeCertificate, { params: { id }, body: { reason } }),
          'allCertificates',
          'certificateCheck',
        ),
      /** Under another name; administrators only. `outcome.data.data` is the new certificate. */
      reissueCertificate: (id: string, name: string) =>
        run(
          () => request(certificateRoutes.reissueCertificate, { params: { id }, body: { name } }),
          'allCertificates',
          'certificateCheck',
        ),
      saveCertificateTemplate: (courseId: string, body: Template) =>
        run(
          () => request(certificateRoutes.saveCertificateTemplate, { params: { id: courseId }, body }),
          'certificateTemplate',
        ),
    }),
    [request, run],
  );
}
