import { MessagesPage } from '../../shared/messages-page';
import { MessageWays } from '../parts/message-ways';

export default function AdminMessagesPage() {
  return <MessagesPage base="/admin/messages" actions={<MessageWays />} />;
}
