import { useRef, useState } from 'react';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inOrder, type Order, orderOf } from './order';
import type { CurriculumUnit } from './types';

export interface Moves {
  /** The units in the author's order. */
  shown: readonly CurriculumUnit[];
  /** Shows the new order and saves it. Moves are saved one after another, each from the answer to the one before. */
  move: (next: readonly CurriculumUnit[], save: () => Promise<FormOutcome>) => void;
}

/** Shows moves before they are saved. After a failure the saved order is shown, and moves that wait are dropped. */
export function useMoves(
  given: readonly CurriculumUnit[],
  onFailed: (message: string | undefined) => void,
): Moves {
  const print = JSON.stringify(orderOf(given));
  const [seen, setSeen] = useState(print);
  const [own, setOwn] = useState<Order | null>(null);
  const [saving, setSaving] = useState(false);
  const waiting = useRef<(() => Promise<FormOutcome>)[]>([]);
  if (print !== seen) {
    setSeen(print);
    // The answer to an earlier move must not be shown while a later one is being saved.
    if (!saving) setOwn(null);
  }
  const run = async () => {
    setSaving(true);
    for (let save = waiting.current[0]; save !== undefined; save = waiting.current[0]) {
      const outcome = await save().catch((): FormOutcome => ({ ok: false, message: '' }));
      waiting.current.shift();
      if (outcome.ok) continue;
      waiting.current = [];
      setOwn(null);
      onFailed(outcome.message || undefined);
    }
    setSaving(false);
  };
  return {
    shown: inOrder(given, own),
    move(next, save) {
      setOwn(orderOf(next));
      waiting.current.push(save);
      if (waiting.current.length === 1) void run();
    },
  };
}
