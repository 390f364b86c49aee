import type { HubCohort } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useId, useRef, useState } from 'react';
import { Checkbox } from '@digiken/ui/checkbox';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import {
  type Audience,
  audienceError,
  AudienceField,
  audienceMessages,
  EVERYONE,
} from '../assignment-form/audience-field';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { filled, refusal } from '../../screens/sign-in-form/refusals';

export const hubAnnouncementFormMessages = defineMessages('hub-announcement-form', {
  subject: 'Title',
  body: 'Text',
  bodyHint: 'Plain text. At most {max} characters.',
  audience: 'Who receives it',
  mail: 'Also send it by email',
  mailHint: 'Members who have turned off emails about messages get no email.',
  send: 'Send the announcement',
  sending: 'Sending…',
  check: 'Check the fields below',
  subjectMissing: 'Enter a title',
  bodyMissing: 'Enter a text',
  askTitle: { one: 'Send this to {count} member?', other: 'Send this to {count} members?' },
  askText: 'They can read it in their messages. It cannot be changed or taken back after that.',
  back: 'Go back',
});

export interface HubAnnouncementValues extends Audience {
  subject: string;
  body: string;
  mail: boolean;
}

/** What is typed. */
export type HubAnnouncementTyping = Pick<HubAnnouncementValues, 'subject' | 'body'>;

export interface HubAnnouncementFormProps {
  hubName: string;
  /** Members of the whole hub. */
  memberCount: number;
  cohorts: readonly HubCohort[];
  /** Unsent text of an earlier visit. */
  draft?: HubAnnouncementTyping;
  /** Each change, so that the app can keep it; null once it is sent. */
  onTyping?: (typing: HubAnnouncementTyping | null) => void;
  /** Errors by name: `subject`, `body`, `cohortIds`. On success the app shows the list. */
  onSend: (values: HubAnnouncementValues) => Promise<FormOutcome>;
}

/** An announcement to a hub or some of its cohorts (spec 13.185). */
export function HubAnnouncementForm({
  hubName,
  memberCount,
  cohorts,
  draft,
  onTyping,
  onSend,
}: HubAnnouncementFormProps) {
  const t = useMessages(hubAnnouncementFormMessages);
  const audienceTexts = useMessages(audienceMessages);
  const [subject, setSubject] = useState(draft?.subject ?? '');
  const [body, setBody] = useState(draft?.body ?? '');
  const [audience, setAudience] = useState(EVERYONE);
  const [mail, setMail] = useState(false);
  const [asking, setAsking] = useState(false);
  const confirmed = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useUnsavedWarning(subject !== '' || body !== '');
  const id = useId();
  const ids = { subject: `${id}-subject`, body: `${id}-body`, cohortIds: `${id}-cohorts` };
  // A member of two cohorts gets it once, so this is the most that it can reach.
  const reach = audience.everyone
    ? memberCount
    : Math.min(
        memberCount,
        cohorts.reduce(
          (sum, cohort) => sum + (audience.cohortIds.includes(cohort._id) ? cohort.memberCount : 0),
          0,
        ),
      );

  const send = async (): Promise<FormOutcome> => {
    const refused = refusal(
      { subject, body, cohortIds: '' },
      {
        subject: filled(t('subjectMissing')),
        body: filled(t('bodyMissing')),
        cohortIds: () => audienceError(audience, audienceTexts('missing')),
      },
      t('check'),
    );
    if (refused) return refused;
    if (!confirmed.current) {
      setAsking(true);
      return { ok: true };
    }
    confirmed.current = false;
    const outcome = await onSend({ subject: subject.trim(), body: body.trim(), ...audience, mail });
    if (outcome.ok) {
      onTyping?.(null);
      setSubject('');
      setBody('');
    }
    return outcome;
  };

  return (
    <div data-slot="hub-announcement-form">
      <Form ref={form} fieldIds={ids} submitLabel={t('send')} busyLabel={t('sending')} onSubmit={send}>
        {({ errors }) => (
          <>
            <AudienceField
              label={t('audience')}
              id={ids.cohortIds}
              {...{ hubName, memberCount, cohorts }}
              value={audience}
              onValueChange={setAudience}
              error={errors.cohortIds}
            />
            <TextInput
              id={ids.subject}
              label={t('subject')}
              autoComplete="off"
              maxLength={LIMITS.subjectMax}
              value={subject}
              error={errors.subject}
              onChange={({ target }) => {
                setSubject(target.value);
                onTyping?.({ subject: target.value, body });
              }}
            />
            <TextArea
              id={ids.body}
              label={t('body')}
              hint={t('bodyHint', { max: LIMITS.messageMax })}
              rows={8}
              maxLength={LIMITS.messageMax}
              value={body}
              error={errors.body}
              onChange={({ target }) => {
                setBody(target.value);
                onTyping?.({ subject, body: target.value });
              }}
            />
            <Checkbox
              label={t('mail')}
              hint={t('mailHint')}
              checked={mail}
              onChange={(event) => setMail(event.target.checked)}
            />
          </>
        )}
      </Form>
      <ConfirmDialog
        open={asking}
        title={t('askTitle', { count: reach })}
        message={t('askText')}
        confirmLabel={t('send')}
        cancelLabel={t('back')}
        onConfirm={() => {
          setAsking(false);
          // The form shows that it is being sent, and the fields of a refusal.
          confirmed.current = true;
          form.current?.requestSubmit();
        }}
        onOpenChange={setAsking}
      />
    </div>
  );
}
