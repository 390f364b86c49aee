import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the learner's own pages that no other area shows. */
export const learnerMessages = defineMessages('learner-area', {
  hubs: 'Hubs',
  hub: 'Hub',
  hubAdmin: 'Hub Admin',
  invitation: 'Invitation to a hub',
});
