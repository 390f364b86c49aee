import type { Tutor } from '@digiken/contract';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@digiken/ui/button';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { RadioGroup } from '@digiken/ui/radio-group';
import { useOutcome } from '../../lib/use-outcome';
import { FieldError } from '@digiken/ui/field';

export const tutorConsentMessages = defineMessages('tutor-consent', {
  title: 'Before an AI answers you',
  who: 'Your questions, and the passages that fit them, are sent to {name}, an AI.',
  where: 'Your questions, and the passages that fit them, are sent to {name}, an AI in {place}.',
  not: 'Your name, your address and your marks are not sent. Do not write them in a question.',
  wrong: 'An AI can be wrong. Each sentence shows where it comes from, so that you can check it.',
  without: 'Without AI the tutor still works: it quotes the lessons that fit your question.',
  age: 'Who agrees?',
  adult: 'I am 18 or older',
  guardian: 'I am under 18, and my parent or guardian agrees',
  ageMissing: 'Choose who agrees',
  check: 'Check the marked field.',
  accept: 'Agree and use the AI',
  saving: 'Saving…',
  refuse: 'Continue without AI',
});

export interface TutorConsentValues {
  accepted: boolean;
  age: 'adult' | 'guardian-agreed';
}

export interface TutorConsentProps {
  model: NonNullable<Tutor['model']>;
  onConsent: (values: TutorConsentValues) => Promise<FormOutcome>;
  /** Because it replaces the button that asked for it. */
  takesFocus?: boolean;
}

/** Before the first question to a model: who gets the text, and who agrees (spec 13.38). */
export function TutorConsent({ model, onConsent, takesFocus = false }: TutorConsentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const t = useMessages(tutorConsentMessages);
  const id = useId();
  const title = useId();
  const refusing = useOutcome();
  const accept = async ({ age = '' }: Record<string, string>): Promise<FormOutcome> => {
    if (age !== 'adult' && age !== 'guardian-agreed')
      return { ok: false, message: t('check'), errors: { age: t('ageMissing') } };
    return onConsent({ accepted: true, age });
  };
  return (
    <section
      aria-labelledby={title}
      data-slot="tutor-consent"
      className="flex flex-col gap-4 rounded-lg border bg-raised p-5"
    >
      <h2 ref={heading} id={title} tabIndex={-1} className="rounded-sm text-lg font-bold">
        {t('title')}
      </h2>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>{model.place ? t('where', { ...model, place: model.place }) : t('who', { name: model.name })}</li>
        <li>{t('not')}</li>
        <li>{t('wrong')}</li>
        <li>{t('without')}</li>
      </ul>
      <Form
        onSubmit={accept}
        fieldIds={{ age: id }}
        submitLabel={t('accept')}
        busyLabel={t('saving')}
        secondary={
          <Button
            variant="secondary"
            busy={refusing.busy}
            onClick={() => void refusing.run(() => onConsent({ accepted: false, age: 'adult' }))}
          >
            {t('refuse')}
          </Button>
        }
      >
        {({ errors }) => (
          <RadioGroup
            id={id}
            name="age"
            label={t('age')}
            options={[
              { value: 'adult', label: t('adult') },
              { value: 'guardian-agreed', label: t('guardian') },
            ]}
            error={errors.age}
          />
        )}
      </Form>
      {refusing.problem && <FieldError>{refusing.problem}</FieldError>}
    </section>
  );
}
