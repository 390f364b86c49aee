import type {
  Certificate,
  CertificateDetail,
  CertificateProgress,
  CertificateTemplate,
  CheckedCertificate,
} from '@digiken/contract';
import { certificateRoutes } from '@digiken/contract/routes/certificates';
import type { CertificatePage, ReceiptPage } from '../api/page-queries';
import { useRequest, useViewer } from '../session/services';
import type { Defaults } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

/** Cache keys of certificates. */
export const certificateKeys = {
  certificates: (page: ReceiptPage, viewer: string) => ['certificates', page, viewer] as const,
  certificate: (id: string, viewer: string) => ['certificate', id, viewer] as const,
  certificateProgress: (viewer: string) => ['certificateProgress', viewer] as const,
  certificateCheck: (id: string) => ['certificateCheck', id] as const,
  certificateTemplate: (courseId: string, viewer: string) =>
    ['certificateTemplate', courseId, viewer] as const,
  allCertificates: (page: CertificatePage, viewer: string) => ['allCertificates', page, viewer] as const,
};

const CERTIFICATE: Defaults<Certificate> = {
  name: '',
  courseId: null,
  course: '',
  signatory: '',
  signatoryTitle: '',
  state: 'valid',
  reason: '',
  issuedAt: '',
  expiresAt: null,
  supersededBy: null,
};

/**
 * A page of the user's certificates, newest first.
 * @param every milliseconds between two requests, while one is awaited; undefined: it is not polled
 */
export function useCertificates(page: ReceiptPage = {}, every?: number): Query<PageOf<Certificate>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? certificateKeys.certificates(page, viewer) : null,
    async () => pageOf(await request(certificateRoutes.listCertificates, { query: page }), CERTIFICATE),
    { keepPreviousData: true, revalidateOnMount: true, every },
  );
}

/** One certificate of the user. @param id its number; empty: asks nothing */
export function useCertificate(id: string): Query<CertificateDetail> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer && id ? certificateKeys.certificate(id, viewer) : null, async () =>
    dataOf(await request(certificateRoutes.getCertificate, { params: { id } })),
  );
}

/** How far the certificates of the user's courses are, the nearest first. */
export function useCertificateProgress(): Query<CertificateProgress[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? certificateKeys.certificateProgress(viewer) : null, async () =>
    dataOf(await request(certificateRoutes.listCertificateProgress)),
  );
}

/** Whether a certificate is real and valid, for anyone. @param id its number; empty: asks nothing */
export function useCertificateCheck(id: string): Query<CheckedCertificate> {
  const request = useRequest();
  return useCached(
    id ? certificateKeys.certificateCheck(id) : null,
    async () => dataOf(await request(certificateRoutes.verifyCertificate, { params: { id } })),
    // The server counts checks.
    { revalidateOnFocus: false },
  );
}

/** How the certificates of a course look. @param courseId empty: asks nothing */
export function useCertificateTemplate(courseId: string): Query<CertificateTemplate> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && courseId ? certificateKeys.certificateTemplate(courseId, viewer) : null,
    async () => dataOf(await request(certificateRoutes.getCertificateTemplate, { params: { id: courseId } })),
  );
}

/** A page of all certificates, for administrators. */
export function useAllCertificates(page: CertificatePage = {}): Query<PageOf<Certificate>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? certificateKeys.allCertificates(page, viewer) : null,
    async () => pageOf(await request(certificateRoutes.listAllCertificates, { query: page }), CERTIFICATE),
    { keepPreviousData: true },
  );
}
