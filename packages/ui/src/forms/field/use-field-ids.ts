import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { cn } from '../../foundations/lib/cn';

export interface FieldIdsOptions {
  id?: string;
  hint?: ReactNode;
  error?: string;
  /** Ids of other descriptions of the control. */
  describedBy?: string;
}

/** Links a control to its hint and error. Set the returned id on each element. */
export function useFieldIds({ id, hint, error, describedBy }: FieldIdsOptions) {
  const own = useId();
  const given = id ?? own;
  const hintId = hint ? `${given}-hint` : undefined;
  const errorId = error ? `${given}-error` : undefined;
  const control = {
    id: given,
    'aria-describedby': cn(hintId, errorId, describedBy) || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return { hintId, errorId, control };
}

/**
 * Calls `onReset` when the form of a control is reset, for controls that keep a value of their own. In this module,
 * because each module that only some pages share costs them a file.
 */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  onReset: () => void,
): void {
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (target === control.current?.form) onReset();
    };
    document.addEventListener('reset', hear);
    return () => document.removeEventListener('reset', hear);
  });
}
