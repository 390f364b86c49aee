import { forwardRef, type InputHTMLAttributes, useState } from 'react';
import type { LoadState } from '../../foundations/lib/types';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useReported } from '../../foundations/lib/use-reported';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { controlClasses, Field, type FieldTexts } from '../field/field';
import { useFormReset } from '../field/use-field-ids';
import { ComboboxControl } from './combobox-control';
import type { ComboboxOption } from './combobox-list';
import { comboboxMessages } from './combobox-messages';
import { useComboboxCore } from './use-combobox-core';

export type { ComboboxOption };

export { comboboxMessages };

export interface ComboboxProps
  extends FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'required' | 'children' | 'type' | 'value' | 'defaultValue'
    > {
  options: readonly ComboboxOption[];
  value?: string | null;
  defaultValue?: string | null;
  /** Receives null as soon as the text no longer matches the selected option. */
  onValueChange?: (value: string | null) => void;
  /** Called with the text after typing pauses; the parent then updates `options`. Without it, the component filters. */
  onSearch?: (text: string) => void;
  /** Load status of the options. */
  state?: LoadState;
  /** Shown if nothing matches. Default: the component's own text. */
  emptyText?: string;
  /** Shows a button that clears the field. */
  clearable?: boolean;
  /** Name of the hidden input with the selected value. */
  name?: string;
}

/**
 * Selects one of many options by typing (APG combobox, list autocomplete with manual selection). Typed text
 * stays in the field, even if nothing matches.
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const { label, hint, error, required, id, fieldClassName, options, onSearch, state, emptyText, ...own } =
    props;
  const { value: given, defaultValue = null, onValueChange, clearable = false, name, ...input } = own;
  const { disabled, readOnly } = input;
  const [value, onChange] = useControllableState(given, defaultValue, onValueChange);
  const t = useMessages(comboboxMessages);
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const report = (next: string | null) => {
    setReported(next);
    if (next !== value) onChange(next);
  };
  const box = useComboboxCore({
    ...{ options, onSearch, state },
    fixed: Boolean(disabled || readOnly),
    // Search results change, so keep the label of the selected option.
    current: options.find((option) => option.value === value) ?? (picked?.value === value ? picked : null),
    onPick: (option) => {
      setPicked(option);
      report(option.value);
    },
    // Editing the text takes the selection back.
    onType: () => report(null),
  });
  const [, setReported] = useReported(value, box.adopt);
  useFormReset(box.field, () => {
    box.reset();
    report(given === undefined ? defaultValue : value);
  });

  return (
    <Field
      label={label}
      hint={hint}
      error={box.notListed && value === null ? t('notListed') : error}
      required={required}
      controlId={id}
      describedBy={input['aria-describedby']}
      className={fieldClassName}
    >
      {(control) => (
        <ComboboxControl
          slot="combobox"
          forwarded={ref}
          chosen={value}
          className={controlClasses}
          end="end-1"
          hidden={
            name === undefined ? null : (
              <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />
            )
          }
          {...{ box, input, control, clearable, emptyText }}
        />
      )}
    </Field>
  );
});
