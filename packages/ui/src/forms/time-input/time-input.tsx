import { forwardRef, type InputHTMLAttributes, useRef } from 'react';
import { cn } from '../../foundations/lib/cn';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { controlClasses, Field, type FieldTexts } from '../field/field';
import { formValue, type Parsed, useTypedValue } from '../field/use-typed-value';
import { useFormReset } from '../field/use-field-ids';
import { parseTime, printTime } from './time-text';

export const timeInputMessages = defineMessages('time-input', {
  hint: 'For example, 14:30 or 2.30 pm',
  notATime: 'Enter a time, like 14:30 or 2.30 pm',
});

export interface TimeInputProps
  extends FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'required' | 'children' | 'type' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** `HH:MM` of the 24-hour clock. */
  value?: string | null;
  defaultValue?: string | null;
  /** Receives null while the text is empty or is not a time. */
  onValueChange?: (value: string | null) => void;
}

/**
 * A time of day, typed in any common format and converted to 24 hours on blur. In a form, `name`
 * contains `HH:MM`.
 */
export const TimeInput = forwardRef<HTMLInputElement, TimeInputProps>(function TimeInput(props, ref) {
  const { label, hint, error, required, id, className, fieldClassName, name, ...own } = props;
  const { value, defaultValue, onValueChange, ...input } = own;
  const control = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(control, ref);
  const t = useMessages(timeInputMessages);
  const locale = useLocale();
  const parse = (text: string): Parsed<string> => {
    if (text.trim() === '') return { value: null };
    const time = parseTime(text, locale);
    return time === null ? { value: null, problem: t('notATime') } : { value: time };
  };
  const typed = useTypedValue({
    value,
    defaultValue,
    onValueChange,
    parse,
    format: (time) => (time === null ? '' : printTime(time, locale)),
  });
  useFormReset(control, typed.reset);
  return (
    <Field
      label={label}
      hint={hint ?? t('hint')}
      error={typed.problem ?? error}
      required={required}
      controlId={id}
      describedBy={input['aria-describedby']}
      className={fieldClassName}
    >
      {(field) => (
        <>
          <input
            {...input}
            ref={merged}
            {...field}
            type="text"
            autoComplete={input.autoComplete ?? 'off'}
            data-slot="time-input"
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={(event) => {
              typed.leave();
              input.onBlur?.(event);
            }}
            className={cn(controlClasses, 'max-w-36', className)}
          />
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              value={formValue(typed.parsed, typed.text)}
              disabled={input.disabled}
            />
          )}
        </>
      )}
    </Field>
  );
});
