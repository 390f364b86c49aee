import { Minus } from 'lucide';
import { forwardRef, type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { Tick } from '../lib/choice-marks';
import { FieldError } from '../field/field';
import { useFieldIds } from '../field/use-field-ids';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Some, but not all, of the represented items are selected. */
  indeterminate?: boolean;
  /** Class of the element around the checkbox, its label, hint and error. */
  fieldClassName?: string;
}

/** A yes-or-no choice; the label is part of the target. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, indeterminate = false, id, className, fieldClassName, ...input },
  ref,
) {
  const { hintId, errorId, control } = useFieldIds({
    id,
    hint,
    error,
    describedBy: input['aria-describedby'],
  });
  const box = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(box, ref);

  // Set after every render: a press clears the native `indeterminate` even if the prop stays true.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });

  return (
    <div data-slot="checkbox" className={cn('flex flex-col gap-1.5', fieldClassName)}>
      <div className="flex items-start gap-3">
        <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            ref={merged}
            {...control}
            type="checkbox"
            className={cn(
              'peer size-6 cursor-pointer appearance-none rounded-sm border-2 border-line-control bg-surface checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:cursor-not-allowed aria-invalid:border-danger-ink',
              className,
            )}
          />
          <Tick />
          <Icon
            of={Minus}
            size={18}
            strokeWidth={3}
            className="pointer-events-none absolute hidden text-on-accent peer-indeterminate:block forced-colors:text-[ButtonText]"
          />
        </span>
        <span className="min-w-0 flex-1">
          <label htmlFor={control.id} className="dk-touch-label block min-h-7 cursor-pointer">
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
});
