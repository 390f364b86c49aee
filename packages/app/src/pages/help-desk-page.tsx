import { TICKET_TOPICS } from '@digiken/contract/constants';
import { useUser } from '@digiken/hooks/account';
import { useTypingStore } from '@digiken/hooks/drafts';
import { useHelpActions } from '@digiken/hooks/site';
import { HelpDeskScreen } from '@digiken/learning/help-desk-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import {
  TicketForm,
  type TicketOutcome,
  type TicketTyping,
  type TicketValues,
} from '@digiken/learning/ticket-form';
import { useState } from 'react';
import { helpMessages } from '../help-messages';
import { pageMessages } from '../messages';
import { useRole } from '../shell/use-area';
import { usePage } from '../shell/use-page';
import { hubsPath, messagesPath } from '../views/signed-in-paths';
import { userView } from '../views/user';

const TYPED = ['topic', 'message'] as const;

export default function HelpDeskPage() {
  const t = useMessages(pageMessages);
  const topicName = useMessages(helpMessages);
  const user = useUser().data;
  const role = useRole();
  const { sendTicket } = useHelpActions();
  const store = useTypingStore<TicketTyping>('ticket', TYPED);
  const [kept, setKept] = useState({ store, draft: store.read() });
  if (kept.store !== store) setKept({ store, draft: store.read() });
  usePage({ title: t('helpDesk') });

  async function send({ topic, ...values }: TicketValues): Promise<TicketOutcome> {
    const known = TICKET_TOPICS.find((item) => item === topic) ?? 'something-else';
    const outcome = await sendTicket({ ...values, topic: known });
    return outcome.ok ? { ok: true, reference: outcome.data.reference } : outcome;
  }
  return (
    <HelpDeskScreen
      hubsHref={hubsPath(role) ?? null}
      messagesHref={messagesPath(role)}
      ticketForm={
        <TicketForm
          // The form reads it once, and the session is known after hydration.
          key={kept.draft ? 'draft' : 'new'}
          draft={kept.draft}
          onTyping={user && store.write}
          signedInAs={user && { name: userView(user).name, email: user.email }}
          topics={TICKET_TOPICS.map((value) => ({ value, label: topicName(value) }))}
          onSubmit={send}
        />
      }
    />
  );
}
