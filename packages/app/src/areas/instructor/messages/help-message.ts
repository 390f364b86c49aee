import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of a message to a learner who may need help, and why it cannot be sent. */
export const helpMessages = defineMessages('instructor-help-message', {
  message: 'Message',
  messageTo: 'Message {name} about {course}',
  title: 'Message to {name}',
  waiting: 'Message to a learner',
  intro: 'Change the text as you like. It is sent like any other message.',
  subject: 'Your course “{course}”',
  'never-started':
    'Hello {name},\n\nYou are enrolled in “{course}” and have not started yet. Is there anything that stops you? I am happy to help.',
  quiet:
    'Hello {name},\n\nYou have not opened “{course}” for some time. Are you stuck somewhere? Tell me which lesson, and I will help you.',
  other: 'Hello {name},\n\nHow are you getting on with “{course}”? Tell me if I can help.',
  sent: 'Message sent',
  'you-block': 'You have blocked this person. Unblock them in your messages to write.',
  'blocks-you': 'This person does not accept messages from you.',
  closed: 'This account is closed.',
  cannot: 'You cannot write to {name}',
});
