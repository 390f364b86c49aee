import type { Mail } from '../platform/mail';

export const NO_COURSE = 'There is no such course.';
export const NO_ENROLMENT = 'There is no such enrolment.';

type Text = Omit<Mail, 'to'>;

export const enrolledMail = (firstName: string, title: string, note: string, url: string): Text => ({
  subject: `You are enrolled in “${title}”`,
  paragraphs: [
    `Hello ${firstName},`,
    `An administrator has enrolled you in “${title}”, free of charge. Their note:`,
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
    'Your progress is kept, in case you enrol again.',
    'If you think that this is a mistake, contact the help desk.',
  ],
  link: { label: 'Help desk', url },
});
