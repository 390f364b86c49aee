import { LIMITS } from '@digiken/contract/constants';
import type { Mail } from '../../platform/mail';

type Text = Omit<Mail, 'to'>;

/** The same for every address, whether it has an account or not. */
export const invitationMail = (inviter: string, title: string, url: string): Text => ({
  subject: `${inviter} invites you to write “${title}”`,
  paragraphs: [
    'Hello,',
    `${inviter} invites you to write the course “${title}” on Digiken together. The link works for ${LIMITS.coAuthorInvitationDays} days.`,
    'To accept, sign in as an instructor with this address. If your account is a learner account, ask an administrator to make it an instructor account first.',
    'If you do not know this person, you can ignore this mail.',
  ],
  link: { label: 'Open the invitation', url },
});

export const acceptedMail = (firstName: string, name: string, title: string, url: string): Text => ({
  subject: `${name} now writes “${title}” with you`,
  paragraphs: [
    `Hello ${firstName},`,
    `${name} has accepted your invitation and can now edit the course “${title}”, mark answers and write to its learners.`,
  ],
  link: { label: 'Open the course', url },
});

export const removedMail = (firstName: string, title: string, url: string): Text => ({
  subject: `You no longer write “${title}”`,
  paragraphs: [
    `Hello ${firstName},`,
    `You are no longer a co-instructor of the course “${title}”. What you wrote stays in the course.`,
  ],
  link: { label: 'Open your courses', url },
});
