import { forwardRef, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { RadioDot } from '../lib/choice-marks';
import { Fieldset, type FieldsetTexts } from '../field/fieldset';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<Forwarded, 'id'>, FieldsetTexts {
  name?: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Side by side if there is room; for short labels. */
  inline?: boolean;
}

/** Selects one of a few visible options. Native radios: arrow keys move and select. */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(
  {
    label,
    hint,
    error,
    required,
    id,
    fieldClassName,
    name,
    options,
    value,
    defaultValue,
    onValueChange,
    inline = false,
    className,
    ...rest
  },
  ref,
) {
  const own = useId();
  return (
    <Fieldset {...{ label, hint, error, required, id, fieldClassName }} slot="radio-group">
      {({ id }) => (
        <div className={cn('flex gap-x-6', inline ? 'flex-wrap' : 'flex-col')}>
          {options.map((option, index) => {
            const control = index === 0 ? id : `${id}-${index}`;
            const first = index === 0;
            const optionHint = option.hint ? `${control}-hint` : undefined;
            return (
              <div key={option.value} className="flex items-start gap-3 py-1.5">
                <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
                  <input
                    {...(first && { ...rest, ref })}
                    id={control}
                    type="radio"
                    name={name ?? own}
                    value={option.value}
                    disabled={option.disabled}
                    checked={value === undefined ? undefined : value === option.value}
                    defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                    onChange={() => onValueChange?.(option.value)}
                    aria-describedby={cn(optionHint, first && rest['aria-describedby']) || undefined}
                    className={cn(
                      'peer size-6 cursor-pointer appearance-none rounded-full border-2 border-line-control bg-surface checked:border-accent disabled:cursor-not-allowed disabled:border-dashed',
                      first && className,
                    )}
                  />
                  <RadioDot />
                </span>
                <span className="min-w-0 flex-1">
                  <label
                    htmlFor={control}
                    className={cn(
                      'dk-touch-label block min-h-7',
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
      )}
    </Fieldset>
  );
});
