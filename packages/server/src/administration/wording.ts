import type { Role } from '@digiken/contract';
import type { Mail } from '../platform/mail';

/** Roles as people call them (product.md §1). */
export const ROLE_NAMES: Record<Role, string> = {
  user: 'learner',
  tutor: 'instructor',
  hub: 'hub administrator',
  sudo: 'content manager',
  admin: 'administrator',
};

export const NO_PERSON = 'There is no such person.';
export const NO_COURSE = 'There is no such course.';
export const NO_ENROLMENT = 'There is no such enrolment.';

type Text = Omit<Mail, 'to'>;

export const approvedMail = (firstName: string, title: string, url: string): Text => ({
  subject: `“${title}” is published`,
  paragraphs: [
    `Hello ${firstName},`,
    `Your course “${title}” has been approved. It is in the catalogue now, and learners can enrol.`,
  ],
  link: { label: 'See your course', url },
});

export const changesMail = (firstName: string, title: string, reason: string, url: string): Text => ({
  subject: `“${title}” needs changes before it can be published`,
  paragraphs: [
    `Hello ${firstName},`,
    `We have looked at your course “${title}”. Before it can be published, please change this:`,
    reason,
    'When you are done, submit it for review again.',
  ],
  link: { label: 'Open your course', url },
});

export const unpublishedMail = (firstName: string, title: string, reason: string, url: string): Text => ({
  subject: `“${title}” has been taken off the catalogue`,
  paragraphs: [
    `Hello ${firstName},`,
    `Your course “${title}” has been taken off the catalogue. The reason:`,
    reason,
    'Learners who are enrolled keep it. You can change the course and submit it for review again.',
  ],
  link: { label: 'Open your course', url },
});

export const enrolledMail = (firstName: string, title: string, note: string, url: string): Text => ({
  subject: `You are enrolled in “${title}”`,
  paragraphs: [
    `Hello ${firstName},`,
    `An administrator has enrolled you in “${title}”. It costs you nothing. Their note:`,
    note,
  ],
  link: { label: 'Start learning', url },
});

export const cancelledMail = (firstName: string, title: string, reason: string, url: string): Text => ({
  subject: `Your enrolment in “${title}” is cancelled`,
  paragraphs: [
    `Hello ${firstName},`,
    `An administrator has cancelled your enrolment in “${title}”. The reason:`,
    reason,
    'What you have done in the course is kept, and is there again should you enrol once more.',
    'If you think that this is a mistake, ask the help desk.',
  ],
  link: { label: 'Help desk', url },
});
