import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Sender } from './sender';
import { Snapshots } from './snapshots';

/** What keeps a record, sends it, and shows its state. */
interface Saver<Snapshot> {
  readonly sender: Pick<Sender, 'start'>;
  readonly shown: Pick<Snapshots<Snapshot>, 'subscribe' | 'get'>;
}

/** Holds what edits the record of one page. */
export class Place<Opened> {
  #held: { key: string; value: Opened } | undefined;
  readonly shown = new Snapshots(() => this.#held);

  readonly open = (key: string, make: () => Opened) => {
    if (this.#held?.key === key) return;
    this.#held = { key, value: make() };
    this.shown.changed();
  };

  readonly close = () => {
    this.#held = undefined;
    this.shown.changed();
  };
}

/**
 * What edits one record: made once the record is there, outside of a render, and the same until another record is opened,
 * so that a refetch never replaces what is being typed.
 * @param record undefined while it cannot be edited
 * @returns undefined until then, and its place: an action opens a record there that it has just got
 */
export function useOpened<Record, Opened>(
  key: string,
  record: Record | undefined,
  open: (record: Record) => Opened,
): [opened: Opened | undefined, place: Place<Opened>] {
  const [place] = useState(() => new Place<Opened>());
  const held = useSyncExternalStore(place.shown.subscribe, place.shown.get, place.shown.get);
  useEffect(() => {
    if (record !== undefined) place.open(key, () => open(record));
  }, [place, held, key, record, open]);
  return [held?.key === key ? held.value : undefined, place];
}

/** Runs a saver while the page is shown. @returns what it has saved and what waits */
export function useSaving<Snapshot>(saver: Saver<Snapshot> | undefined): Snapshot | undefined {
  useEffect(() => saver?.sender.start(), [saver]);
  return useSyncExternalStore<Snapshot | undefined>(
    saver?.shown.subscribe ?? neverChanges,
    saver?.shown.get ?? noSnapshot,
    noSnapshot,
  );
}

const neverChanges = () => () => {};
const noSnapshot = () => undefined;
