import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import type { LoadedItems, TreeItem } from './tree-model';

export const treeMessages = defineMessages('tree', {
  loading: 'Loading…',
  loadingItems: 'Loading {label}',
  loaded: {
    one: '{label}: {count} item loaded',
    other: '{label}: {count} items loaded',
    zero: '{label} is empty',
  },
  failed: '{label} could not be loaded.',
  retry: 'Try again',
});

export type LoadItems = (item: TreeItem) => Promise<readonly TreeItem[]>;

/**
 * The items that were loaded on demand, and a function that repeats a failed load. Announces the result of each.
 * @param load throws or rejects if the items cannot be loaded
 */
export function useLazyItems(load: LoadItems | undefined) {
  const t = useMessages(treeMessages);
  const announce = useAnnounce();
  const [loaded, setLoaded] = useState<LoadedItems>(new Map());
  const asked = useRef(new Set<string>());

  const keep = (id: string, items: readonly TreeItem[] | 'failed') =>
    setLoaded((before) => new Map(before).set(id, items));

  const request = async (item: TreeItem) => {
    if (!load || asked.current.has(item.id)) return;
    asked.current.add(item.id);
    announce(t('loadingItems', { label: item.label }));
    try {
      const items = await load(item);
      keep(item.id, items);
      announce(t('loaded', { label: item.label, count: items.length }));
    } catch {
      asked.current.delete(item.id);
      keep(item.id, 'failed');
      announce(t('failed', { label: item.label }));
    }
  };

  const retry = (id: string) =>
    setLoaded((before) => {
      const next = new Map(before);
      next.delete(id);
      return next;
    });

  return { loaded, request, retry };
}

/** Requests the items of every row that shows that it is loading. */
export function useRequested(waiting: readonly TreeItem[], request: (item: TreeItem) => Promise<void>): void {
  const ask = useEffectEvent(request);
  useEffect(() => {
    for (const item of waiting) void ask(item);
  }, [waiting]);
}
