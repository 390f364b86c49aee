import { useEffect, useRef } from 'react';
import { useClientLayoutEffect } from './use-client-layout-effect';
import { useEffectEvent } from './use-effect-event';

/**
 * Runs `start` after the open state was painted, and the function that it returns in the commit that closes it.
 * An effect cleanup may run a frame later, when other code has already read the wrong focus.
 */
export function useWhileOpen(open: boolean, start: () => (() => void) | undefined): void {
  const begin = useEffectEvent(start);
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    if (!open) return;
    let stop = begin();
    const once = () => {
      stop?.();
      stop = undefined;
    };
    end.current = once;
    return once;
  }, [open]);
  useClientLayoutEffect(() => {
    if (!open) end.current?.();
  }, [open]);
}
