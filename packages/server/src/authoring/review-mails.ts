import type { Mail } from '../platform/mail';

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

export const changesApprovedMail = (firstName: string, title: string, url: string): Text => ({
  subject: `Your changes to “${title}” are published`,
  paragraphs: [
    `Hello ${firstName},`,
    `Your changes to the course “${title}” have been approved. Learners see them now.`,
  ],
  link: { label: 'See your course', url },
});

export const changesReturnedMail = (firstName: string, title: string, reason: string, url: string): Text => ({
  subject: `Your changes to “${title}” need another look`,
  paragraphs: [
    `Hello ${firstName},`,
    `We have looked at your changes to the course “${title}”. Before they can be published, please change this:`,
    reason,
    'Learners see the course as it was until then. When you are done, submit your changes again.',
  ],
  link: { label: 'Open your course', url },
});

export const unpublishedMail = (firstName: string, title: string, reason: string, url: string): Text => ({
  subject: `“${title}” has been unpublished`,
  paragraphs: [
    `Hello ${firstName},`,
    `Your course “${title}” has been unpublished and is no longer in the catalogue. The reason:`,
    reason,
    'Enrolled learners keep access. You can change the course and submit it for review again.',
  ],
  link: { label: 'Open your course', url },
});

/** The same mail with a paragraph for each comment, before its last one. */
export const withComments = (mail: Text, comments: readonly string[]): Text => ({
  ...mail,
  paragraphs: [...mail.paragraphs.slice(0, -1), ...comments, ...mail.paragraphs.slice(-1)],
});
