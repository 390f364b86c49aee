import type { InputHTMLAttributes } from 'react';
import { cn } from '../../foundations/lib/cn';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { controlClasses, Field, type FieldTexts } from '../field/field';
import { formValue, type Parsed, useTypedValue } from '../field/use-typed-value';
import { parseTime, printTime } from './time-text';

export const timeInputMessages = defineMessages('time-input', {
  hint: 'For example, 14:30 or 2.30 pm',
  notATime: 'Enter a time, like 14:30 or 2.30 pm',
});

export interface TimeInputProps
  extends FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'required' | 'children' | 'style' | 'type' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** `HH:MM` of the 24-hour clock. */
  value: string | null;
  /** Receives null while the text is empty or is not a time. */
  onChange: (value: string | null) => void;
}

/**
 * A time of day, typed in any common format and converted to 24 hours on blur. In a form, `name`
 * contains `HH:MM`.
 */
export function TimeInput(props: TimeInputProps) {
  const { label, hint, error, required, id, className, value, onChange, name, ...input } = props;
  const t = useMessages(timeInputMessages);
  const locale = useLocale();
  const parse = (text: string): Parsed<string> => {
    if (text.trim() === '') return { value: null };
    const time = parseTime(text, locale);
    return time === null ? { value: null, problem: t('notATime') } : { value: time };
  };
  const typed = useTypedValue({
    value,
    onChange,
    parse,
    format: (time) => (time === null ? '' : printTime(time, locale)),
  });
  return (
    <Field
      label={label}
      hint={hint ?? t('hint')}
      error={typed.problem ?? error}
      required={required}
      id={id}
      className={className}
    >
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            type="text"
            autoComplete={input.autoComplete ?? 'off'}
            data-slot="time-input"
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={(event) => {
              typed.leave();
              input.onBlur?.(event);
            }}
            className={cn(controlClasses, 'max-w-36')}
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
}
