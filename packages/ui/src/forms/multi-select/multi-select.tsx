import { ChevronDown, X } from 'lucide';
import { forwardRef, type InputHTMLAttributes, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import type { LoadState } from '../../foundations/lib/types';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { type ComboboxOption, optionId } from '../combobox/combobox-list';
import { comboboxMessages } from '../combobox/combobox-messages';
import { ComboboxPanel } from '../combobox/combobox-panel';
import { Field, type FieldTexts } from '../field/field';
import { useFormReset } from '../field/use-field-ids';
import { Chips } from './chips';
import { multiSelectMessages, useMultiSelect } from './use-multi-select';

export { multiSelectMessages };

export type MultiSelectOption = ComboboxOption;

const NONE: readonly string[] = [];

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
  const { value: given, defaultValue = NONE, onValueChange, max, selectAll = false, ...more } = own;
  const { clearable = false, name, className, ...input } = more;
  const { disabled, readOnly } = input;
  const [value, onChange] = useControllableState(given, defaultValue, onValueChange);
  const t = useMessages(multiSelectMessages);
  const texts = useMessages(comboboxMessages);
  const root = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(field, ref);
  const fixed = Boolean(disabled || readOnly);
  const box = useMultiSelect({
    ...{ options, value, onChange, onSearch, state, fixed, root, panel, field, selectAll, max },
  });
  useFormReset(field, () => {
    box.reset(null);
    onChange(given ?? defaultValue);
  });
  const { listId, open, listed, active, text } = box;

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
          <span
            ref={root}
            role="presentation"
            data-slot="multi-select"
            className="relative block"
            onBlur={(event) => {
              // Keep an open list: the user of a touch screen reader may be moving to an option.
              if (!open && !event.currentTarget.contains(event.relatedTarget)) box.leave();
            }}
          >
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
                  field={field}
                />
              )}
              <span className="relative block min-w-32 flex-1">
                <input
                  {...input}
                  {...control}
                  ref={merged}
                  // The selection may be complete while the text is empty.
                  required={undefined}
                  aria-required={control.required}
                  aria-describedby={cn(control['aria-describedby'], `${control.id}-count`)}
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
                  className={cn(
                    'min-h-10 w-full rounded-sm bg-transparent px-3 py-1.5 text-base text-ink outline-none placeholder:text-ink-muted disabled:cursor-not-allowed',
                    clearable ? 'pe-22' : 'pe-13',
                    className,
                  )}
                />
                {!fixed && (
                  <span className="absolute inset-y-0 end-0.5 flex items-center">
                    {clearable && (text !== '' || value.length > 0) && (
                      <IconButton
                        size="sm"
                        id={`${control.id}-clear`}
                        label={texts('clear')}
                        aria-labelledby={`${control.id}-clear ${control.id}-label`}
                        icon={<Icon of={X} size={20} />}
                        onClick={box.clear}
                      />
                    )}
                    <IconButton
                      size="sm"
                      // The arrow keys do the same (APG combobox).
                      tabIndex={-1}
                      label={texts(open ? 'hide' : 'show')}
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
              </span>
            </span>
            {open && (
              <ComboboxPanel
                id={listId}
                labelledBy={`${control.id}-label`}
                options={box.shown}
                active={active}
                chosen={box.marked}
                full={box.full}
                onPick={box.pick}
                onRetry={box.retry}
                {...{ panel, state, text, emptyText }}
              />
            )}
            {name !== undefined &&
              value.map((one) => (
                <input key={one} type="hidden" name={name} value={one} disabled={disabled} />
              ))}
          </span>
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
