import { MessageSquare } from 'lucide';
import type { AreaPage } from '../../routes/area-page';

/**
 * The pages of messages in a signed-in area.
 * @param base their address, e.g. `/console/messages`
 * @param group of the sidebar that they belong to
 * @param quick their position in the bar of phones; default: they are not there
 */
export const messagePages = <Group extends string>(
  base: string,
  group: Group,
  quick?: number,
): AreaPage<Group | 'messages'>[] => [
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
    menu: { group, label: 'messages', icon: MessageSquare, count: 'messages', quick },
    load: async () => {
      const { MessagesPage } = await import('./messages-page');
      return { default: () => <MessagesPage base={base} /> };
    },
  },
];
