import { useId } from 'react';
import { Form } from '@digiken/ui/form';
import { TextArea } from '@digiken/ui/text-area';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { hubScreenMessages } from './hub-screen.messages';

export interface AskFormProps {
  /** Receives the trimmed message, which may be empty. */
  onAsk: (message: string) => Promise<FormOutcome>;
}

/** A request to join. */
export function AskForm({ onAsk }: AskFormProps) {
  const t = useMessages(hubScreenMessages);
  const announce = useAnnounce();
  const field = useId();
  const submit = async ({ message = '' }: Record<string, string>) => {
    const outcome = await onAsk(message.trim());
    if (outcome.ok) announce(t('asked'));
    return outcome;
  };
  return (
    <Form onSubmit={submit} fieldIds={{ message: field }} submitLabel={t('ask')} busyLabel={t('asking')}>
      {({ errors }) => (
        <TextArea
          id={field}
          name="message"
          required={false}
          rows={3}
          label={t('message')}
          hint={t('messageHint')}
          error={errors.message}
        />
      )}
    </Form>
  );
}
