import { ChevronDown, X } from 'lucide';
import { forwardRef, type InputHTMLAttributes, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import type { LoadState } from '../../foundations/lib/types';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { controlClasses, Field, type FieldTexts } from '../field/field';
import { useFormReset } from '../field/use-field-ids';
import { type ComboboxOption, optionId } from './combobox-list';
import { comboboxMessages } from './combobox-messages';
import { ComboboxPanel } from './combobox-panel';
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
  const {
    value: given,
    defaultValue = null,
    onValueChange,
    clearable = false,
    name,
    className,
    ...input
  } = own;
  const { disabled, readOnly } = input;
  const [value, onChange] = useControllableState(given, defaultValue, onValueChange);
  const t = useMessages(comboboxMessages);
  const root = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(field, ref);
  const fixed = Boolean(disabled || readOnly);
  const box = useCombobox({ options, value, onChange, onSearch, state, fixed, root, panel, field });
  useFormReset(field, () => box.reset(given === undefined ? defaultValue : value));
  const { listId, open, listed, active, text } = box;

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
        <span
          ref={root}
          role="presentation"
          data-slot="combobox"
          className="relative block"
          onBlur={(event) => {
            // Keep an open list: the user of a touch screen reader may be moving to an option.
            if (!open && !event.currentTarget.contains(event.relatedTarget)) box.leave();
          }}
        >
          <input
            {...input}
            {...control}
            ref={merged}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={active !== null ? optionId(listId, active) : undefined}
            value={text}
            onChange={(event) => {
              box.type(event.target.value);
              input.onChange?.(event);
            }}
            onClick={(event) => {
              if (!fixed && !open) box.show();
              input.onClick?.(event);
            }}
            onKeyDown={(event) => {
              input.onKeyDown?.(event);
              if (!event.defaultPrevented) box.onKeyDown(event);
            }}
            className={cn(controlClasses, clearable ? 'pe-22' : 'pe-13', className)}
          />
          {!fixed && (
            <span className="absolute inset-y-0 end-1 flex items-center">
              {clearable && text !== '' && (
                <IconButton
                  size="sm"
                  id={`${control.id}-clear`}
                  label={t('clear')}
                  aria-labelledby={`${control.id}-clear ${control.id}-label`}
                  icon={<Icon of={X} size={20} />}
                  onClick={box.clear}
                />
              )}
              <IconButton
                size="sm"
                // The arrow keys do the same (APG combobox).
                tabIndex={-1}
                label={t(open ? 'hide' : 'show')}
                icon={<Icon of={ChevronDown} size={20} />}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  field.current?.focus();
                  if (open) box.hide();
                  else box.show();
                }}
              />
            </span>
          )}
          {open && (
            <ComboboxPanel
              id={listId}
              labelledBy={`${control.id}-label`}
              options={box.shown}
              active={active}
              chosen={value}
              onPick={box.pick}
              onRetry={box.retry}
              {...{ panel, state, text, emptyText }}
            />
          )}
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
        </span>
      )}
    </Field>
  );
});
