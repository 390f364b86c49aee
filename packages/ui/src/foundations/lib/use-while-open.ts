import { useEffect, useRef } from 'react';
import { useClientLayoutEffect } from './use-client-layout-effect';
import { useEffectEvent } from './use-effect-event';

/**
 * Runs `start` once what is open has been seen, and what `start` gives back in the very commit that closes it: the
 * clean-up of an effect may come a frame later, and whoever asks meanwhile where the focus is would be told wrong.
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
