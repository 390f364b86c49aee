import { Minus, Plus } from 'lucide';
import { forwardRef, type InputHTMLAttributes, type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { controlClasses, Field, type FieldTexts } from '../field/field';
import { formValue, type Parsed, useTypedValue } from '../field/use-typed-value';
import { useFormReset } from '../field/use-field-ids';
import { decimalsOf, formatNumber, type NumberRules, parseNumber, stepNumber } from './number-text';

export const numberInputMessages = defineMessages('number-input', {
  more: 'More',
  less: 'Less',
  notANumber: 'Enter a number in digits, like 1,500',
  whole: 'Enter a whole number',
  decimals: {
    one: 'Enter a number with at most 1 decimal',
    other: 'Enter a number with at most {count} decimals',
  },
  atLeast: 'Enter {limit} or more',
  atMost: 'Enter {limit} or less',
  lowest: '{value} is the lowest',
  highest: '{value} is the highest',
});

export interface NumberInputProps
  extends FieldTexts,
    NumberRules,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'required' | 'children' | 'type' | 'value' | 'defaultValue' | 'onChange' | keyof NumberRules
    > {
  value?: number | null;
  defaultValue?: number | null;
  /** Receives null while the text is empty or is no number within the bounds. */
  onValueChange?: (value: number | null) => void;
  /** Shown after the number and read with the label, e.g. "minutes". */
  unit?: string;
}

const PAGE = 10;

/**
 * A number field with steps. A text field instead of `type=number`, which drops invalid input, changes on
 * scroll and does not support thousands separators. In a form, `name` contains the plain number ("12500").
 */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(props, ref) {
  const {
    label,
    hint,
    error,
    required,
    id,
    className,
    fieldClassName,
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    step = 1,
    unit,
    name,
    ...input
  } = props;
  const t = useMessages(numberInputMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const rules = { min, max, step };
  const print = (number: number) => formatNumber(number, locale);

  const parse = (text: string): Parsed<number> => {
    if (text.trim() === '') return { value: null };
    const number = parseNumber(text, locale);
    const count = decimalsOf(step);
    if (number === null) return { value: null, problem: t('notANumber') };
    if (min !== undefined && number < min)
      return { value: null, problem: t('atLeast', { limit: print(min) }) };
    if (max !== undefined && number > max)
      return { value: null, problem: t('atMost', { limit: print(max) }) };
    if (decimalsOf(number) > count)
      return { value: null, problem: count === 0 ? t('whole') : t('decimals', { count }) };
    return { value: number };
  };
  const typed = useTypedValue({
    value,
    defaultValue,
    onValueChange,
    parse,
    format: (number) => (number === null ? '' : print(number)),
  });
  const control = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(control, ref);
  useFormReset(control, typed.reset);
  // Numeric keyboards of phones have no minus key.
  const keyboard = min !== undefined && min < 0 ? 'text' : decimalsOf(step) === 0 ? 'numeric' : 'decimal';
  const fixed = Boolean(input.readOnly || input.disabled);

  const move = (steps: number) => {
    if (fixed) return;
    const from = parseNumber(typed.text, locale);
    const next = stepNumber(from, steps, rules);
    typed.set(next);
    const words = unit ? `${print(next)} ${unit}` : print(next);
    if (next !== from) announce(words);
    else announce(t(steps > 0 ? 'highest' : 'lowest', { value: words }));
  };
  const keys: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    const steps = keys[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(steps);
  };
  const stepper = (steps: 1 | -1, field: string) => {
    const key = steps > 0 ? 'more' : 'less';
    return (
      <IconButton
        variant="secondary"
        // The arrow keys do the same, so these need no tab stops (APG spin button).
        tabIndex={-1}
        label={t(key)}
        id={`${field}-${key}`}
        aria-labelledby={`${field}-${key} ${field}-label`}
        aria-disabled={fixed || undefined}
        icon={steps > 0 ? <Icon of={Plus} size={20} /> : <Icon of={Minus} size={20} />}
        onClick={() => move(steps)}
      />
    );
  };

  return (
    <Field
      label={
        unit ? (
          <>
            <span>{label}</span> <span className="font-normal text-ink-muted">{`(${unit})`}</span>
          </>
        ) : (
          label
        )
      }
      hint={hint}
      error={typed.problem ?? error}
      required={required}
      controlId={id}
      describedBy={input['aria-describedby']}
      className={fieldClassName}
    >
      {(field) => (
        <span data-slot="number-input" className="flex max-w-60 items-center gap-2">
          {stepper(-1, field.id)}
          <input
            {...input}
            ref={merged}
            {...field}
            type="text"
            inputMode={keyboard}
            autoComplete={input.autoComplete ?? 'off'}
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              typed.leave();
              input.onBlur?.(event);
            }}
            className={cn(controlClasses, 'min-w-0 text-center', className)}
          />
          {stepper(1, field.id)}
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              value={formValue(typed.parsed, typed.text)}
              disabled={input.disabled}
            />
          )}
        </span>
      )}
    </Field>
  );
});
