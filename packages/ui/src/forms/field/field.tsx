import { CircleAlert } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { useFieldIds } from './use-field-ids';

export const fieldMessages = defineMessages('field', { optional: '(optional)', error: 'Error:' });

/** The props that a field passes to its control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  /** Help text before the control. */
  hint?: ReactNode;
  /** The error as one sentence. Marks the control as invalid. */
  error?: string;
  /** Required fields have no mark; optional fields show "(optional)". Default true. */
  required?: boolean;
  /** Id of the control, used by the error summary. */
  id?: string;
  /** Class of the element around label, hint, control and error. */
  fieldClassName?: string;
}

export interface FieldProps extends Forwarded, Omit<FieldTexts, 'id' | 'fieldClassName'> {
  /** Id of the control. Default: generated. */
  controlId?: string;
  /** Ids of other descriptions of the control. */
  describedBy?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error of one control, linked by ARIA attributes. */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  { label, hint, error, required = true, controlId, describedBy, className, children, ...rest },
  ref,
) {
  const t = useMessages(fieldMessages);
  const { hintId, errorId, control } = useFieldIds({ id: controlId, hint, error, describedBy });
  return (
    <div {...rest} ref={ref} data-slot="field" className={cn('flex flex-col gap-1.5', className)}>
      <label id={`${control.id}-label`} htmlFor={control.id} className="font-bold">
        <span>{label}</span>{' '}
        {!required && <span className="font-normal text-ink-muted">{t('optional')}</span>}
      </label>
      {hint && (
        <div id={hintId} className="text-sm text-ink-muted">
          {hint}
        </div>
      )}
      {children({ ...control, required: required || undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
});

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  const t = useMessages(fieldMessages);
  return (
    <p id={id} data-slot="field-error" className="flex items-start gap-2 font-bold text-danger-ink">
      <Icon of={CircleAlert} size={20} className="mt-0.5 shrink-0" />
      <span>
        <span className="dk-visually-hidden">{t('error')} </span>
        <span>{children}</span>
      </span>
    </p>
  );
}

/** The styles of all text fields. */
export const controlClasses =
  'min-h-target-primary w-full rounded-md border-2 border-line-control bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-muted aria-invalid:border-danger-ink disabled:cursor-not-allowed disabled:border-dashed';
