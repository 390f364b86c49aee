import { MessagesPage } from '../../shared/messages-page';
import { MessageWays } from '../parts/message-ways';

export default function AdminMessagesPage() {
  return (
    <>
      <div className="flex justify-end pb-4">
        <MessageWays />
      </div>
      <MessagesPage base="/admin/messages" />
    </>
  );
}
