import { defineMessages } from '@digiken/ui/messages-provider';

/** What the three lists of reports have in common. */
export const reportListMessages = defineMessages('admin-report-list', {
  filter: 'Filter reports',
  state: 'State',
  allStates: 'All states',
  author: 'Written by',
  reporter: 'Reported by',
  reason: 'Reason',
  when: 'Reported',
  acts: 'Actions',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss the report?',
  note: 'Note',
});

export const reportMessages = defineMessages('admin-reports', {
  messages: 'Messages',
  ways: 'Messages',
  own: 'Your messages',
  title: 'Reported messages',
  intro: 'Messages that people have reported, as they were at that time.',
  label: 'Reported messages',
  message: 'Message',
  gone: 'A deleted account',
  summary: { one: '{count} report on this page', other: '{count} reports on this page' },
  empty: 'No reported messages',
  emptyText: 'When a message is reported, it shows here and in your notifications.',
  dismissText: 'The message stays in its conversation.',
  remove: 'Remove message',
  removeTitle: 'Remove the message?',
  removeText: 'It disappears from every conversation.',
  noteHint: 'Optional. Kept in the audit log.',
});

export const reviewReportMessages = defineMessages('admin-review-reports', {
  title: 'Reported reviews',
  intro: 'Reviews of courses that people have reported, as they were at that time.',
  label: 'Reported reviews',
  message: 'Review',
  stars: 'Rating',
  starCount: { one: '{count} star', other: '{count} stars' },
  course: 'Course',
  gone: 'A deleted account',
  summary: { one: '{count} report on this page', other: '{count} reports on this page' },
  empty: 'No reported reviews',
  emptyText: 'When a review is reported, it shows here and in your notifications.',
  dismissText: 'The review stays on the page of the course.',
  remove: 'Remove review',
  removeTitle: 'Remove the review?',
  removeText: 'It disappears with its rating, and its author cannot write another one for this course.',
  noteHint: 'Optional. Kept in the audit log.',
});

export const postReportMessages = defineMessages('admin-post-reports', {
  title: 'Reported posts',
  intro: 'Posts in discussions that people have reported, as they were at that time.',
  label: 'Reported posts',
  message: 'Post',
  lesson: 'Lesson',
  gone: 'A deleted account',
  summary: { one: '{count} report on this page', other: '{count} reports on this page' },
  empty: 'No reported posts',
  emptyText: 'When a post in a discussion is reported, it shows here and in your notifications.',
  dismissText: 'The post stays in the discussion.',
  remove: 'Hide post',
  removeTitle: 'Hide the post from learners?',
  removeText: 'Its author still sees it, with your note as the reason.',
  noteHint: 'Optional. The author reads it, and it is kept in the audit log.',
});
