import { type ReactNode, useId } from 'react';
import { FieldError } from '@digiken/ui/field';

export interface FieldGroupProps {
  label: string;
  hint?: string;
  error?: string;
  children: ReactNode;
}

/** Controls that belong together, with their name, hint and error. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      className="flex min-w-0 flex-col gap-3"
    >
      <legend className="mb-1 font-bold">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}
