import { useId, useState } from 'react';
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
  type CohortChoice,
} from '../../lib/audience-field';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { filled, refusal } from '../../screens/sign-in-form/refusals';

export const hubAnnouncementFormMessages = defineMessages('hub-announcement-form', {
  title: 'Title',
  body: 'Text',
  bodyHint: 'Plain text. At most {max} characters.',
  audience: 'Who receives it',
  mail: 'Also send it by email',
  mailHint: 'Members who have turned off emails about messages get no email.',
  send: 'Send the announcement',
  sending: 'Sending…',
  check: 'Check the fields below',
  titleMissing: 'Enter a title',
  bodyMissing: 'Enter a text',
  askTitle: { one: 'Send this to {count} member?', other: 'Send this to {count} members?' },
  askText: 'They can read it in their messages. It cannot be changed or taken back after that.',
  back: 'Go back',
});

export interface HubAnnouncementValues {
  title: string;
  body: string;
  audience: Audience;
  mail: boolean;
}

export interface HubAnnouncementFormProps {
  hubName: string;
  /** Members of the whole hub. */
  memberCount: number;
  cohorts: readonly CohortChoice[];
  /** The most characters of the text. */
  bodyMax: number;
  /** The most characters of the title. */
  titleMax: number;
  /** Errors by name: `title`, `body`, `cohortIds`. On success the app shows the list. */
  onSend: (values: HubAnnouncementValues) => Promise<FormOutcome>;
}

/** An announcement to a hub or some of its cohorts (spec 13.185). */
export function HubAnnouncementForm({
  hubName,
  memberCount,
  cohorts,
  bodyMax,
  titleMax,
  onSend,
}: HubAnnouncementFormProps) {
  const t = useMessages(hubAnnouncementFormMessages);
  const audienceTexts = useMessages(audienceMessages);
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const [audience, setAudience] = useState<Audience>('hub');
  const [mail, setMail] = useState(false);
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>();
  useUnsavedWarning(title !== '' || body !== '');
  const id = useId();
  const ids = { title: `${id}-title`, body: `${id}-body`, cohortIds: `${id}-cohorts` };
  // A member of two cohorts gets it once, so this is the most that it can reach.
  const reach =
    audience === 'hub'
      ? memberCount
      : Math.min(
          memberCount,
          cohorts.reduce((sum, cohort) => sum + (audience.includes(cohort.id) ? cohort.memberCount : 0), 0),
        );

  const send = async (): Promise<FormOutcome> => {
    const refused = refusal(
      { title, body, cohortIds: '' },
      {
        title: filled(t('titleMissing')),
        body: filled(t('bodyMissing')),
        cohortIds: () => audienceError(audience, audienceTexts('missing')),
      },
      t('check'),
    );
    if (refused) return refused;
    const confirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(undefined);
    // Not an error: the question was answered with "Go back".
    if (!confirmed) return { ok: true };
    const outcome = await onSend({ title: title.trim(), body: body.trim(), audience, mail });
    if (outcome.ok) {
      setTitle('');
      setBody('');
    }
    return outcome;
  };

  return (
    <div data-slot="hub-announcement-form">
      <Form fieldIds={ids} submitLabel={t('send')} busyLabel={t('sending')} onSubmit={send}>
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
              id={ids.title}
              label={t('title')}
              autoComplete="off"
              maxLength={titleMax}
              value={title}
              error={errors.title}
              onChange={(event) => setTitle(event.target.value)}
            />
            <TextArea
              id={ids.body}
              label={t('body')}
              hint={t('bodyHint', { max: bodyMax })}
              rows={8}
              maxLength={bodyMax}
              value={body}
              error={errors.body}
              onChange={(event) => setBody(event.target.value)}
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
        open={answer !== undefined}
        title={t('askTitle', { count: reach })}
        message={t('askText')}
        confirmLabel={t('send')}
        cancelLabel={t('back')}
        onConfirm={() => answer?.(true)}
        onOpenChange={(open) => !open && answer?.(false)}
      />
    </div>
  );
}
