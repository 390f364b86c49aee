import { useEffect, useId, useRef, useState } from 'react';
import { Callout } from '@digiken/ui/callout';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { TextLink } from '@digiken/ui/text-link';

export const lessonAskMessages = defineMessages('lesson-ask', {
  subject: 'Subject',
  subjectMissing: 'Enter a subject',
  body: 'Your question',
  bodyHint: 'Say what you tried, and where you are stuck.',
  bodyMissing: 'Write your question',
  check: 'The question was not sent. Check the marked fields.',
  send: 'Send the question',
  sending: 'Sending…',
  about: '{lesson}: {section}',
  sent: 'Your question is sent',
  sentText: 'You find the answer in your messages.',
  read: 'Open the conversation',
});

/** What was typed. `subject` undefined: the proposed one. */
interface QuestionDraft {
  subject?: string;
  body: string;
}

function readDraft(draft: string): QuestionDraft {
  try {
    return JSON.parse(draft) as QuestionDraft;
  } catch {
    return { body: '' };
  }
}

export interface LessonAskProps {
  lesson: string;
  /** The heading that is being read. */
  section?: string;
  /** Characters; the server's limits. */
  limits: { subject: number; body: number };
  /** What was typed, as `onDraftChange` gave it; empty at first, and once it is sent. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** `href` of the new conversation. */
  onAsk: (question: { subject: string; body: string }) => Promise<FormOutcome & { href?: string }>;
}

/** A question to the instructor: its subject says which lesson and section it is about. */
export function LessonAsk({ lesson, section, limits, onAsk, ...kept }: LessonAskProps) {
  const draft = readDraft(kept.draft);
  const change = (part: Partial<QuestionDraft>) => kept.onDraftChange(JSON.stringify({ ...draft, ...part }));
  const t = useMessages(lessonAskMessages);
  const id = useId();
  const fieldIds = { subject: `${id}-subject`, body: `${id}-body` };
  // Reading on behind the dialog must not change what the question is about.
  const [about] = useState(() =>
    (section === undefined ? lesson : t('about', { lesson, section })).slice(0, limits.subject),
  );
  const [sent, setSent] = useState<{ href?: string }>();
  const subject = draft.subject ?? about;

  const submit = async (): Promise<FormOutcome> => {
    const errors: Record<string, string> = {};
    if (subject.trim() === '') errors.subject = t('subjectMissing');
    if (draft.body.trim() === '') errors.body = t('bodyMissing');
    if (Object.keys(errors).length > 0) return { ok: false, message: t('check'), errors };
    const outcome = await onAsk({ subject: subject.trim(), body: draft.body.trim() });
    if (outcome.ok) {
      kept.onDraftChange('');
      setSent({ href: outcome.href });
    }
    return outcome;
  };

  if (sent) return <Sent href={sent.href} />;
  return (
    <Form onSubmit={submit} fieldIds={fieldIds} submitLabel={t('send')} busyLabel={t('sending')}>
      {({ errors }) => (
        <>
          <TextInput
            id={fieldIds.subject}
            autoComplete="off"
            label={t('subject')}
            value={subject}
            maxLength={limits.subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
            error={errors.subject}
          />
          <TextArea
            id={fieldIds.body}
            rows={7}
            label={t('body')}
            hint={t('bodyHint')}
            value={draft.body}
            maxLength={limits.body}
            onChange={(event) => change({ body: event.currentTarget.value })}
            error={errors.body}
          />
        </>
      )}
    </Form>
  );
}

/** Takes the focus, because the form that had it is gone. */
function Sent({ href }: { href?: string }) {
  const t = useMessages(lessonAskMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Callout tone="success">
      <div className="flex flex-col gap-2">
        <h3 ref={heading} tabIndex={-1} className="rounded-sm font-bold">
          {t('sent')}
        </h3>
        <p>{t('sentText')}</p>
        {href && <TextLink href={href}>{t('read')}</TextLink>}
      </div>
    </Callout>
  );
}
