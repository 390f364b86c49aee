import { defineMessages } from '../../foundations/messages-provider/messages-provider';

export const recentMessagesMessages = defineMessages('recent-messages', {
  title: 'Recent messages ({count})',
});
