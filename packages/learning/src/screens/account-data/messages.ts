import { defineMessages } from '@digiken/ui/messages-provider';

export const accountDataMessages = defineMessages('account-data', {
  loading: 'Loading what we know about your data…',
  failed: 'This part could not be loaded.',
  retry: 'Try again',
  copy: 'A copy of your data',
  copyText:
    'A ZIP archive with everything that you have done here: profile, courses, notes, quizzes, messages, payments and more. You can ask for one copy a day.',
  ask: 'Ask for a copy',
  asking: 'Asking…',
  nextAt: 'You can ask for another copy from {time}.',
  requested: 'We are making your copy. You get a mail when it is ready.',
  ready: 'Your copy is ready until {date}.',
  download: 'Download your data ({size})',
  expired: 'Your last copy, of {date}, is deleted. Ask for a new one.',
  exportFailed: 'Your copy could not be made. Ask for it again.',
  delete: 'Delete your account',
  deleteText:
    'Your account is deactivated at once and deleted after {days} days. Until then, signing in keeps it.',
  blocked: 'Your account cannot be deleted yet:',
  courses:
    'You own courses that are published or have learners or co-instructors. Ask an administrator to give them to another instructor first.',
  hub: 'You are the only administrator of a hub. Ask the help desk to appoint another one first.',
  'last-admin': 'You are the last active administrator. Make another person an administrator first.',
  payment: 'A payment or a refund of yours is not settled yet. Wait until it is, or ask the help desk.',
  payout: 'You have earnings that are not paid out yet. Wait for the payout first.',
  open: 'Delete account…',
  title: 'Delete your account?',
  gone: 'Deleted for good',
  goneList:
    'Profile and picture, enrolments and progress, notes and bookmarks, quizzes with your answers and files, reviews, hub memberships, notifications, help requests, unpublished courses of yours.',
  kept: 'Kept without your name',
  keptList:
    'Orders, payments and receipts with amounts, dates and M-Pesa codes, as the law on accounts asks. Messages that you wrote stay with their receivers, from “Deleted account”.',
  courseAccess: 'Access to courses that you paid for ends. It cannot be restored.',
  certificates: 'Keep my certificates valid',
  certificatesHint: {
    one: 'You have {count} valid certificate. Otherwise it is withdrawn. If it stays, so does your name on it.',
    other:
      'You have {count} valid certificates. Otherwise they are withdrawn. If they stay, so does your name on them.',
  },
  password: 'Your password',
  passwordMissing: 'Enter your password',
  check: 'Check the fields marked below.',
  submit: 'Delete my account',
  busy: 'Deleting…',
  keep: 'Keep my account',
});
