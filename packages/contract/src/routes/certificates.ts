import { ADMIN_ROLES, AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

const CERTIFICATES = ['/admin/certificates', '/verify/{id}'] as const;

/** Certificates of learners, what anyone may check, and what instructors and administrators decide. */
export const certificateRoutes = {
  listCertificates: { method: 'GET', path: '/certificates', access: ['user'] },
  listCertificateProgress: { method: 'GET', path: '/certificates/progress', access: ['user'] },
  getCertificate: { method: 'GET', path: '/certificate/{id}', access: ['user'] },
  verifyCertificate: { method: 'GET', path: '/verify/{id}', access: 'public' },
  getIssuer: { method: 'GET', path: '/issuer', access: 'public' },
  getSigningKey: { method: 'GET', path: '/keys/{thumbprint}', access: 'public' },
  getCertificateTemplate: {
    method: 'GET',
    path: '/instructor/course/{id}/certificate',
    access: AUTHOR_ROLES,
  },
  saveCertificateTemplate: {
    method: 'PUT',
    path: '/instructor/course/{id}/certificate',
    access: AUTHOR_ROLES,
    changes: ['/instructor/course/{id}/certificate'],
  },
  listAllCertificates: { method: 'GET', path: '/admin/certificates', access: ADMIN_ROLES },
  revokeCertificate: {
    method: 'POST',
    path: '/admin/certificate/{id}/revoke',
    access: ADMIN_ROLES,
    changes: CERTIFICATES,
  },
  reissueCertificate: {
    method: 'POST',
    path: '/admin/certificate/{id}/reissue',
    access: ADMIN_ROLES,
    idempotent: true,
    changes: CERTIFICATES,
  },
} as const satisfies RouteTable;
