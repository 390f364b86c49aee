/** Of a certificate. `superseded`: reissued under another name. `expired` is never stored: it follows from the date. */
export const CERTIFICATE_STATES = ['valid', 'revoked', 'superseded', 'expired'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const CERTIFICATE_LIMITS = {
  signatoryMax: 100,
  signatoryTitleMax: 100,
  /** Bytes of a picture of a signature. */
  signatureBytes: 200_000,
  /** Months. */
  validityMax: 120,
} as const;

/** `DK-YYYYMMDD-abcd-hex8`: the day of issue in Nairobi, letters of the course's title, and a random part. */
export const CERTIFICATE_NUMBER = /^DK-\d{8}-[a-z0-9]{1,4}-[0-9a-f]{8}$/;
