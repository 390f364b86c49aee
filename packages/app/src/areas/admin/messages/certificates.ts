import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of /admin/certificates. */
export const certificateMessages = defineMessages('admin-certificates', {
  title: 'Certificates',
  intro: 'Certificates are issued by themselves when a course is complete.',
  label: 'Certificates',
  filter: 'Filter certificates',
  search: 'Number, name or course',
  state: 'State',
  allStates: 'All states',
  summary: { one: '{count} certificate on this page', other: '{count} certificates on this page' },
  name: 'Learner',
  course: 'Course',
  number: 'Number',
  issued: 'Issued',
  acts: 'Actions',
  empty: 'No certificates yet',
  emptyText: 'The first one appears when a learner completes a course.',
  valid: 'Valid',
  revoked: 'Withdrawn',
  superseded: 'Replaced',
  expired: 'Expired',

  revoke: 'Withdraw',
  revokeTitle: 'Withdraw this certificate?',
  revokeText:
    'The certificate of {name} for “{course}” stops being valid for good. Whoever checks it sees your reason.',
  reason: 'Reason, shown to whoever checks it',
  reissue: 'Change the name',
  reissueTitle: 'Issue it again under another name',
  reissueText:
    'A new certificate with a new number replaces the one of {name}. Whoever checks the old one is led to it.',
  newName: 'Name on the certificate',
  reissuing: 'Issuing…',
});
