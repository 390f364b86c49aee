import { dateFormat } from '@digiken/ui/internal/intl';
import { defineMessages } from '@digiken/ui/messages-provider';

export const certificateMessages = defineMessages('certificate', {
  title: 'Certificate of completion',
  says: 'This certifies that',
  completed: 'has completed the course',
  instructor: 'Taught by {name}',
  issued: 'Issued on',
  number: 'Certificate number',
  check: 'Verify it',
  verify: 'Verify this certificate',
  valid: 'Valid',
  revoked: 'Withdrawn',
  superseded: 'Replaced',
  expired: 'Expired',
  pending: 'Being prepared',
  revokedTitle: 'This certificate was withdrawn',
  revokedText: 'No longer valid.',
  supersededTitle: 'This certificate was replaced',
  supersededText: 'It was issued again under another name.',
  expiredTitle: 'This certificate has expired',
  expiredText: 'It was valid for a limited time.',
  pendingTitle: 'This certificate is being prepared',
  pendingText: 'Its number and date are added when it is issued. You do not need to wait here.',
});

/** Status of a certificate. */
export type CertificateState = 'valid' | 'revoked' | 'superseded' | 'expired' | 'pending';

export const STATE_TONES = {
  valid: 'success',
  revoked: 'danger',
  superseded: 'neutral',
  expired: 'warning',
  pending: 'info',
} as const;

/** The day of issue in Kenya's time zone, so that a certificate has the same date for everyone. */
export function issueDate(iso: string, locale: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'Africa/Nairobi' }).format(time);
}
