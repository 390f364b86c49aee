import { NewMessagePage } from '../../shared/new-message-page';

export default function AdminNewMessagePage() {
  return <NewMessagePage base="/admin/messages" />;
}
