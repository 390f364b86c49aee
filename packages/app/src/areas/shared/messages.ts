import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts that several signed-in areas share. */
export const sharedMessages = defineMessages('shared-areas', {
  named: '{kind}: {name}',
  messages: 'Messages',
  thread: '{subject} – Messages',
  newMessage: 'New message',
  newMessageIntro: 'Write to people in your courses and hubs.',
  sent: 'Message sent',
  reported: 'Thank you. The administrators will review it.',
  people: { one: '{names} and {count} other', other: '{names} and {count} others' },
  nobody: 'No other people',
  beingSent: 'Being sent: {sent} of {total} people have it',
  formerPerson: 'A former member',
  roleTutor: 'Instructor',
  roleHub: 'Hub Admin',
  roleSudo: 'Content Manager',
  roleAdmin: 'Administrator',
  recipientsFailed: 'The list of people could not be loaded. Search again.',
});

/** Texts that the dashboards of all consoles have. */
export const dashboardMessages = defineMessages('dashboards', {
  figures: 'Figures',
  newThisWeek: { one: '{count} new this week', other: '{count} new this week' },
  noneThisWeek: 'None this week',
  more: { one: '{count} more than last week', other: '{count} more than last week' },
  fewer: { one: '{count} fewer than last week', other: '{count} fewer than last week' },
  same: 'As many as last week',
  byCourse: 'By course',
  course: 'Course',
  learners: 'Learners',
  progress: 'Average progress',
});
