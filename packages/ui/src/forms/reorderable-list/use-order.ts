import { useEffect, useRef, useState } from 'react';
import type { FormOutcome } from '../../foundations/lib/types';

export interface Order<Item> {
  /** The items as the person has put them. */
  shown: readonly Item[];
  /** Puts the item with this id at this place, from 0, and has it saved. */
  moveTo: (id: string, place: number) => void;
}

/**
 * Keeps the order that a person makes ahead of the one that is saved. Moves made while another is being saved
 * wait, and only the last of them is sent; after a failure the last saved order shows again.
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
    // What comes back while a later order is on its way must not show for a moment.
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
