import { ArrowLeft } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Form } from '@digiken/ui/form';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { Select } from '@digiken/ui/select';
import { TextLink } from '@digiken/ui/text-link';
import type { BankChoice, DrawValues } from '../../lib/question-bank';

export const drawFormMessages = defineMessages('draw-form', {
  new: 'Draw at random',
  edit: 'Draw at random',
  back: 'All questions',
  bank: 'Question bank',
  bankOption: { one: '{name} ({count} question)', other: '{name} ({count} questions)' },
  tag: 'Tag',
  anyTag: 'Any tag ({count})',
  tagOption: '{tag} ({count})',
  count: 'How many questions',
  points: 'Points for each',
  matches: { zero: 'No question matches', one: '{count} question matches', other: '{count} questions match' },
  tooFew: {
    one: '{count} question is missing. An attempt asks what there is.',
    other: '{count} questions are missing. An attempt asks what there is.',
  },
  explained:
    'Each attempt asks other questions of the bank. Those of earlier attempts do not come back as long as others are left.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  noCount: 'Enter how many questions',
  noPoints: 'Enter the points of each question',
});

const MOST_QUESTIONS = 200;
const MOST_POINTS = 1000;

export interface DrawFormProps {
  banks: readonly BankChoice[];
  /** The draw that is edited; undefined: a new one. */
  draw?: DrawValues;
  backHref: string;
  onSave: (draw: DrawValues) => Promise<FormOutcome>;
  onCancel: () => void;
  onDirtyChange?: (dirty: boolean) => void;
}

/** Which bank and tag a quiz draws from, how many questions, and their points (spec 12.38). */
export function DrawForm({ banks, draw, backHref, onSave, onCancel, onDirtyChange }: DrawFormProps) {
  const t = useMessages(drawFormMessages);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [bankId, setBankId] = useState(draw?.bankId ?? banks[0]?.id ?? '');
  const [tag, setTag] = useState(draw?.tag ?? '');
  const [count, setCount] = useState<number | null>(draw?.count ?? 1);
  const [points, setPoints] = useState<number | null>(draw?.points ?? 1);
  const fieldIds = { bankId: `${id}-bank`, tag: `${id}-tag`, count: `${id}-count`, points: `${id}-points` };
  const bank = banks.find((bank) => bank.id === bankId);
  // A tag that no question has any more stays selected, so that nothing changes unseen.
  const tags =
    tag === '' || bank?.tags.some((item) => item.tag === tag)
      ? (bank?.tags ?? [])
      : [...(bank?.tags ?? []), { tag, questions: 0 }];
  const matches =
    tag === '' ? (bank?.questions ?? 0) : (tags.find((item) => item.tag === tag)?.questions ?? 0);
  const missing = Math.max(0, (count ?? 0) - matches);
  const changed = () => onDirtyChange?.(true);
  const save = async (): Promise<FormOutcome> => {
    const errors = {
      ...(count === null && { count: t('noCount') }),
      ...(points === null && { points: t('noPoints') }),
    };
    if (count === null || points === null)
      return { ok: false, message: Object.values(errors)[0] ?? '', errors };
    const outcome = await onSave({ bankId, tag: tag === '' ? null : tag, count, points });
    if (outcome.ok) onDirtyChange?.(false);
    return outcome;
  };
  return (
    <section data-slot="draw-form" className="flex max-w-reading flex-col gap-6">
      <div className="flex flex-col items-start gap-2">
        <TextLink href={backHref} quiet className="inline-flex items-center gap-2">
          <Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />
          {t('back')}
        </TextLink>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-56 text-xl font-bold">
          {t(draw ? 'edit' : 'new')}
        </h2>
        <p className="text-ink-muted">{t('explained')}</p>
      </div>
      <Form
        fieldIds={fieldIds}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        onSubmit={save}
        secondary={
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
      >
        {({ errors }) => (
          <>
            <Select
              id={fieldIds.bankId}
              label={t('bank')}
              value={bankId}
              onChange={(event) => {
                setBankId(event.currentTarget.value);
                setTag('');
                changed();
              }}
              options={banks.map(({ id: value, name, questions }) => ({
                value,
                label: t('bankOption', { name, count: questions }),
              }))}
              error={errors.bankId}
            />
            <Select
              id={fieldIds.tag}
              label={t('tag')}
              value={tag}
              onChange={(event) => {
                setTag(event.currentTarget.value);
                changed();
              }}
              options={[
                { value: '', label: t('anyTag', { count: bank?.questions ?? 0 }) },
                ...tags.map((tag) => ({
                  value: tag.tag,
                  label: t('tagOption', { tag: tag.tag, count: tag.questions }),
                })),
              ]}
              error={errors.tag}
            />
            <div className="flex flex-wrap gap-x-6 gap-y-4">
              <NumberInput
                id={fieldIds.count}
                label={t('count')}
                value={count}
                onValueChange={(value) => {
                  setCount(value);
                  changed();
                }}
                min={1}
                max={MOST_QUESTIONS}
                hint={t('matches', { count: matches })}
                error={errors.count}
                fieldClassName="max-w-60"
              />
              <NumberInput
                id={fieldIds.points}
                label={t('points')}
                value={points}
                onValueChange={(value) => {
                  setPoints(value);
                  changed();
                }}
                step={0.5}
                min={0}
                max={MOST_POINTS}
                error={errors.points}
                fieldClassName="max-w-60"
              />
            </div>
            {missing > 0 && <Callout tone="warning">{t('tooFew', { count: missing })}</Callout>}
          </>
        )}
      </Form>
    </section>
  );
}
