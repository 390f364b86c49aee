import { useId, useState } from 'react';
import { Checkbox } from '@digiken/ui/checkbox';
import { Form } from '@digiken/ui/form';
import { numberFormat } from '@digiken/ui/internal/intl';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { accommodationMessages } from './messages';

export { accommodationMessages } from './messages';

/** What a learner gets in every quiz. */
export interface AccommodationView {
  /** Time limits are multiplied by it. */
  factor: number;
  /** Quizzes have no time limit. */
  untimed: boolean;
  extraAttempts: number;
}

export interface AccommodationFormProps {
  accommodation: AccommodationView;
  limits: { factor: number; attempts: number };
  onSave: (accommodation: AccommodationView) => Promise<FormOutcome>;
}

const EXAMPLE = 30;

/** Sets what a learner gets in every quiz (spec 12.35). */
export function AccommodationForm({ accommodation, limits, onSave }: AccommodationFormProps) {
  const t = useMessages(accommodationMessages);
  const own = useId();
  const [untimed, setUntimed] = useState(accommodation.untimed);
  const [factor, setFactor] = useState<number | null>(accommodation.factor);
  const [extraAttempts, setExtraAttempts] = useState<number | null>(accommodation.extraAttempts);
  const fieldIds = { factor: `${own}-factor`, extraAttempts: `${own}-attempts` };
  const save = async (): Promise<FormOutcome> => {
    const errors: Record<string, string> = {};
    if (factor === null || factor < 1 || factor > limits.factor)
      errors.factor = t('wrongFactor', { most: limits.factor });
    if (extraAttempts === null || !Number.isInteger(extraAttempts) || extraAttempts > limits.attempts)
      errors.extraAttempts = t('wrongAttempts', { most: limits.attempts });
    const [message] = Object.values(errors);
    if (message !== undefined) return { ok: false, message, errors };
    return onSave({ untimed, factor: factor ?? 1, extraAttempts: extraAttempts ?? 0 });
  };
  return (
    <div data-slot="accommodation-form">
      <Form
        fieldIds={fieldIds}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        successMessage={t('saved')}
        onSubmit={save}
      >
        {({ errors }) => (
          <>
            <Checkbox
              label={t('untimed')}
              checked={untimed}
              onChange={(event) => setUntimed(event.currentTarget.checked)}
            />
            {!untimed && (
              <NumberInput
                id={fieldIds.factor}
                label={t('factor')}
                hint={t('factorHint', {
                  most: limits.factor,
                  minutes: Math.ceil(EXAMPLE * Math.min(limits.factor, Math.max(1, factor ?? 1))),
                })}
                value={factor}
                onValueChange={setFactor}
                min={1}
                max={limits.factor}
                step={0.25}
                error={errors.factor}
              />
            )}
            <NumberInput
              id={fieldIds.extraAttempts}
              label={t('attempts')}
              hint={t('attemptsHint')}
              value={extraAttempts}
              onValueChange={setExtraAttempts}
              min={0}
              max={limits.attempts}
              error={errors.extraAttempts}
            />
          </>
        )}
      </Form>
    </div>
  );
}

/** What a learner gets in every quiz, in sentences. */
export function AccommodationSummary({ accommodation }: { accommodation: AccommodationView }) {
  const t = useMessages(accommodationMessages);
  const locale = useLocale();
  const { factor, untimed, extraAttempts } = accommodation;
  const sentences = [
    ...(untimed ? [t('hasUntimed')] : []),
    ...(!untimed && factor > 1
      ? [
          t('hasFactor', {
            factor: numberFormat(locale).format(factor),
            minutes: Math.ceil(EXAMPLE * factor),
          }),
        ]
      : []),
    ...(extraAttempts > 0 ? [t('hasAttempts', { count: extraAttempts })] : []),
  ];
  return (
    <div data-slot="accommodation-summary" className="flex flex-col gap-1">
      {(sentences.length > 0 ? sentences : [t('nothing')]).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
