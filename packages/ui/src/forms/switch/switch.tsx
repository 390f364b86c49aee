import { forwardRef, type InputHTMLAttributes, type ReactNode, useRef, useState } from 'react';
import { cn } from '../../foundations/lib/cn';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { FieldError } from '../field/field';
import { useFieldIds, useFormReset } from '../field/use-field-ids';

export const switchMessages = defineMessages('switch', { on: 'On', off: 'Off' });

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type' | 'size' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Class of the element around the switch, its label, hint and error. */
  fieldClassName?: string;
}

/** A setting that takes effect immediately: a native checkbox with the switch role and its state as text. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, error, id, className, fieldClassName, defaultChecked = false, onChange, ...input },
  ref,
) {
  const control = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(control, ref);
  // The state as text follows the control, which may be uncontrolled.
  const [own, setOwn] = useState(defaultChecked);
  useFormReset(control, () => setOwn(defaultChecked));
  const checked = input.checked ?? own;
  const t = useMessages(switchMessages);
  const {
    hintId,
    errorId,
    control: ids,
  } = useFieldIds({
    id,
    hint,
    error,
    describedBy: input['aria-describedby'],
  });
  return (
    <div data-slot="switch" className={cn('flex max-w-form flex-col gap-1.5', fieldClassName)}>
      <div className="flex items-start gap-4">
        <span className="min-w-0 flex-1">
          <label
            htmlFor={ids.id}
            className={cn('block py-2 font-bold', input.disabled && 'cursor-not-allowed')}
          >
            {label}
          </label>
          {hint && (
            <span id={hintId} className="block text-sm text-ink-muted">
              {hint}
            </span>
          )}
        </span>
        {/* The role already announces the state, so the text is hidden from screen readers. */}
        <span
          aria-hidden="true"
          data-slot="switch-state"
          className={cn('min-w-8 shrink-0 py-2.5 text-end text-sm', checked ? 'font-bold' : 'text-ink-muted')}
        >
          {t(checked ? 'on' : 'off')}
        </span>
        <span className="relative my-2 h-7 w-13 shrink-0">
          <input
            {...input}
            ref={merged}
            {...ids}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- 2026-11-22: a native checkbox has its state in checked
            role="switch"
            defaultChecked={input.checked === undefined ? defaultChecked : undefined}
            onChange={(event) => {
              setOwn(event.target.checked);
              onChange?.(event);
            }}
            className={cn(
              'peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full border-2 border-line-control bg-surface transition-colors duration-fast checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:border-dashed aria-invalid:border-danger-ink forced-colors:checked:bg-[Highlight]',
              className,
            )}
          />
          <span
            aria-hidden="true"
            data-slot="switch-thumb"
            className="pointer-events-none absolute start-1.5 top-1.5 size-4 rounded-full bg-line-control transition-transform duration-fast peer-checked:translate-x-6 peer-checked:bg-on-accent rtl:peer-checked:-translate-x-6 forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[HighlightText]"
          />
        </span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
});
