import { LIMITS } from '@digiken/contract/constants';
import { useContentActions } from '@digiken/hooks/admin';
import { useKeptText } from '@digiken/hooks/drafts';
import { Form } from '@digiken/ui/form';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { TextArea } from '@digiken/ui/text-area';
import { useId, useState } from 'react';
import { ticketMessages } from '../messages/help';
import { useOutcomeToast } from '../use-outcome-toast';

/** Answers a help request by mail. */
export function TicketAnswer({ id, email }: { id: string; email: string }) {
  const t = useMessages(ticketMessages);
  const toastOutcome = useOutcomeToast();
  const { answerTicket } = useContentActions();
  const [sent, setSent] = useState(0);
  const [kept, keep] = useKeptText(`ticket-answer:${id}`);
  const field = useId();

  async function send({ text = '' }: Record<string, string>) {
    const outcome = await toastOutcome(answerTicket(id, text));
    if (outcome.ok) {
      keep('');
      setSent((times) => times + 1);
    }
    return outcome;
  }

  return (
    <Section title={t('answerTitle')}>
      <Form fieldIds={{ text: field }} submitLabel={t('send')} busyLabel={t('sending')} onSubmit={send}>
        {({ errors }) => (
          <TextArea
            key={sent}
            id={field}
            name="text"
            label={t('answerLabel')}
            hint={t('answerHint', { email })}
            required
            rows={6}
            defaultValue={kept}
            onChange={({ target }) => keep(target.value)}
            maxLength={LIMITS.ticketMax}
            error={errors.text}
          />
        )}
      </Form>
    </Section>
  );
}
