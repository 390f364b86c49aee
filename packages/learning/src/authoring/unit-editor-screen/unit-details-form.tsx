import { useId, useState } from 'react';
import { Form } from '@digiken/ui/form';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { type PublishingView, useMinorCorrection } from '../../lib/minor-correction';
import { readShillings } from '../../lib/shillings';
import { useKeptForm } from '../../lib/use-kept-form';
import { type DetailsConflict, VersionConflict, VersionFields } from '../../lib/version-conflict';
import { unitEditorMessages } from './messages';
import type { AuthoredUnitDetailView, UnitDetails, UnitTyping } from './types';

export interface UnitDetailsFormProps {
  unit: AuthoredUnitDetailView;
  /** Names of the error fields: those of `UnitDetails`. */
  onSave: (details: UnitDetails) => Promise<FormOutcome>;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Unsaved text of an earlier visit: the initial values of the form. */
  draft?: UnitTyping;
  /** Each change, to be kept in case of a crash; null when it can be discarded. */
  onTyping?: (typing: UnitTyping | null) => void;
  /** How a save is published; undefined: immediately. */
  publishing?: PublishingView;
  /** Set if someone else saved the details in the meantime. */
  conflict?: DetailsConflict<UnitDetails>;
  /** Maximum lengths in characters; the server's limits. */
  limits?: { title: number; summary: number };
}

const LIMITS = { title: 120, summary: 300 };

const FIELDS = ['title', 'summary', 'price'] as const;

/** A unit's title, summary and price. Starts with unsaved text of an earlier visit, if any. */
export function UnitDetailsForm({ conflict, draft, ...props }: UnitDetailsFormProps) {
  const t = useMessages(unitEditorMessages);
  const [taken, setTaken] = useState(0);
  const takeTheirs = () => {
    setTaken(taken + 1);
    props.onTyping?.(null);
    props.onDirtyChange?.(false);
    conflict?.onTakeTheirs();
  };
  return (
    <div data-slot="unit-details-form" className="flex flex-col gap-8">
      {conflict && (
        <VersionConflict
          title={t('conflictTitle')}
          onKeepMine={conflict.onKeepMine}
          onTakeTheirs={takeTheirs}
        >
          <VersionFields
            fields={[
              { label: t('title'), value: conflict.theirs.title },
              { label: t('summary'), value: conflict.theirs.summary },
              { label: t('price'), value: conflict.theirs.price.toString() },
            ]}
          />
        </VersionConflict>
      )}
      <UnitFields key={taken} {...props} draft={taken === 0 ? draft : undefined} />
    </div>
  );
}

/** The form. A new `key` resets it. */
function UnitFields({
  unit,
  onSave,
  onDirtyChange,
  draft,
  onTyping,
  publishing,
  limits = LIMITS,
}: Omit<UnitDetailsFormProps, 'conflict'>) {
  const t = useMessages(unitEditorMessages);
  const id = useId();
  const [begun] = useState(draft ?? { ...unit, price: unit.price.toString() });
  const { area, dirty, onInput, save } = useKeptForm({
    fields: FIELDS,
    resumed: draft !== undefined,
    onDirtyChange,
    onTyping,
  });
  const minor = useMinorCorrection(publishing);
  const fieldIds = { title: `${id}-title`, summary: `${id}-summary`, price: `${id}-price`, minor: minor.id };

  const submit = async ({ title = '', summary = '', price = '' }: Record<string, string>) => {
    const amount = readShillings(price);
    const errors: Record<string, string> = {};
    if (title.trim() === '') errors.title = t('titleMissing');
    if (summary.trim().length > limits.summary) errors.summary = t('summaryLong', { limit: limits.summary });
    if (typeof amount !== 'number') errors.price = t('priceWrong');
    if (Object.keys(errors).length > 0 || typeof amount !== 'number') {
      return { ok: false, message: t('check'), errors } satisfies FormOutcome;
    }
    return save(async () => {
      const outcome = await onSave({
        title: title.trim(),
        summary: summary.trim(),
        price: amount,
        ...minor.values,
      });
      if (outcome.ok) minor.onSaved();
      return outcome;
    });
  };

  return (
    <div ref={area} onInput={onInput}>
      <Form
        onSubmit={submit}
        fieldIds={fieldIds}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        successMessage={dirty ? undefined : minor.savedText(t('saved'))}
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
            {minor.field(errors.minor)}
          </>
        )}
      </Form>
    </div>
  );
}
