import {
  type ChangeEvent,
  forwardRef,
  type InputHTMLAttributes,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { asciiDigits } from '../../foundations/lib/ascii-digits';
import { cn } from '../../foundations/lib/cn';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { Field, type FieldTexts } from '../field/field';
import { useFormReset } from '../field/use-field-ids';

export const oneTimeCodeMessages = defineMessages('one-time-code', {
  digitsOnly: 'The code contains only digits',
});

export interface OneTimeCodeProps
  extends Omit<FieldTexts, 'required'>,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'required' | 'children' | 'type' | 'value' | 'defaultValue'
    > {
  /** Number of digits. Default 6. */
  length?: number;
  /** Digits only. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Called each time the last digit is entered. */
  onComplete?: (value: string) => void;
}

/**
 * The code from a message. One native input over drawn boxes: phones can autofill it, pasted text with
 * spaces works, and screen readers find one field instead of six.
 */
export const OneTimeCode = forwardRef<HTMLInputElement, OneTimeCodeProps>(function OneTimeCode(props, ref) {
  const { label, hint, error, id, fieldClassName, length = 6, onComplete, ...own } = props;
  const { value: given, defaultValue = '', onValueChange, ...input } = own;
  const [value, onChange] = useControllableState(given, defaultValue, onValueChange);
  const t = useMessages(oneTimeCodeMessages);
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(field, ref);
  useFormReset(field, () => given === undefined && onChange(defaultValue));
  const [selection, setSelection] = useState({ start: value.length, end: value.length });

  // React moves the caret to the end if the value differs from the typed text.
  useEffect(() => {
    if (document.activeElement === field.current)
      field.current?.setSelectionRange(selection.start, selection.end);
  }, [value, selection]);

  const follow = (event: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });
  };

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = asciiDigits(event.target.value);
    let digits = typed.replace(/\D/g, '');
    const caret = (typed.slice(0, event.target.selectionStart ?? typed.length).match(/\d/g) ?? []).length;
    // A digit typed inside a full code replaces the next digit.
    if (digits.length === length + 1 && value.length === length && caret <= length)
      digits = digits.slice(0, caret) + digits.slice(caret + 1);
    digits = digits.slice(0, length);
    if (/\p{L}/u.test(typed) && digits === value) announce(t('digitsOnly'));
    const next = Math.min(caret, length);
    setSelection({ start: next, end: next });
    input.onChange?.(event);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };

  // The boxes start at the first digit: a press puts the caret after the last digit.
  const toEnd = () => field.current?.setSelectionRange(value.length, value.length);

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      controlId={id}
      describedBy={input['aria-describedby']}
      className={fieldClassName}
    >
      {(control) => (
        // Digits are left to right in every language.
        <span data-slot="one-time-code" dir="ltr" className="group/code relative flex w-fit max-w-full">
          <input
            {...input}
            {...control}
            ref={merged}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={change}
            onSelect={follow}
            onClick={toEnd}
            className={cn('absolute inset-0 size-full cursor-text opacity-0', input.className)}
          />
          <span aria-hidden="true" className="flex min-w-0 gap-1.5 sm:gap-2">
            {Array.from({ length }, (_, index) => {
              const at = Math.min(selection.start, length - 1);
              const active =
                selection.end > selection.start ? index >= at && index < selection.end : index === at;
              return (
                <span
                  key={index}
                  data-slot="one-time-code-box"
                  className={cn(
                    'grid h-14 w-11 min-w-0 shrink place-items-center rounded-md border-2 bg-surface text-xl font-bold outline-offset-2 outline-focus',
                    error ? 'border-danger-ink' : 'border-line-control',
                    active && 'group-focus-within/code:outline-3',
                    input.disabled && 'border-dashed',
                  )}
                >
                  {value[index]}
                </span>
              );
            })}
          </span>
        </span>
      )}
    </Field>
  );
});
