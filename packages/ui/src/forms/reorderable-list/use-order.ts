import { useEffect, useRef, useState } from 'react';
import type { FormOutcome } from '../../foundations/lib/types';

export interface Order<Item> {
  /** The items in the user's order. */
  shown: readonly Item[];
  /** Moves the item to this position, from 0, and saves the order. */
  moveTo: (id: string, place: number) => void;
}

/**
 * Shows the user's order before it is saved. Moves made while another one is being saved
 * wait, and only the last of them is sent. After a failure the last saved order is restored.
 */
export function useOrder<Item extends { id: string }>(
  items: readonly Item[],
  save: (ids: string[]) => Promise<FormOutcome>,
  onFailed: (message?: string) => void,
): Order<Item> {
  const given = items.map(({ id }) => id).join('\n');
  const [seen, setSeen] = useState(given);
  const [own, setOwn] = useState<string[] | null>(null);
  const [saving, setSaving] = useState(false);
  const running = useRef(false);
  const next = useRef<string[] | null>(null);
  const saved = useRef<string[] | null>(null);
  if (given !== seen) {
    setSeen(given);
    // A response that arrives while a later order is being saved must not be shown.
    if (!saving) setOwn(null);
  }

  const shown = own ? items.toSorted((a, b) => place(own, a.id) - place(own, b.id)) : items;

  useEffect(() => {
    if (!running.current) saved.current = null;
  }, [given]);

  const send = async (ids: string[]) => {
    next.current = ids;
    if (running.current) return;
    running.current = true;
    setSaving(true);
    while (next.current) {
      const wanted: string[] = next.current;
      next.current = null;
      const outcome = await save(wanted).catch((): FormOutcome => ({ ok: false, message: '' }));
      if (outcome.ok) saved.current = wanted;
      else {
        next.current = null;
        setOwn(saved.current);
        onFailed(outcome.message || undefined);
      }
    }
    running.current = false;
    setSaving(false);
  };

  return {
    shown,
    moveTo: (id, to) => {
      const ids = shown.map((item) => item.id).filter((other) => other !== id);
      ids.splice(to, 0, id);
      setOwn(ids);
      void send(ids);
    },
  };
}

/** Items added since then are last. */
function place(order: readonly string[], id: string): number {
  const at = order.indexOf(id);
  return at === -1 ? order.length : at;
}
