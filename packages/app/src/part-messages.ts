import { defineMessages } from '@digiken/ui/messages-provider';

/** Parts of every page that open on demand and could not be fetched (spec 14.24). */
export const partMessages = defineMessages('late-parts', {
  search: 'The search could not be opened. Please check your internet connection and try again.',
  notifications:
    'Your notifications could not be opened. Please check your internet connection and try again.',
});
