import type { CertificateDetail, CertificateProgress, CheckedCertificate } from '@digiken/contract';
import type { NearCertificate } from '@digiken/learning/certificate-near';
import type { CheckedCertificateView } from '@digiken/learning/certificate-check-screen';
import type { CertificateView } from '@digiken/learning/certificate-screen';
import { certificatePath } from './certificate-paths';
import { coursePath } from './paths';

/** The public page of a certificate. */
export const verifyPath = (id: string): string => `/verify/${encodeURIComponent(id)}`;

/** The path of an address on this site: links within the site keep the app. */
const pathOf = (address: string): string => new URL(address).pathname;

/** A course on the way to its certificate. */
export function nearCertificate({ course, ...rest }: CertificateProgress): NearCertificate {
  const target = { _id: course._id, title: course.name };
  return { id: course._id, course: course.name, href: coursePath('console', target), ...rest };
}

/** What a learner sees of an own certificate. */
export function certificateView(certificate: CertificateDetail): CertificateView {
  const { _id, name, course, signatory, state, reason, issuedAt, supersededBy } = certificate;
  const { pdf, linkedInUrl, files, results } = certificate;
  return {
    id: _id,
    learner: name,
    course,
    instructor: signatory || undefined,
    issuedAt,
    state,
    revokedReason: reason || undefined,
    revokedReasonLanguage: certificate.reasonLanguage,
    verifyHref: verifyPath(_id),
    qr: certificate.verify.qr,
    pdfHref: pdf === null ? undefined : pathOf(pdf),
    linkedInHref: linkedInUrl,
    successorHref: supersededBy === null ? undefined : certificatePath(supersededBy),
    badge: {
      picture: pathOf(files.picture),
      png: pathOf(files.badgePng),
      svg: pathOf(files.badgeSvg),
      credential: pathOf(files.credential),
    },
    results,
  };
}

/** What anyone sees of a certificate. */
export function checkedCertificate(certificate: CheckedCertificate): CheckedCertificateView {
  const { _id, courseId, supersededBy, pdf, verify } = certificate;
  const { name, course, signatory, state, reason, issuedAt, endedAt, expiresAt, average } = certificate;
  return {
    ...{ name, course, state, reason, issuedAt },
    reasonLanguage: certificate.reasonLanguage,
    number: _id,
    courseHref: courseId === null ? undefined : coursePath('public', { _id: courseId }),
    signatory: signatory || undefined,
    endedAt: endedAt ?? undefined,
    expiresAt: expiresAt ?? undefined,
    average: average ?? undefined,
    successorHref: supersededBy === null ? undefined : verifyPath(supersededBy),
    lessons: certificate.lessons,
    quizzes: certificate.quizzes,
    outcomes: certificate.outcomes,
    qr: verify.qr,
    pdfHref: pdf === null ? undefined : pathOf(pdf),
  };
}
