import type { InputHTMLAttributes, ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { FieldError } from '../field/field';
import { useFieldIds } from '../field/use-field-ids';

export const switchMessages = defineMessages('switch', { on: 'On', off: 'Off' });

export interface SwitchProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'children' | 'style' | 'type' | 'size' | 'role' | 'checked' | 'defaultChecked' | 'onChange'
  > {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that takes effect immediately: a native checkbox with the switch role and its state as text. */
export function Switch({ label, hint, error, checked, onChange, id, className, ...input }: SwitchProps) {
  const t = useMessages(switchMessages);
  const { hintId, errorId, control } = useFieldIds({
    id,
    hint,
    error,
    describedBy: input['aria-describedby'],
  });
  return (
    <div data-slot="switch" className={cn('flex max-w-form flex-col gap-1.5', className)}>
      <div className="flex items-start gap-4">
        <span className="min-w-0 flex-1">
          <label
            htmlFor={control.id}
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
            {...control}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- 2026-11-22: a native checkbox has its state in checked
            role="switch"
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full border-2 border-line-control bg-surface transition-colors duration-fast checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:border-dashed aria-invalid:border-danger-ink forced-colors:checked:bg-[Highlight]"
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
}
