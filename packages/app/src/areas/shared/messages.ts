import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts that several signed-in areas share. */
export const sharedMessages = defineMessages('shared-areas', {
  messages: 'Messages',
  thread: '{subject} – Messages',
  newMessage: 'New message',
  newMessageIntro: 'Write to people in your courses and hubs.',
  sent: 'Message sent',
  reported: 'Thank you. The administrators will review it.',
  people: { one: '{names} and {count} other', other: '{names} and {count} others' },
  nobody: 'No other people',
  formerPerson: 'A former member',
  roleTutor: 'Instructor',
  roleHub: 'Hub Admin',
  roleSudo: 'Content Manager',
  roleAdmin: 'Administrator',
  recipientsFailed: 'The list of people could not be loaded. Search again.',
});
