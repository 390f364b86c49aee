import { z } from 'zod';
import { defineCall } from '../call';
import { CERTIFICATE_LIMITS, CERTIFICATE_STATES, LIMITS } from '../constants';
import { Fraction, Id, Named, TextLanguage, Timestamp } from '../entities';
import {
  optionalLine,
  optionalName,
  pageOf,
  PageQuery,
  Reason,
  Said,
  SearchedPageQuery,
  typedName,
} from '../paging';
import { certificateRoutes } from '../routes/certificates';
import { certificateNumber } from '../values/typed-text';

/** A certificate's number, which is also its address. */
const Numbered = z.object({ id: z.string().overwrite(certificateNumber).min(1).max(40) });

/** What a certificate says. Everything on it was fixed when it was issued. */
export const Certificate = z.object({
  /** Its number. */
  _id: z.string(),
  /** The learner. */
  name: z.string(),
  /** Null once the course was deleted. */
  courseId: Id.nullable(),
  course: z.string(),
  /** Who signs it. */
  signatory: z.string(),
  signatoryTitle: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  /** Why it was revoked; empty otherwise. */
  reason: z.string(),
  reasonLanguage: TextLanguage,
  issuedAt: Timestamp,
  expiresAt: Timestamp.nullable(),
  /** Number of the certificate that replaced it. */
  supersededBy: z.string().nullable(),
});
export type Certificate = z.infer<typeof Certificate>;

/** A certificate as anyone sees it who has its number. */
export const CheckedCertificate = Certificate.extend({
  /** When it was revoked or superseded. */
  endedAt: Timestamp.nullable(),
  lessons: z.number().int(),
  /** Required quizzes that were passed. */
  quizzes: z.number().int(),
  /** Of the quizzes whose scores are shown; null without one. */
  average: Fraction.nullable(),
  /** What the course said that its learners can do. */
  outcomes: z.array(z.string()),
  verify: z.object({
    /** Absolute address of the public page. */
    url: z.string(),
    /** An SVG path in a square of `size` units. */
    qr: z.object({ size: z.number(), path: z.string() }),
  }),
  /** Address of the PDF; null where the certificate is not valid. */
  pdf: z.string().nullable(),
});
export type CheckedCertificate = z.infer<typeof CheckedCertificate>;

/** A certificate as its learner sees it. */
export const CertificateDetail = CheckedCertificate.extend({
  /** The quizzes that were required, with the share of the points that counted. */
  results: z.array(z.object({ title: z.string(), score: Fraction })),
  /** Adds the certificate to a profile on LinkedIn. */
  linkedInUrl: z.string(),
  /** Addresses of the files that anyone may fetch. */
  files: z.object({
    credential: z.string(),
    badgePng: z.string(),
    badgeSvg: z.string(),
    picture: z.string(),
  }),
});
export type CertificateDetail = z.infer<typeof CertificateDetail>;

/** How far a learner is from a certificate. */
export const CertificateProgress = z.object({
  course: Named,
  lessonsDone: z.number().int(),
  lessons: z.number().int(),
  quizzesPassed: z.number().int(),
  quizzes: z.number().int(),
});
export type CertificateProgress = z.infer<typeof CertificateProgress>;

/** A public key as RFC 7517 writes it. */
const PublicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
});

/** How the certificates of a course look and whether they are issued. */
export const CertificateTemplate = z.object({
  enabled: z.boolean(),
  /** Empty: the name of the instructor at the time of issue. */
  signatory: z.string(),
  signatoryTitle: z.string(),
  /** Null: they do not expire. */
  validityMonths: z.number().int().nullable(),
  /** A data URL of a PNG. */
  signature: z.string().nullable(),
});
export type CertificateTemplate = z.infer<typeof CertificateTemplate>;

export const listCertificates = defineCall(certificateRoutes.listCertificates, {
  summary: 'Certificates of the caller, newest first',
  query: PageQuery,
  answer: pageOf(Certificate),
});

export const listCertificateProgress = defineCall(certificateRoutes.listCertificateProgress, {
  summary: 'Courses of the caller that will end in a certificate, the nearest first; at most 20',
  answer: z.object({ data: z.array(CertificateProgress) }),
});

export const getCertificate = defineCall(certificateRoutes.getCertificate, {
  summary: 'One certificate of the caller, with its results and files. 404 for one of somebody else',
  params: Numbered,
  answer: z.object({ data: CertificateDetail }),
});

export const verifyCertificate = defineCall(certificateRoutes.verifyCertificate, {
  summary: 'Whether a certificate is genuine and valid. 404 for an unknown number, 429 after many tries',
  params: Numbered,
  answer: z.object({ data: CheckedCertificate }),
});

export const getIssuer = defineCall(certificateRoutes.getIssuer, {
  summary: 'Who issues the credentials: an Open Badges 3.0 profile',
  answer: z.object({
    '@context': z.array(z.string()),
    id: z.string(),
    type: z.array(z.string()),
    name: z.string(),
    url: z.string(),
  }),
});

export const getSigningKey = defineCall(certificateRoutes.getSigningKey, {
  summary: 'A public key by its thumbprint: one bare JWK. Keys stay for ever',
  params: z.object({ thumbprint: z.string().min(1).max(64) }),
  answer: PublicKey,
});

export const getCertificateTemplate = defineCall(certificateRoutes.getCertificateTemplate, {
  summary: 'How the certificates of a course look. 404 for a course of somebody else',
  params: z.object({ id: Id }),
  answer: z.object({ data: CertificateTemplate }),
});

export const saveCertificateTemplate = defineCall(certificateRoutes.saveCertificateTemplate, {
  summary: 'Change the certificates that will be issued. Those that exist stay as they are',
  params: z.object({ id: Id }),
  body: z.object({
    enabled: z.boolean(),
    signatory: optionalName(CERTIFICATE_LIMITS.signatoryMax),
    signatoryTitle: optionalLine(CERTIFICATE_LIMITS.signatoryTitleMax),
    validityMonths: z
      .number({ error: 'Enter a number of months' })
      .int('Enter a whole number of months')
      .min(1, 'Enter 1 month or more')
      .max(CERTIFICATE_LIMITS.validityMax, `Enter ${CERTIFICATE_LIMITS.validityMax} months or fewer`)
      .nullable(),
    /** A PNG, JPEG or WebP picture in base64; null removes it, absent leaves it. */
    signature: z
      .base64('The picture cannot be read')
      .max(Math.ceil((CERTIFICATE_LIMITS.signatureBytes * 4) / 3) + 4, 'Use a smaller picture')
      .nullable()
      .optional(),
  }),
  maxBytes: 300_000,
  answer: z.object({ message: z.string(), data: CertificateTemplate }),
});

export const listAllCertificates = defineCall(certificateRoutes.listAllCertificates, {
  summary: 'All certificates, newest first; `search` finds a number, or words of a name or a course',
  query: SearchedPageQuery.extend({ state: z.enum(CERTIFICATE_STATES).optional() }),
  answer: pageOf(Certificate),
});

export const revokeCertificate = defineCall(certificateRoutes.revokeCertificate, {
  summary: 'Revoke a certificate for good. 409 if it is not valid',
  params: Numbered,
  body: z.object({ reason: Reason }),
  answer: Said,
});

export const reissueCertificate = defineCall(certificateRoutes.reissueCertificate, {
  summary:
    'Issue a certificate again under another name; the old one becomes superseded. 409 if it is not valid',
  params: Numbered,
  body: z.object({ name: typedName('the name', LIMITS.nameMax * 2) }),
  answer: z.object({ message: z.string(), data: Certificate }),
  status: 201,
});
