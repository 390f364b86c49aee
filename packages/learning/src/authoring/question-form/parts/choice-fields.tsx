import { useId, useState } from 'react';
import { useMessages } from '@digiken/ui/messages-provider';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Switch } from '@digiken/ui/switch';
import { TextInput } from '@digiken/ui/text-input';
import { type DraftOption, newRowId } from '../draft';
import { questionFormMessages } from '../messages';
import { FieldGroup } from '../../../lib/field-group';
import type { PartProps } from './part-props';
import { RightMark } from './right-mark';
import { Rows } from './rows';

const MOST = 40;

/** The answers of a choice, which of them are right, and what to say to who chose them. */
export function ChoiceFields({ draft, onChange, id, error }: PartProps) {
  const t = useMessages(questionFormMessages);
  const name = useId();
  const single = draft.type === 'single';
  const [withFeedback, setWithFeedback] = useState(draft.options.some(({ feedback }) => feedback !== ''));
  const mark = (option: DraftOption, right: boolean) =>
    onChange({
      options: draft.options.map((other) =>
        other.id === option.id ? { ...other, right } : single ? { ...other, right: false } : other,
      ),
    });
  return (
    <>
      <FieldGroup label={t('options')} hint={t(single ? 'optionsSingle' : 'optionsMultiple')} error={error}>
        <Rows
          rows={draft.options}
          onChange={(options) => onChange({ options })}
          make={() => ({ id: newRowId(), text: '', right: false, feedback: '' })}
          addLabel={t('addOption')}
          removeLabel={(place) => t('removeOption', { place })}
          least={2}
          most={MOST}
        >
          {(option, place, change) => (
            <div className="flex flex-col gap-2">
              <div className="flex items-end gap-3">
                <RightMark
                  kind={single ? 'radio' : 'checkbox'}
                  name={name}
                  label={t('isRight', { place })}
                  checked={option.right}
                  onChange={(right) => mark(option, right)}
                />
                <TextInput
                  label={t('option', { place })}
                  id={place === 1 ? id : undefined}
                  value={option.text}
                  onChange={(event) => change({ text: event.currentTarget.value })}
                  maxLength={2000}
                  autoComplete="off"
                  data-row-focus=""
                  fieldClassName="grow min-w-0"
                />
              </div>
              {withFeedback && (
                <TextInput
                  label={t('optionFeedback', { place })}
                  required={false}
                  value={option.feedback}
                  onChange={(event) => change({ feedback: event.currentTarget.value })}
                  autoComplete="off"
                  fieldClassName="ps-12"
                />
              )}
            </div>
          )}
        </Rows>
        <Switch
          label={t('showFeedback')}
          checked={withFeedback}
          onChange={(event) => setWithFeedback(event.currentTarget.checked)}
        />
      </FieldGroup>
      {!single && (
        <RadioGroup
          label={t('rule')}
          value={draft.rule}
          onValueChange={(rule) => onChange({ rule: rule as 'partial' | 'all-or-nothing' })}
          options={[
            { value: 'partial', label: t('rulePartial') },
            { value: 'all-or-nothing', label: t('ruleAll') },
          ]}
        />
      )}
    </>
  );
}
