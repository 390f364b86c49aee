import { Checkbox } from '@digiken/ui/checkbox';
import { useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { RadioGroup } from '@digiken/ui/radio-group';
import { TextInput } from '@digiken/ui/text-input';
import { newRowId } from '../draft';
import { questionFormMessages } from '../messages';
import { FieldGroup } from '../../../lib/field-group';
import type { PartProps } from './part-props';
import { Rows } from './rows';

/** The largest number that a question can ask for. */
const LARGEST = 1e12;

export function TruthFields({ draft, onChange, id }: PartProps) {
  const t = useMessages(questionFormMessages);
  return (
    <RadioGroup
      id={id}
      label={t('truth')}
      inline
      value={String(draft.truth)}
      onValueChange={(value) => onChange({ truth: value === 'true' })}
      options={[
        { value: 'true', label: t('true') },
        { value: 'false', label: t('false') },
      ]}
    />
  );
}

export function NumericFields({ draft, onChange, id, error }: PartProps) {
  const t = useMessages(questionFormMessages);
  return (
    <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
      <NumberInput
        id={id}
        label={t('value')}
        value={draft.value}
        onValueChange={(value) => onChange({ value })}
        step={0.0001}
        min={-LARGEST}
        max={LARGEST}
        error={error}
        fieldClassName="sm:col-span-2"
      />
      <NumberInput
        label={t('tolerance')}
        hint={t('toleranceHint')}
        required={false}
        value={draft.tolerance}
        onValueChange={(tolerance) => onChange({ tolerance })}
        step={0.0001}
        min={0}
        max={LARGEST}
      />
      <TextInput
        label={t('unit')}
        hint={t('unitHint')}
        required={false}
        value={draft.unit}
        onChange={(event) => onChange({ unit: event.currentTarget.value })}
        maxLength={40}
        autoComplete="off"
      />
    </div>
  );
}

export function AcceptedFields({ draft, onChange, id, error }: PartProps) {
  const t = useMessages(questionFormMessages);
  return (
    <>
      <FieldGroup label={t('accepted')} hint={t('acceptedHint')} error={error}>
        <Rows
          rows={draft.accepted}
          onChange={(accepted) => onChange({ accepted })}
          make={() => ({ id: newRowId(), text: '' })}
          addLabel={t('addAccepted')}
          removeLabel={(place) => t('removeAccepted', { place })}
          most={50}
        >
          {(row, place, change) => (
            <TextInput
              id={place === 1 ? id : undefined}
              label={t('acceptedRow', { place })}
              value={row.text}
              onChange={(event) => change({ text: event.currentTarget.value })}
              maxLength={500}
              autoComplete="off"
              data-row-focus=""
            />
          )}
        </Rows>
      </FieldGroup>
      <Spelling draft={draft} onChange={onChange} />
    </>
  );
}

/** How closely typed texts are compared. */
export function Spelling({ draft, onChange }: Pick<PartProps, 'draft' | 'onChange'>) {
  const t = useMessages(questionFormMessages);
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={t('caseSensitive')}
        checked={draft.caseSensitive}
        onChange={(event) => onChange({ caseSensitive: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('ignoreDiacritics')}
        checked={draft.ignoreDiacritics}
        onChange={(event) => onChange({ ignoreDiacritics: event.currentTarget.checked })}
      />
    </div>
  );
}
