import { certificateRoutes } from '@digiken/contract/routes/certificates';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useAction } from './use-action';

type Template = RequestBody<(typeof certificateRoutes)['saveCertificateTemplate']>;

/** Decisions about certificates. */
export function useCertificateActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** For good; administrators only. */
      revokeCertificate: (id: string, reason: string) =>
        act(certificateRoutes.revokeCertificate, { params: { id }, body: { reason } }),
      /** Under another name; administrators only. `outcome.data` is the new certificate. */
      reissueCertificate: (id: string, name: string) =>
        act(certificateRoutes.reissueCertificate, { params: { id }, body: { name } }),
      saveCertificateTemplate: (courseId: string, body: Template) =>
        act(certificateRoutes.saveCertificateTemplate, { params: { id: courseId }, body }),
    }),
    [act],
  );
}
