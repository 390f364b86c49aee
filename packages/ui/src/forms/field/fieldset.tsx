import { type FocusEvent, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/lib/cn';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { FieldError, fieldMessages } from './field';

export interface FieldsetTexts {
  label: ReactNode;
  /** Help text before the controls. */
  hint?: ReactNode;
  /** The error as one sentence. */
  error?: string;
  /** Required groups have no mark; optional groups show "(optional)". Default true. */
  required?: boolean;
  /** Id of the first control; an error summary links to it. */
  id?: string;
  /** Class of the element around legend, hint, controls and error. */
  fieldClassName?: string;
}

export interface FieldsetProps extends FieldsetTexts {
  slot: string;
  /** Called when the focus leaves the group. */
  onLeave?: () => void;
  children: (controls: { id: string; errorId: string | undefined }) => ReactNode;
}

/** Legend, hint and error of several controls that form one value. */
export function Fieldset(props: FieldsetProps) {
  const { label, hint, error, required = true, id, slot, fieldClassName, onLeave, children } = props;
  const t = useMessages(fieldMessages);
  const own = useId();
  // Not derived from `id`, which the first control or a nested group may use.
  const hintId = hint ? `${own}-group-hint` : undefined;
  const errorId = error ? `${own}-group-error` : undefined;
  const group = (
    <fieldset
      data-slot={slot}
      aria-describedby={cn(hintId, errorId) || undefined}
      className={cn('flex min-w-0 flex-col gap-1.5', fieldClassName)}
    >
      <legend className="mb-1.5 font-bold">
        <span>{label}</span>{' '}
        {!required && <span className="font-normal text-ink-muted">{t('optional')}</span>}
      </legend>
      {hint && (
        <div id={hintId} className="text-sm text-ink-muted">
          {hint}
        </div>
      )}
      {children({ id: id ?? own, errorId })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
  if (!onLeave) return group;
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  return (
    <div role="presentation" className="min-w-0" onBlur={leave}>
      {group}
    </div>
  );
}
