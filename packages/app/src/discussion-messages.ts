import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the discussion below a lesson, while its code is fetched. */
export const discussionPageMessages = defineMessages('discussion-pages', {
  loading: 'Loading the discussion…',
  failed: 'The discussion could not be loaded. The lesson works without it.',
  retry: 'Try again',
});
