import { type RefObject, useEffect } from 'react';
import { useEffectEvent } from './use-effect-event';

/** Calls `onReset` when the form of a control is reset, for controls that keep a value of their own. */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  onReset: () => void,
): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (target && target === control.current?.form) reset();
    };
    document.addEventListener('reset', hear);
    return () => document.removeEventListener('reset', hear);
  }, [control, reset]);
}
