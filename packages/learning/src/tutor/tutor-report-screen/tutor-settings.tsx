import type { TutorSettings as Settings } from '@digiken/contract';
import { useId } from 'react';
import { Checkbox } from '@digiken/ui/checkbox';
import { Facts } from '@digiken/ui/facts';
import { Form } from '@digiken/ui/form';
import { typedDigits } from '@digiken/ui/internal/ascii-digits';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { tutorReportMessages } from './messages';

export interface TutorSettingsProps {
  settings: Settings;
  tokensToday: number;
  /** Undefined for those who may only read them. A text that is no number is sent as NaN. */
  onSave?: (settings: Settings) => Promise<FormOutcome>;
}

const NUMBERS = ['questionsPerDay', 'tokensPerDay', 'retentionDays'] as const;

/** "1 000", "1,000" and "1000" are the same number; NaN for what is none. */
const numberOf = (text = '') => {
  const digits = typedDigits(text);
  return digits === '' ? Number.NaN : Number(digits);
};

/** How much is used and kept: a form for administrators, facts for others. */
export function TutorSettings({ settings, tokensToday, onSave }: TutorSettingsProps) {
  const t = useMessages(tutorReportMessages);
  const locale = useLocale();
  const id = useId();
  const number = new Intl.NumberFormat(locale);
  if (!onSave) {
    return (
      <Facts
        columns={1}
        items={[
          ...NUMBERS.map((name) => ({ label: t(name), value: number.format(settings[name]) })),
          { label: t('hintsFirst'), value: t(settings.hintsFirst ? 'on' : 'off') },
        ]}
      />
    );
  }
  const fieldIds = Object.fromEntries(NUMBERS.map((name) => [name, `${id}-${name}`]));
  const hints = {
    questionsPerDay: t('questionsHint'),
    tokensPerDay: t('tokensHint', { count: number.format(tokensToday) }),
    retentionDays: t('retentionHint'),
  };
  return (
    <Form
      aria-label={t('settings')}
      data-slot="tutor-settings"
      className="max-w-form"
      fieldIds={fieldIds}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      successMessage={t('saved')}
      onSubmit={({ hintsFirst, ...fields }) =>
        onSave({
          questionsPerDay: numberOf(fields['questionsPerDay']),
          tokensPerDay: numberOf(fields['tokensPerDay']),
          retentionDays: numberOf(fields['retentionDays']),
          hintsFirst: hintsFirst !== undefined,
        })
      }
    >
      {({ errors }) => (
        <>
          {NUMBERS.map((name) => (
            <TextInput
              key={name}
              id={fieldIds[name]}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              label={t(name)}
              hint={hints[name]}
              defaultValue={number.format(settings[name])}
              error={errors[name]}
            />
          ))}
          <Checkbox
            name="hintsFirst"
            label={t('hintsFirst')}
            hint={t('hintsHint')}
            defaultChecked={settings.hintsFirst}
          />
        </>
      )}
    </Form>
  );
}
