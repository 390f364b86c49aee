import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { entryOf, fold, type StoredEntry } from './fold';
import type { ActionSubject, OutboxAction, OutboxEntry } from './types';

interface Schema extends DBSchema {
  actions: { key: number; value: OutboxEntry; indexes: { viewer: string } };
  /** One record: which tab sends, where the browser has no locks. */
  lease: { key: string; value: { owner: string; until: number } };
}

export type OutboxDatabase = IDBPDatabase<Schema>;

const NAME = 'digiken-outbox';
/** A write is on the disk before it counts as done. */
const STRICT = { durability: 'strict' } as const;

/**
 * Opens the database. A connection that the browser closes, or that a newer release or a deletion asks to close, is
 * closed; `closed` is then called.
 */
export function openOutbox(closed: () => void): Promise<OutboxDatabase> {
  return openDB<Schema>(NAME, 1, {
    upgrade(database) {
      const actions = database.createObjectStore('actions', { autoIncrement: true });
      actions.createIndex('viewer', 'viewer');
      database.createObjectStore('lease');
    },
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  });
}

type Actions = ReturnType<typeof writable>['store'];
const writable = (database: OutboxDatabase) => database.transaction('actions', 'readwrite', STRICT);

async function stored(actions: Pick<Actions, 'index'>, viewer: string): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  let cursor = await actions.index('viewer').openCursor(viewer);
  while (cursor) {
    entries.push({ ...cursor.value, order: cursor.primaryKey });
    cursor = await cursor.continue();
  }
  return entries;
}

/** Entries of a user in the order of their actions. */
export function entriesOf(database: OutboxDatabase, viewer: string): Promise<StoredEntry[]> {
  return stored(database.transaction('actions').store as unknown as Actions, viewer);
}

async function put(actions: Actions, { order, ...entry }: StoredEntry): Promise<void> {
  await actions.put(entry, order);
}

/** Stores an action, joined with those that wait. Resolves when it is on the disk; rejects if it cannot be stored. */
export async function storeAction(
  database: OutboxDatabase,
  action: OutboxAction,
  parts: { id: string; viewer: string; createdAt: number; about: ActionSubject; called?: boolean },
): Promise<void> {
  const transaction = writable(database);
  // A failed write rejects both; the second rejection has no other listener.
  transaction.done.catch(() => {});
  const known = await stored(transaction.store, parts.viewer);
  if (known.some(({ id }) => id === parts.id)) return transaction.done;
  const { gone, changed, added } = fold(known, action);
  for (const { order } of gone) await transaction.store.delete(order);
  if (changed) await put(transaction.store, changed);
  if (added) await transaction.store.add(entryOf(added, parts));
  await transaction.done;
}

/** Changes entries of a user in one transaction. `change` returns null to delete an entry, or the entry itself. */
export async function changeEntries(
  database: OutboxDatabase,
  viewer: string,
  change: (entry: StoredEntry) => StoredEntry | null,
): Promise<void> {
  const transaction = writable(database);
  transaction.done.catch(() => {});
  for (const entry of await stored(transaction.store, viewer)) {
    const next = change(entry);
    if (next === null) await transaction.store.delete(entry.order);
    else if (next !== entry) await put(transaction.store, next);
  }
  await transaction.done;
}

/** A lease that is older is left over from a closed tab; one that ends later was made with another clock. Milliseconds. */
const LEASE_MS = 90_000;

/** Takes the right to send. @returns false while another tab has it */
export async function takeLease(database: OutboxDatabase, owner: string, now: number): Promise<boolean> {
  const transaction = database.transaction('lease', 'readwrite');
  const held = await transaction.store.get('sender');
  const free = !held || held.owner === owner || held.until <= now || held.until > now + LEASE_MS;
  if (free) await transaction.store.put({ owner, until: now + LEASE_MS }, 'sender');
  await transaction.done;
  return free;
}

export async function endLease(database: OutboxDatabase, owner: string): Promise<void> {
  const transaction = database.transaction('lease', 'readwrite');
  if ((await transaction.store.get('sender'))?.owner === owner) await transaction.store.delete('sender');
  await transaction.done;
}
