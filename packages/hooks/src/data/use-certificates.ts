import type { Certificate } from '@digiken/contract';
import { certificateRoutes } from '@digiken/contract/routes/certificates';
import type { CertificatePage, ReceiptPage } from '../api/page-queries';
import type { Defaults } from './list-items';
import { readPage, useQuery } from './use-query';

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
export const useCertificates = (query: ReceiptPage = {}, every?: number) =>
  useQuery(
    certificateRoutes.listCertificates,
    { query },
    { read: readPage(CERTIFICATE), keepPreviousData: true, revalidateOnMount: true, every },
  );

/** One certificate of the user. @param id its number; empty: asks nothing */
export const useCertificate = (id: string) =>
  useQuery(certificateRoutes.getCertificate, id ? { params: { id } } : null);

/** How far the certificates of the user's courses are, the nearest first. */
export const useCertificateProgress = () => useQuery(certificateRoutes.listCertificateProgress, {});

/** Whether a certificate is real and valid, for anyone. @param id its number; empty: asks nothing */
export const useCertificateCheck = (id: string) =>
  // The server counts checks.
  useQuery(certificateRoutes.verifyCertificate, id ? { params: { id } } : null, { revalidateOnFocus: false });

/** How the certificates of a course look. @param courseId empty: asks nothing */
export const useCertificateTemplate = (courseId: string) =>
  useQuery(certificateRoutes.getCertificateTemplate, courseId ? { params: { id: courseId } } : null);

/** A page of all certificates, for administrators. */
export const useAllCertificates = (query: CertificatePage = {}) =>
  useQuery(
    certificateRoutes.listAllCertificates,
    { query },
    { read: readPage(CERTIFICATE), keepPreviousData: true },
  );
