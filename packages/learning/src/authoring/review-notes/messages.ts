import { defineMessages } from '@digiken/ui/messages-provider';

export const reviewNotesMessages = defineMessages('review-notes', {
  title: { one: 'The review asks for {count} change', other: 'The review asks for {count} changes' },
  text: 'Mend them, then submit again.',
  about: '{part}: {title}',
  by: '{name} on “{quote}”',
  somebody: 'A former user',
  remove: 'Remove',
  removeLabel: 'Remove the comment “{text}”',
});
