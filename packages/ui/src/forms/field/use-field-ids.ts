import { type ReactNode, useId } from 'react';
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
