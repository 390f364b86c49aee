import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the pages whose feature is not built yet: what is missing, and what people can use instead. */
export const featureMessages = defineMessages('features', {
  assistantTitle: 'The digital assistant is not built yet',
  assistantText:
    'No AI answers questions on this site. The help desk has answers to common questions, and a person replies to what you ask there.',
  chatTitle: 'AI chat is not built yet',
  chatText:
    'There is no AI tutor on this site. You can write to your instructor, or ask the help desk, where a person replies.',

  helpDesk: 'Open the help desk',
  browse: 'Browse courses',
  write: 'Write a message',
});
