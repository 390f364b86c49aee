import type { Role } from '@digiken/contract';
import type { DeletionBlocker } from '@digiken/contract/constants';
import type { Config } from '../platform/config';

/** Why an account cannot be deleted, and what to do first (spec 13.115). */
export const BLOCKERS: Record<DeletionBlocker, string> = {
  courses:
    'You own courses that are published or have learners or co-instructors. Ask an administrator to give them to another instructor first.',
  hub: 'You are the only administrator of a hub. Ask the help desk to appoint another one first.',
  'last-admin': 'You are the last active administrator. Make another person an administrator first.',
  payment:
    'A payment or a refund of yours is not settled yet. Wait until it is, or ask the help desk, and try again.',
  payout: 'You have earnings that are not paid out yet. Wait for the payout first.',
};

export const WORDING = {
  oneADay: 'You have asked for a copy today. You can ask for another one after 24 hours.',
  gone: 'There is no such file, or its address has expired. Load the page again.',
  requested: 'We are making a copy of your data. You get a mail when it is ready.',
} as const;

const day = (at: Date) => at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Africa/Nairobi' });

export const deletionPlanned = (at: Date): string =>
  `Your account is deactivated and will be deleted on ${day(at)}. Until then you can sign in to keep it.`;

const PAGES: Record<Role, string> = {
  user: '/console/settings',
  tutor: '/instructor/settings',
  hub: '/hub/profile',
  sudo: '/admin/settings',
  admin: '/admin/settings',
};

/** Where a role finds the copy of its data. */
export const settingsUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, role: Role): string =>
  `${publicUrl}${PAGES[role]}#account-data`;

export const exportMail = (firstName: string, url: string) => ({
  subject: 'The copy of your data is ready',
  paragraphs: [
    `Hello ${firstName},`,
    'The copy of your data at Digiken is ready. Sign in to download it from your settings.',
    'If you did not ask for it, change your password.',
  ],
  link: { label: 'Download your data', url },
});

export const deletionMail = (firstName: string, at: Date, publicUrl: string) => ({
  subject: 'Your account will be deleted',
  paragraphs: [
    `Hello ${firstName},`,
    `You have asked us to delete your Digiken account. It is deactivated now and will be deleted on ${day(at)}.`,
    'If you want to keep it, or if it was not you, sign in before that day and choose to keep the account.',
  ],
  link: { label: 'Sign in', url: `${publicUrl}/auth/signin` },
});

export const deletedMail = (firstName: string) => ({
  subject: 'Your account is deleted',
  paragraphs: [
    `Hello ${firstName},`,
    'Your Digiken account and your data are deleted. What the accounts have to keep no longer has your name.',
    'This is the last mail that you get from us.',
  ],
});
