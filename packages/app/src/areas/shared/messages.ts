import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of what several signed-in areas share. */
export const sharedMessages = defineMessages('shared-areas', {
  messages: 'Messages',
  thread: '{subject} – Messages',
  newMessage: 'New message',
  newMessageIntro: 'Write to people of your courses and hubs.',
  sent: 'Your message is sent',
  reported: 'Thank you. The administrators will look at it.',
  people: { one: '{names} and {count} other', other: '{names} and {count} others' },
  nobody: 'Nobody else',
  formerPerson: 'A former member',
  roleTutor: 'Instructor',
  roleHub: 'Hub Admin',
  roleSudo: 'Content Manager',
  roleAdmin: 'Administrator',
  recipientsFailed: 'The people could not be loaded. Search again.',
});
