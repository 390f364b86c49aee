import type { SyncAction } from '@digiken/contract';
import { OFFLINE_LIMITS } from '@digiken/contract/constants';
import type { StoredEntry } from './fold';

/** The action as it is sent. The age is the time between two readings of one clock; a clock set back makes it 0. */
export function sentAction({ id, payload, createdAt }: StoredEntry, now: number): SyncAction {
  return { ...payload, id, ageMs: Math.max(0, Math.round(now - createdAt)) };
}

/** A note whose own call may have reached the server; see `OutboxEntry.called`. */
export const isCalled = (entry: StoredEntry) => entry.called === true;

/** An edit or a removal of a note that is in the outbox itself: its real id comes with the answer for that note. */
function needsAnswer({ payload }: StoredEntry, entries: readonly StoredEntry[]): boolean {
  if (payload.kind !== 'note-edit' && payload.kind !== 'note-remove') return false;
  return entries.some(
    ({ id, kind, state }) => id === payload.noteId && kind === 'note-add' && state !== 'refused',
  );
}

const encoder = new TextEncoder();

/**
 * The next actions to send, in order: as many as one request takes.
 * @param entries of one user, in order
 * @param atMost 1 finds the action that makes the server refuse a whole request
 */
export function nextBatch(entries: readonly StoredEntry[], now: number, atMost: number): StoredEntry[] {
  const batch: StoredEntry[] = [];
  // The brackets and the name of the list.
  let bytes = 100;
  for (const entry of entries) {
    if (entry.state === 'refused') continue;
    if (batch.length === Math.min(atMost, OFFLINE_LIMITS.actions)) break;
    if (batch.length > 0 && (isCalled(entry) || needsAnswer(entry, entries))) break;
    bytes += encoder.encode(JSON.stringify(sentAction(entry, now))).length + 1;
    if (batch.length > 0 && bytes > OFFLINE_LIMITS.bodyBytes) break;
    batch.push(entry);
    if (isCalled(entry)) break;
  }
  return batch;
}
