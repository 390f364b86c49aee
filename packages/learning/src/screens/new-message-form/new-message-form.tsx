import { useId, useRef, useState } from 'react';
import { Form } from '@digiken/ui/form';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { TypingArea } from '../../lib/typing-area';
import { type Check, filled, refusal } from '../sign-in-form/refusals';
import { newMessageMessages } from './new-message-form.messages';
import { RecipientPicker, type RecipientView } from './recipient-picker';

export type { RecipientView } from './recipient-picker';

export interface NewMessageValues {
  /** Ids of people, or the one course whose learners receive it. */
  to: string[] | { courseId: string };
  subject: string;
  body: string;
}

/** A message as typed. */
export interface NewMessageTyping {
  subject: string;
  body: string;
  recipients: readonly RecipientView[];
}

const TEXTS = ['subject', 'body'] as const;

export interface NewMessageFormProps {
  /** The people who match the last search. */
  recipients: readonly RecipientView[];
  /** The search is running. */
  searching?: boolean;
  onSearchRecipients: (text: string) => void;
  /** An instructor's own courses, whose learners can be addressed as a group. */
  courses?: readonly { id: string; title: string; learnerCount: number }[];
  /** Initial recipients, e.g. the learner from whose page the user came. */
  initialRecipients?: readonly RecipientView[];
  /** Texts to start from, which the user can change. */
  initialText?: { subject: string; body: string };
  /** Each change of text or people, so that the app can keep it. */
  onTyping?: (typing: NewMessageTyping) => void;
  /** On success the app navigates to the conversation. Error fields: `to`, `courseId`, `subject`, `body`. */
  onSend: (values: NewMessageValues) => Promise<FormOutcome>;
}

/** The first message of a new conversation. */
export function NewMessageForm({
  recipients,
  searching = false,
  onSearchRecipients,
  courses = [],
  initialRecipients = [],
  initialText,
  onTyping,
  onSend,
}: NewMessageFormProps) {
  const t = useMessages(newMessageMessages);
  const id = useId();
  const [audience, setAudience] = useState('people');
  const [chosen, setChosen] = useState(initialRecipients);
  const texts = useRef(initialText ?? { subject: '', body: '' });
  const [courseId, setCourseId] = useState('');
  const toCourse = audience === 'course';
  const course = courses.find((course) => course.id === courseId);
  const fieldIds = {
    to: `${id}-to`,
    courseId: `${id}-course`,
    subject: `${id}-subject`,
    body: `${id}-body`,
  };

  const submit = async ({ subject = '', body = '' }: Record<string, string>): Promise<FormOutcome> => {
    const whom: Record<string, Check> = toCourse
      ? { courseId: filled(t('courseMissing')) }
      : { to: () => (chosen.length === 0 ? t('toMissing') : undefined) };
    return (
      refusal(
        { courseId, subject, body },
        { ...whom, subject: filled(t('subjectMissing')), body: filled(t('bodyMissing')) },
        t('check'),
      ) ??
      onSend({
        to: toCourse ? { courseId } : chosen.map((person) => person.id),
        subject: subject.trim(),
        body: body.trim(),
      })
    );
  };

  return (
    <TypingArea<typeof texts.current>
      fields={TEXTS}
      onTyping={(typed) => {
        texts.current = typed;
        onTyping?.({ ...typed, recipients: chosen });
      }}
    >
      <Form
        onSubmit={submit}
        fieldIds={fieldIds}
        submitLabel={t('submit')}
        busyLabel={t('busy')}
        className="max-w-reading"
      >
        {({ errors }) => (
          <>
            {courses.length > 0 && (
              <RadioGroup
                label={t('audience')}
                value={audience}
                onValueChange={setAudience}
                options={[
                  { value: 'people', label: t('people') },
                  { value: 'course', label: t('course'), hint: t('courseHint') },
                ]}
              />
            )}
            {toCourse ? (
              <Select
                id={fieldIds.courseId}
                label={t('whichCourse')}
                hint={course && t('goesTo', { count: course.learnerCount })}
                value={courseId}
                onChange={(event) => setCourseId(event.target.value)}
                error={errors.courseId}
                options={[
                  { value: '', label: t('courseMissing') },
                  ...courses.map((course) => ({
                    value: course.id,
                    label: t('learners', { title: course.title, count: course.learnerCount }),
                  })),
                ]}
              />
            ) : (
              <RecipientPicker
                id={fieldIds.to}
                found={recipients}
                searching={searching}
                onSearch={onSearchRecipients}
                chosen={chosen}
                onChosenChange={(next) => {
                  setChosen(next);
                  onTyping?.({ ...texts.current, recipients: next });
                }}
                error={errors.to}
              />
            )}
            <TextInput
              id={fieldIds.subject}
              name="subject"
              autoComplete="off"
              label={t('subject')}
              defaultValue={initialText?.subject}
              error={errors.subject}
            />
            <TextArea
              id={fieldIds.body}
              name="body"
              rows={8}
              label={t('body')}
              defaultValue={initialText?.body}
              error={errors.body}
            />
          </>
        )}
      </Form>
    </TypingArea>
  );
}
