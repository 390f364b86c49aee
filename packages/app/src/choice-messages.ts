import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts about a choice that was kept, on the page of its course. */
export const choiceMessages = defineMessages('kept-choice', {
  owned: {
    one: 'You own {count} of the units that you chose by now. It is taken off the price.',
    other: 'You own {count} of the units that you chose by now. They are taken off the price.',
  },
  gone: 'Your earlier choice is no longer kept. Choose your units again.',
});
