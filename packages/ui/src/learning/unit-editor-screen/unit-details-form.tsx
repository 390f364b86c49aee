import { useId, useState } from 'react';
import { Form } from '../../forms/form/form';
import { TextArea } from '../../forms/text-area/text-area';
import { TextInput } from '../../forms/text-input/text-input';
import type { FormOutcome } from '../../foundations/lib/types';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { readShillings } from '../lib/shillings';
import { useKeptForm } from '../lib/use-kept-form';
import { unitEditorMessages } from './messages';
import type { AuthoredUnitDetailView, UnitDetails, UnitTyping } from './types';

export interface UnitDetailsFormProps {
  unit: AuthoredUnitDetailView;
  /** Error fields: those of `UnitDetails`. */
  onSave: (details: UnitDetails) => Promise<FormOutcome>;
  /** Something typed is not saved, or is again. */
  onDirtyChange?: (dirty: boolean) => void;
  /** What was typed and not saved when the page was left: the form begins with it. */
  draft?: UnitTyping;
  /** Each change, to be kept through a crash; null when it may be forgotten. */
  onTyping?: (typing: UnitTyping | null) => void;
  /** Characters; the server's limits. */
  limits?: { title: number; summary: number };
}

const LIMITS = { title: 120, summary: 300 };

const FIELDS = ['title', 'summary', 'price'] as const;

/** A unit's title, summary and price. Begins with what was typed and never saved, when there is something. */
export function UnitDetailsForm({
  unit,
  onSave,
  onDirtyChange,
  draft,
  onTyping,
  limits = LIMITS,
}: UnitDetailsFormProps) {
  const t = useMessages(unitEditorMessages);
  const id = useId();
  const [begun] = useState(draft ?? { ...unit, price: unit.price.toString() });
  const { area, dirty, onInput, save } = useKeptForm({
    fields: FIELDS,
    resumed: draft !== undefined,
    onDirtyChange,
    onTyping,
  });
  const fieldIds = { title: `${id}-title`, summary: `${id}-summary`, price: `${id}-price` };

  const submit = async ({ title = '', summary = '', price = '' }: Record<string, string>) => {
    const amount = readShillings(price);
    const errors: Record<string, string> = {};
    if (title.trim() === '') errors.title = t('titleMissing');
    if (summary.trim().length > limits.summary) errors.summary = t('summaryLong', { limit: limits.summary });
    if (typeof amount !== 'number') errors.price = t('priceWrong');
    if (Object.keys(errors).length > 0 || typeof amount !== 'number') {
      return { ok: false, message: t('check'), errors } satisfies FormOutcome;
    }
    return save(() => onSave({ title: title.trim(), summary: summary.trim(), price: amount }));
  };

  return (
    <div ref={area} onInput={onInput}>
      <Form
        onSubmit={submit}
        fieldIds={fieldIds}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        successMessage={dirty ? undefined : t('saved')}
        secondary={dirty && <span className="text-ink-muted">{t('notSaved')}</span>}
        className="max-w-reading!"
      >
        {({ errors }) => (
          <>
            <TextInput
              id={fieldIds.title}
              name="title"
              label={t('title')}
              defaultValue={begun.title}
              maxLength={limits.title}
              autoComplete="off"
              error={errors.title}
            />
            <TextArea
              id={fieldIds.summary}
              name="summary"
              rows={3}
              label={t('summary')}
              hint={t('summaryHint', { limit: limits.summary })}
              required={false}
              defaultValue={begun.summary}
              error={errors.summary}
            />
            <TextInput
              id={fieldIds.price}
              name="price"
              inputMode="numeric"
              autoComplete="off"
              className="max-w-40"
              label={t('price')}
              hint={t('priceHint')}
              defaultValue={begun.price}
              error={errors.price}
            />
          </>
        )}
      </Form>
    </div>
  );
}
