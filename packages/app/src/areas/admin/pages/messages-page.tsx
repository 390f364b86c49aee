import { MessagesPage } from '../../shared/messages-page';
import { MessageLinks } from '../parts/message-links';

export default function AdminMessagesPage() {
  return <MessagesPage base="/admin/messages" actions={<MessageLinks />} />;
}
