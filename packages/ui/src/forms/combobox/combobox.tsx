import { forwardRef, type InputHTMLAttributes } from 'react';
import type { LoadState } from '../../foundations/lib/types';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { controlClasses, Field, type FieldTexts } from '../field/field';
import { useFormReset } from '../field/use-field-ids';
import type { ComboboxOption } from './combobox-list';
import { comboboxMessages } from './combobox-messages';
import { ComboboxInput, ComboboxRoot } from './combobox-parts';
import { useCombobox } from './use-combobox';

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
  const fixed = Boolean(disabled || readOnly);
  const box = useCombobox({ options, value, onChange, onSearch, state, fixed });
  useFormReset(box.field, () => box.reset(given === undefined ? defaultValue : value));

  return (
    <Field
      label={label}
      hint={hint}
      error={box.notListed ? t('notListed') : error}
      required={required}
      controlId={id}
      describedBy={input['aria-describedby']}
      className={fieldClassName}
    >
      {(control) => (
        <ComboboxRoot
          slot="combobox"
          chosen={value}
          hidden={
            name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />
          }
          {...{ box, control, emptyText }}
        >
          <ComboboxInput
            forwarded={ref}
            filled={box.text !== ''}
            className={controlClasses}
            end="end-1"
            {...{ box, input, control, fixed, clearable }}
          />
        </ComboboxRoot>
      )}
    </Field>
  );
});
