import { Check, Minus } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../../foundations/lib/cx';
import { FieldError } from '../field/field';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'style' | 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Some, but not all, of what it stands for is chosen. */
  indeterminate?: boolean;
}

/** One yes-or-no choice; the label belongs to the target. */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  id,
  className,
  ...input
}: CheckboxProps) {
  const own = useId();
  const control = id ?? own;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const box = useRef<HTMLInputElement>(null);

  // After every render: a press clears the browser's own mark even when the choice stays mixed.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });

  return (
    <div data-slot="checkbox" className={cx('flex flex-col gap-1.5', className)}>
      <div className="flex items-start gap-3">
        <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            ref={box}
            id={control}
            type="checkbox"
            aria-describedby={cx(hintId, errorId, input['aria-describedby']) || undefined}
            aria-invalid={error ? true : undefined}
            className="peer size-6 cursor-pointer appearance-none rounded-sm border-2 border-line-control bg-surface checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:cursor-not-allowed aria-invalid:border-danger-ink"
          />
          <Check
            size={18}
            strokeWidth={3}
            aria-hidden="true"
            className="pointer-events-none absolute hidden text-on-accent peer-checked:block peer-indeterminate:hidden forced-colors:text-[ButtonText]"
          />
          <Minus
            size={18}
            strokeWidth={3}
            aria-hidden="true"
            className="pointer-events-none absolute hidden text-on-accent peer-indeterminate:block forced-colors:text-[ButtonText]"
          />
        </span>
        <span className="min-w-0 flex-1">
          <label htmlFor={control} className="block min-h-7 cursor-pointer">
            {label}
          </label>
          {hint && (
            <span id={hintId} className="block text-sm text-ink-muted">
              {hint}
            </span>
          )}
        </span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
