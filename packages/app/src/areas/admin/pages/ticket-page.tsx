import type { TicketDetail } from '@digiken/contract';
import { TICKET_TOPICS } from '@digiken/contract/constants';
import { useContentActions, useTicket } from '@digiken/hooks/admin';
import { Button } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { RecordScreen, type RecordScreenProps } from '@digiken/ui/record-screen';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { Timeline } from '@digiken/ui/timeline';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { ticketMessages } from '../messages/help';
import { termMessages } from '../messages/terms';
import { TicketBadge } from '../parts/state-badges';
import { TicketAnswer } from '../parts/ticket-answer';
import { useOutcomeToast } from '../use-outcome-toast';
import { userPath } from '../views';

export default function TicketPage() {
  const { id = '' } = useParams();
  const t = useMessages(ticketMessages);
  const query = useTicket(id);
  const ticket = query.data;
  const facts = useFacts(ticket);
  const missing = isMissing(query);
  const title = ticket && t(ticket.kind === 'barrier' ? 'barrierTitle' : 'titleOf', { name: ticket.name });
  usePage({ title: title ?? (query.status === 'error' && !missing ? t('ticket') : undefined) });

  if (missing) return <NotFoundPage />;
  return (
    <RecordScreen
      title={title ?? t('ticket')}
      crumbs={[{ label: t('title'), href: '/admin/tickets' }, { label: ticket?.reference ?? t('ticket') }]}
      state={loadState(query)}
      badges={ticket && <TicketBadge state={ticket.state} />}
      facts={facts}
      actions={ticket && <StateChange ticket={ticket} />}
    >
      {ticket && (
        <>
          <Section title={t('question')}>
            <p
              lang={ticket.textLanguage}
              className="max-w-measure whitespace-pre-line wrap-anywhere"
              dir="auto"
            >
              {ticket.text}
            </p>
          </Section>
          <Section title={t('answers')}>
            {ticket.answers.length === 0 ? (
              <p className="text-ink-muted">{t(ticket.email ? 'noAnswers' : 'noAddress')}</p>
            ) : (
              <Timeline
                label={t('answersLabel')}
                items={ticket.answers.map(({ _id, by, text, textLanguage, createdAt }) => ({
                  id: _id,
                  at: createdAt,
                  title: t('answeredBy', { name: by?.name ?? t('team') }),
                  body: (
                    <p lang={textLanguage} className="whitespace-pre-line" dir="auto">
                      {text}
                    </p>
                  ),
                }))}
              />
            )}
          </Section>
          {ticket.email && <TicketAnswer id={ticket._id} email={ticket.email} />}
        </>
      )}
    </RecordScreen>
  );
}

function StateChange({ ticket: { _id, state } }: { ticket: TicketDetail }) {
  const t = useMessages(ticketMessages);
  const toastOutcome = useOutcomeToast();
  const { show } = useToast();
  const { setTicketState } = useContentActions();
  const [busy, setBusy] = useState(false);
  const closed = state === 'closed';
  const change = async () => {
    setBusy(true);
    const outcome = await toastOutcome(setTicketState(_id, closed ? 'open' : 'closed'));
    setBusy(false);
    if (!outcome.ok) show({ tone: 'danger', message: outcome.message });
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void change()}>
      {t(closed ? 'reopen' : 'close')}
    </Button>
  );
}

function useFacts(ticket: TicketDetail | undefined): RecordScreenProps['facts'] {
  const t = useMessages(ticketMessages);
  const word = useMessages(termMessages);
  if (!ticket) return undefined;
  const { reference, kind, email, user, page, technology, createdAt } = ticket;
  const topic = TICKET_TOPICS.find((known) => known === ticket.topic);
  return [
    { label: t('reference'), value: reference },
    { label: t('kind'), value: word(kind) },
    ...(topic ? [{ label: t('topic'), value: word(topic) }] : []),
    { label: t('email'), value: email },
    {
      label: t('account'),
      value: user && (
        <TextLink href={userPath(user._id)} dir="auto">
          {user.name}
        </TextLink>
      ),
    },
    ...(kind === 'barrier'
      ? [
          { label: t('page'), value: page },
          { label: t('technology'), value: technology },
        ]
      : []),
    { label: t('received'), value: <RelativeTime iso={createdAt} /> },
  ];
}
