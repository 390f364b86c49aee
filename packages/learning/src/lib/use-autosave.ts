import { clock } from '@digiken/ui/clock';
import { useLayoutEffect, useRef } from 'react';
import type { FormOutcome } from '@digiken/ui/internal/types';

export type AutosaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'failed';

/** After the last keystroke. */
const PAUSE_MS = 1000;

export interface AutosaveOptions {
  /** Undefined: saves nothing by itself. */
  onState?: (state: AutosaveState) => void;
  /** Counts the changes of the form. */
  typed: () => number;
  /** Whether what waits is dropped when the form is left, because it was discarded. */
  discarded: () => boolean;
  /** Saves what is typed. Undefined if it cannot be saved as it is, e.g. without a title. */
  save: () => Promise<FormOutcome | undefined>;
}

const stateOf = ({ ok }: FormOutcome): AutosaveState =>
  ok ? 'saved' : navigator.onLine ? 'failed' : 'offline';

/** Saves a form after a pause in typing, one save at a time, and what waits when the form is left. */
export function useAutosave(options: AutosaveOptions) {
  // A save after the pause uses the newest version number, not that of the keystroke.
  const latest = useRef(options);
  const timer = useRef<number>(undefined);
  const running = useRef(false);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const cancel = () => {
    clock.clearTimeout(timer.current);
    timer.current = undefined;
  };
  // The form is still in the page when its layout effects end: what waits for the pause is sent on leaving.
  useLayoutEffect(
    () => () => {
      if (timer.current === undefined) return;
      cancel();
      const { onState, discarded, save } = latest.current;
      if (onState !== undefined && !discarded()) void save();
    },
    [],
  );

  const later = () => {
    cancel();
    timer.current = clock.setTimeout(() => void run(), PAUSE_MS);
  };
  const run = async () => {
    timer.current = undefined;
    const { onState, typed, save } = latest.current;
    if (onState === undefined) return;
    if (running.current) return later();
    running.current = true;
    const before = typed();
    onState('saving');
    const outcome = await save();
    running.current = false;
    onState(outcome === undefined || typed() !== before ? 'unsaved' : stateOf(outcome));
  };

  return {
    cancel,
    /** Call it on each change. */
    typed() {
      const { onState } = latest.current;
      if (onState === undefined) return;
      onState('unsaved');
      later();
    },
    /** Call it after a save by the button. */
    tell(outcome: FormOutcome) {
      latest.current.onState?.(stateOf(outcome));
    },
  };
}
