import { forwardRef, type InputHTMLAttributes } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { LoadState } from '../../foundations/lib/types';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import type { ComboboxOption } from '../combobox/combobox-list';
import { comboboxMessages } from '../combobox/combobox-messages';
import { ComboboxControl } from '../combobox/combobox-control';
import { Field, type FieldTexts } from '../field/field';
import { useFormReset } from '../field/use-field-ids';
import { Chips } from './chips';
import { multiSelectMessages, useMultiSelect } from './use-multi-select';

export { multiSelectMessages };

export type MultiSelectOption = ComboboxOption;

const NO_VALUES: readonly string[] = [];

export interface MultiSelectProps
  extends FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'required' | 'children' | 'type' | 'value' | 'defaultValue' | 'max'
    > {
  options: readonly MultiSelectOption[];
  /** The values of the selected options, in the order of selection. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
  /** Called with the text after typing pauses; the parent then updates `options`. Without it, the component filters. */
  onSearch?: (text: string) => void;
  /** Load status of the options. */
  state?: LoadState;
  /** Shown if nothing matches. Default: the component's own text. */
  emptyText?: string;
  /** The most options that can be selected. */
  max?: number;
  /** Offers to select all options that match. Not with `max`. */
  selectAll?: boolean;
  /** Shows a button that removes all chips. */
  clearable?: boolean;
  /** Name of the hidden inputs: one for each selected value. */
  name?: string;
}

/** Selects several of many options by typing (APG combobox with a multi-selectable listbox), shown as chips. */
export const MultiSelect = forwardRef<HTMLInputElement, MultiSelectProps>(function MultiSelect(props, ref) {
  const { label, hint, error, required, id, fieldClassName, options, onSearch, state, emptyText, ...own } =
    props;
  const { value: given, defaultValue = NO_VALUES, onValueChange, max, selectAll = false, ...more } = own;
  const { clearable = false, name, ...input } = more;
  const { disabled, readOnly } = input;
  const [value, onChange] = useControllableState(given, defaultValue, onValueChange);
  const t = useMessages(multiSelectMessages);
  const texts = useMessages(comboboxMessages);
  const fixed = Boolean(disabled || readOnly);
  const box = useMultiSelect({ options, value, onChange, onSearch, state, fixed, selectAll, max });
  useFormReset(box.field, () => {
    box.reset();
    onChange(given ?? defaultValue);
  });

  return (
    <Field
      label={label}
      hint={hint}
      error={box.notListed ? texts('notListed') : error}
      required={required}
      controlId={id}
      describedBy={input['aria-describedby']}
      className={fieldClassName}
    >
      {(control) => (
        <>
          <ComboboxControl
            slot="multi-select"
            forwarded={ref}
            chosen={box.marked}
            full={box.full}
            control={{
              ...control,
              // The selection may be complete while the text is empty.
              required: undefined,
              'aria-required': control.required,
              'aria-describedby': cn(control['aria-describedby'], `${control.id}-count`),
            }}
            className="min-h-10 w-full rounded-sm bg-transparent px-3 py-1.5 text-base text-ink outline-none placeholder:text-ink-muted disabled:cursor-not-allowed"
            end="end-0.5"
            frame={(text) => (
              <span
                className={cn(
                  'flex flex-wrap items-center rounded-md border-2 bg-surface has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
                  control['aria-invalid'] ? 'border-danger-ink' : 'border-line-control',
                  disabled && 'cursor-not-allowed border-dashed',
                )}
              >
                {box.chips.length > 0 && (
                  <Chips
                    label={typeof label === 'string' ? t('chosenOf', { label }) : t('chosen')}
                    items={box.chips}
                    onRemove={fixed ? undefined : box.remove}
                    field={box.field}
                  />
                )}
                <span className="relative block min-w-32 flex-1">{text}</span>
              </span>
            )}
            hidden={
              name === undefined ? null : (
                <>
                  {value.map((item) => (
                    <input key={item} type="hidden" name={name} value={item} disabled={disabled} />
                  ))}
                </>
              )
            }
            {...{ box, input, clearable, emptyText }}
          />
          <span
            id={`${control.id}-count`}
            data-slot="multi-select-count"
            className={max === undefined ? 'dk-visually-hidden' : 'text-sm text-ink-muted'}
          >
            {max === undefined
              ? t('count', { count: value.length })
              : t('limit', { chosen: value.length, count: max })}
          </span>
        </>
      )}
    </Field>
  );
});
