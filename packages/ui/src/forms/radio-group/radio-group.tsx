import { type ReactNode, useId } from 'react';
import { cx } from '../../foundations/lib/cx';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { FieldError, fieldMessages } from '../field/field';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: ReactNode;
  /** Help under the legend. */
  hint?: ReactNode;
  error?: string;
  /** Required groups carry no mark; the others say "(optional)". Default true. */
  required?: boolean;
  name?: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Id of the first radio; an error summary links to it. */
  id?: string;
  /** Side by side where there is room; for short labels. */
  inline?: boolean;
  className?: string;
}

/** One choice of a few, all in sight. Native radios: arrow keys move and choose. */
export function RadioGroup({
  legend,
  hint,
  error,
  required = true,
  name,
  options,
  value,
  defaultValue,
  onChange,
  id,
  inline = false,
  className,
}: RadioGroupProps) {
  const t = useMessages(fieldMessages);
  const own = useId();
  const group = id ?? own;
  const hintId = hint ? `${group}-group-hint` : undefined;
  const errorId = error ? `${group}-error` : undefined;
  return (
    <fieldset
      data-slot="radio-group"
      aria-describedby={cx(hintId, errorId) || undefined}
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <legend className="mb-1.5 font-bold">
        {legend} {!required && <span className="font-normal text-ink-muted">{t('optional')}</span>}
      </legend>
      {hint && (
        <div id={hintId} className="text-sm text-ink-muted">
          {hint}
        </div>
      )}
      <div className={cx('flex gap-x-6', inline ? 'flex-wrap' : 'flex-col')}>
        {options.map((option, index) => {
          const control = index === 0 ? group : `${group}-${index}`;
          const optionHint = option.hint ? `${control}-hint` : undefined;
          return (
            <div key={option.value} className="flex items-start gap-3 py-1.5">
              <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
                <input
                  id={control}
                  type="radio"
                  name={name ?? own}
                  value={option.value}
                  disabled={option.disabled}
                  checked={value === undefined ? undefined : value === option.value}
                  defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                  onChange={() => onChange?.(option.value)}
                  aria-describedby={optionHint}
                  className="peer size-6 cursor-pointer appearance-none rounded-full border-2 border-line-control bg-surface checked:border-accent disabled:cursor-not-allowed disabled:border-dashed"
                />
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute hidden size-3 rounded-full bg-accent peer-checked:block forced-colors:bg-[ButtonText]"
                />
              </span>
              <span className="min-w-0 flex-1">
                <label
                  htmlFor={control}
                  className={cx(
                    'block min-h-7',
                    option.disabled ? 'cursor-not-allowed text-ink-muted' : 'cursor-pointer',
                  )}
                >
                  {option.label}
                </label>
                {option.hint && (
                  <span id={optionHint} className="block text-sm text-ink-muted">
                    {option.hint}
                  </span>
                )}
              </span>
            </div>
          );
        })}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
