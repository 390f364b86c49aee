import { useId, useState } from 'react';
import { Form } from '@digiken/ui/form';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { TypingArea } from '../../lib/typing-area';
import { filled, refusal } from '../sign-in-form/refusals';
import { Received } from './received';

export const ticketFormMessages = defineMessages('ticket-form', {
  name: 'Your name',
  email: 'Your email address',
  emailHint: 'We reply to this address.',
  signedIn: 'You are writing as {name}. We reply to {email}.',
  topic: 'What is it about?',
  chooseTopic: 'Choose a topic',
  message: 'How can we help?',
  messageHint:
    'What were you doing, what did you expect, and what did the screen say? Leave out passwords and PINs.',
  submit: 'Send the request',
  busy: 'Sending…',
  check: 'Check the fields marked below.',
  nameMissing: 'Enter your name',
  emailMissing: 'Enter your email address',
  topicMissing: 'Choose a topic',
  messageMissing: 'Write what you need help with',
  receivedTitle: 'Request received',
  reference: 'Its reference is',
  received: 'The people who run this site will read it and reply to {email}.',
  again: 'Write another request',
});

export interface TicketValues {
  name: string;
  email: string;
  topic: string;
  message: string;
}

/** What a user types; name and address are known. */
export type TicketTyping = Pick<TicketValues, 'topic' | 'message'>;

const TYPED = ['topic', 'message'] as const;

/** The server's response; the reference is shown unchanged. */
export type TicketOutcome = FormOutcome & { reference?: string };

export interface TicketFormProps {
  /** If set, name and address are not asked for. */
  signedInAs?: { name: string; email: string };
  topics: readonly { value: string; label: string }[];
  /** Unsent text of an earlier visit. */
  draft?: TicketTyping;
  /** Each change, so that the app can keep it; null once it has been sent. */
  onTyping?: (typing: TicketTyping | null) => void;
  /** Error fields: `name`, `email`, `topic`, `message`. */
  onSubmit: (values: TicketValues) => Promise<TicketOutcome>;
  /** Called once the request has been received. */
  onDone?: (reference?: string) => void;
  /** Heading level of the message that replaces the form. Default 3. */
  headingLevel?: 2 | 3;
}

/** Form for a support request to the administrators. */
export function TicketForm({
  signedInAs,
  topics,
  draft,
  onTyping,
  onSubmit,
  onDone,
  headingLevel = 3,
}: TicketFormProps) {
  const t = useMessages(ticketFormMessages);
  const id = useId();
  const [received, setReceived] = useState<{ email: string; reference?: string } | null>(null);
  const fieldIds = {
    name: `${id}-name`,
    email: `${id}-email`,
    topic: `${id}-topic`,
    message: `${id}-message`,
  };

  const submit = async (typed: Record<string, string>): Promise<FormOutcome> => {
    const { name = '', email = '', topic = '', message = '' } = { ...typed, ...signedInAs };
    const values = { name: name.trim(), email: email.trim(), topic, message: message.trim() };
    const refused = refusal(
      { ...values },
      {
        name: filled(t('nameMissing')),
        email: filled(t('emailMissing')),
        topic: filled(t('topicMissing')),
        message: filled(t('messageMissing')),
      },
      t('check'),
    );
    if (refused) return refused;
    const outcome = await onSubmit(values);
    if (outcome.ok) {
      onTyping?.(null);
      setReceived({ email: values.email, reference: outcome.reference });
      onDone?.(outcome.reference);
    }
    return outcome;
  };

  if (received) {
    return (
      <Received
        title={t('receivedTitle')}
        headingLevel={headingLevel}
        reference={received.reference}
        referenceLabel={t('reference')}
        againLabel={t('again')}
        onAgain={() => setReceived(null)}
      >
        <p className="wrap-anywhere">{t('received', { email: received.email })}</p>
      </Received>
    );
  }
  return (
    <TypingArea<TicketTyping> fields={TYPED} onTyping={onTyping}>
      <Form onSubmit={submit} fieldIds={fieldIds} submitLabel={t('submit')} busyLabel={t('busy')}>
        {({ errors }) => (
          <>
            {signedInAs ? (
              <p className="text-ink-muted wrap-anywhere">{t('signedIn', signedInAs)}</p>
            ) : (
              <>
                <TextInput
                  id={fieldIds.name}
                  name="name"
                  autoComplete="name"
                  label={t('name')}
                  error={errors.name}
                />
                <TextInput
                  id={fieldIds.email}
                  name="email"
                  type="email"
                  autoComplete="email"
                  label={t('email')}
                  hint={t('emailHint')}
                  error={errors.email}
                />
              </>
            )}
            <Select
              id={fieldIds.topic}
              name="topic"
              label={t('topic')}
              defaultValue={draft?.topic}
              options={[{ value: '', label: t('chooseTopic') }, ...topics]}
              error={errors.topic}
            />
            <TextArea
              id={fieldIds.message}
              name="message"
              rows={6}
              defaultValue={draft?.message}
              label={t('message')}
              hint={t('messageHint')}
              error={errors.message}
            />
          </>
        )}
      </Form>
    </TypingArea>
  );
}
