import type { TutorTurn } from '@digiken/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Callout } from '@digiken/ui/callout';
import { Dialog } from '@digiken/ui/dialog';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { TextArea } from '@digiken/ui/text-area';
import { useAnswerWords } from './use-answer-words';

export const askPersonMessages = defineMessages('tutor-ask-person', {
  title: 'Ask a person',
  text: 'The people who run this site read this conversation and answer you by mail.',
  willSend: 'This is sent with your request',
  tutor: 'Tutor: {text}',
  you: 'You: {text}',
  add: 'What else should they know?',
  addHint: 'Leave out passwords and PINs.',
  send: 'Send the request',
  sending: 'Sending…',
  sent: 'Your request is sent',
  reference: 'Its reference is {reference}.',
  reply: 'The answer comes by mail.',
});

/** The server's response; the reference is shown unchanged. */
export type AskPersonOutcome = FormOutcome & { reference?: string };

export interface AskPersonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  turns: readonly TutorTurn[];
  /** Characters of what is added. */
  maxLength?: number;
  onSend: (text: string) => Promise<AskPersonOutcome>;
}

/** Asks a person: shows the conversation that is sent, and takes what the learner adds. */
export function AskPersonDialog({ open, onOpenChange, turns, maxLength, onSend }: AskPersonDialogProps) {
  const t = useMessages(askPersonMessages);
  const id = useId();
  const [text, setText] = useState('');
  const [sent, setSent] = useState<{ reference?: string }>();
  const close = (shown: boolean) => {
    if (!shown) setSent(undefined);
    onOpenChange(shown);
  };
  const submit = async (): Promise<FormOutcome> => {
    const outcome = await onSend(text.trim());
    if (outcome.ok) {
      setText('');
      setSent({ reference: outcome.reference });
    }
    return outcome;
  };
  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      open={open}
      onOpenChange={close}
      closeOnOutsidePress={text === ''}
    >
      {sent ? (
        <Sent reference={sent.reference} />
      ) : (
        <Form onSubmit={submit} fieldIds={{ text: id }} submitLabel={t('send')} busyLabel={t('sending')}>
          {({ errors }) => (
            <>
              <WillSend turns={turns} />
              <TextArea
                id={id}
                name="text"
                rows={4}
                required={false}
                label={t('add')}
                hint={t('addHint')}
                maxLength={maxLength}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                error={errors.text}
              />
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}

function WillSend({ turns }: { turns: readonly TutorTurn[] }) {
  const t = useMessages(askPersonMessages);
  const words = useAnswerWords();
  const title = useId();
  return (
    <section aria-labelledby={title} className="flex flex-col gap-2">
      <h3 id={title} className="font-bold">
        {t('willSend')}
      </h3>
      <div
        role="region"
        aria-labelledby={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 2026-11-24: scrollable content must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="flex max-h-56 flex-col gap-2 overflow-y-auto rounded-lg border px-4 py-3 text-sm wrap-anywhere"
      >
        {turns.map((turn) => (
          <p key={turn._id} className="whitespace-pre-line">
            {turn.from === 'person' ? t('you', { text: turn.text }) : t('tutor', { text: words(turn) })}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Takes the focus, because the form that had it is gone. */
function Sent({ reference }: { reference?: string }) {
  const t = useMessages(askPersonMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Callout tone="success">
      <div className="flex flex-col gap-2">
        <h3 ref={heading} tabIndex={-1} className="rounded-sm font-bold">
          {t('sent')}
        </h3>
        <p>{`${reference ? t('reference', { reference }) : ''} ${t('reply')}`}</p>
      </div>
    </Callout>
  );
}
