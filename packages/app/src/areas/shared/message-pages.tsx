import type { AreaPage } from '../../routes/area-page';

/**
 * The pages of messages in a signed-in area.
 * @param base their address, e.g. `/console/messages`
 */
export const messagePages = (base: string): AreaPage[] => [
  {
    path: 'messages/new',
    load: async () => {
      const { NewMessagePage } = await import('./new-message-page');
      return { default: () => <NewMessagePage base={base} /> };
    },
  },
  {
    // One page for both, so that the list stays as it is when a conversation opens.
    path: 'messages/:threadId?',
    load: async () => {
      const { MessagesPage } = await import('./messages-page');
      return { default: () => <MessagesPage base={base} /> };
    },
  },
];
