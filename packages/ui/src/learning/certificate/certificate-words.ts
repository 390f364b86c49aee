import { dateFormat } from '../../foundations/lib/intl';
import { defineMessages } from '../../foundations/messages-provider/messages-provider';

export const certificateMessages = defineMessages('certificate', {
  title: 'Certificate of completion',
  says: 'This is to say that',
  completed: 'has completed the course',
  level: 'Level: {level}',
  instructor: 'Taught by {name}',
  issued: 'Issued on',
  number: 'Certificate number',
  check: 'Check it',
  verify: 'See that it is real',
  valid: 'Valid',
  revoked: 'Withdrawn',
  pending: 'Being prepared',
  revokedTitle: 'This certificate was withdrawn',
  revokedText: 'It is no proof of anything any more.',
  pendingTitle: 'This certificate is being prepared',
  pendingText: 'Its number and date are given when it is issued. You need not wait here.',
});

/** Whether a certificate holds. */
export type CertificateState = 'valid' | 'revoked' | 'pending';

export const STATE_TONES = { valid: 'success', revoked: 'danger', pending: 'info' } as const;

/** The day of issue as Kenya counts it: a certificate has the same date for everybody. */
export function issueDate(iso: string, locale: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'Africa/Nairobi' }).format(time);
}
