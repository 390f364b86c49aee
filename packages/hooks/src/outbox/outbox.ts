import type { SyncResult } from '@digiken/contract';
import { ApiError } from '../api/api-error';
import { backoff } from '../api/retry';
import { newUuid } from '../api/uuid';
import { nextBatch } from './batch';
import type { StoredEntry } from './fold';
import type { Outbox, OutboxParts } from './outbox-api';
import { isUnacceptable, sendBatch } from './send-batch';
import {
  changeEntries,
  endLease,
  entriesOf,
  openOutbox,
  type OutboxDatabase,
  storeAction,
  takeLease,
} from './store';
import { EMPTY_OUTBOX, type OutboxEntry, type OutboxProblem, type OutboxSnapshot } from './types';

type News = { viewer: string; confirmed: readonly OutboxEntry[] };

const CHANNEL = 'digiken-outbox';

const isSignedOut = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.code === 'two-step-required');

/**
 * What a learner did without a connection, kept on this device until the server has confirmed each action
 * (spec 14.25–14.31). Any number of tabs may use one database: one of them sends at a time.
 */
export function createOutbox(parts: OutboxParts): Outbox {
  const { client, viewer, signedIn, onConfirmed, now = Date.now } = parts;
  const locks = 'locks' in parts ? parts.locks : globalThis.navigator?.locks;
  const owner = newUuid();
  const listeners = new Set<() => void>();
  let snapshot = EMPTY_OUTBOX;
  let opening: Promise<OutboxDatabase> | undefined;
  let sending: Promise<void> | undefined;
  /** While it was sending, something was added, or there is a reason to try again although that failed. */
  let more: 'added' | 'woken' | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let channel: BroadcastChannel | undefined;
  /** The tab has another user now, or is going away: nothing more is sent. */
  let stopped = false;

  const set = (change: Partial<OutboxSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    for (const listener of [...listeners]) listener();
  };
  const database = async () => {
    opening ??= openOutbox(() => {
      opening = undefined;
    });
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  const read = async () => set({ entries: await entriesOf(await database(), viewer) });
  const tell = (confirmed: readonly OutboxEntry[] = []) =>
    channel?.postMessage({ viewer, confirmed } satisfies News);
  const change = async (edit: (entry: StoredEntry) => StoredEntry | null) => {
    await changeEntries(await database(), viewer, edit);
    await read();
    tell();
  };

  /** One sender over all tabs. @returns false if another tab sends, and there is no way to wait for it */
  async function alone(work: () => Promise<void>): Promise<boolean> {
    if (locks) {
      await locks.request(CHANNEL, work);
      return true;
    }
    if (!(await takeLease(await database(), owner, now()))) return false;
    try {
      await work();
    } finally {
      await endLease(await database(), owner);
    }
    return true;
  }

  const again = (problem: OutboxProblem | undefined) => {
    failures += 1;
    clearTimeout(timer);
    if (stopped) return;
    // Without a session only a sign-in helps, which starts the outbox again.
    if (problem !== 'signed-out') timer = setTimeout(() => void flush(), backoff(failures));
  };

  async function sendAll(always: boolean): Promise<void> {
    let atMost = Number.POSITIVE_INFINITY;
    while (!stopped) {
      const batch = nextBatch(await entriesOf(await database(), viewer), now(), atMost);
      if (stopped) return;
      if (batch.length === 0) {
        set({ problem: undefined });
        return;
      }
      // Nothing would leave the device; and what was never sent can still be changed.
      if (!always && globalThis.navigator?.onLine === false) {
        set({ problem: 'no-answer' });
        again('no-answer');
        return;
      }
      if (signedIn() !== viewer) {
        set({ problem: 'signed-out' });
        return;
      }
      const ids = new Set(batch.map(({ id }) => id));
      await change((entry) => (ids.has(entry.id) ? { ...entry, state: 'sending', tried: true } : entry));
      // While that was written, the session may have changed or the tab may have stopped.
      const left = signedIn() !== viewer;
      if (stopped || left) {
        await wait(ids, left ? 'signed-out' : undefined);
        return;
      }
      set({ sending: true });
      try {
        const results = await sendBatch(client, batch, now());
        if (!batch.some(({ id }) => results.has(id))) throw new ApiError({ kind: 'server', status: 200 });
        await apply(batch, results);
        failures = 0;
      } catch (error) {
        if (isUnacceptable(error)) {
          // One of them is unacceptable as it is: alone, the server says which.
          if (batch.length === 1) await refuse(ids, error);
          else await wait(ids, undefined);
          atMost = 1;
          continue;
        }
        const answered = error instanceof ApiError && error.status > 0;
        const problem = isSignedOut(error) ? 'signed-out' : answered ? 'server' : 'no-answer';
        await wait(ids, problem);
        again(problem);
        return;
      }
    }
  }

  async function wait(ids: ReadonlySet<string>, problem: OutboxProblem | undefined) {
    await change((entry) => (ids.has(entry.id) ? { ...entry, state: 'waiting' } : entry));
    set({ sending: false, problem });
  }

  async function refuse(ids: ReadonlySet<string>, { serverMessage, code }: ApiError) {
    await change((entry) =>
      ids.has(entry.id)
        ? { ...entry, state: 'refused', message: serverMessage ?? '', ...(code !== undefined && { code }) }
        : entry,
    );
  }

  /** An action leaves the outbox only after the server's answer for its id. */
  async function apply(batch: readonly StoredEntry[], results: ReadonlyMap<string, SyncResult>) {
    const ids = new Set(batch.map(({ id }) => id));
    const confirmed: OutboxEntry[] = [];
    await changeEntries(await database(), viewer, (entry) => {
      const result = ids.has(entry.id) ? results.get(entry.id) : undefined;
      if (result === undefined) {
        const own = renamed(entry, results);
        return ids.has(entry.id) ? { ...own, state: 'waiting' } : own;
      }
      if (result.result === 'refused') {
        const { message = '', code } = result;
        return { ...entry, state: 'refused', message, ...(code !== undefined && { code }) };
      }
      confirmed.push(entry);
      return null;
    });
    const entries = await entriesOf(await database(), viewer);
    const done = entries.every(({ state }) => state === 'refused');
    // What they changed is fetched again before they disappear from the pages that show them.
    onConfirmed?.(confirmed);
    set({
      entries,
      sending: false,
      problem: undefined,
      ...(done && confirmed.length > 0 && { syncedAt: now() }),
    });
    tell(confirmed);
  }

  async function flush(always = false, reason: 'added' | 'woken' = 'woken'): Promise<void> {
    if (stopped) return undefined;
    if (sending) {
      more = more === 'woken' ? more : reason;
      return sending;
    }
    clearTimeout(timer);
    sending = (async () => {
      try {
        do {
          more = undefined;
          if (!(await alone(() => sendAll(always)))) again(undefined);
          await read();
        } while (more === 'woken' || (more === 'added' && snapshot.problem === undefined));
      } catch {
        // The database cannot be read or written now: what is in it stays there.
        set({ sending: false });
        again(undefined);
      } finally {
        sending = undefined;
      }
    })();
    return sending;
  }

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    get: () => snapshot,
    async add(action, about = {}, { id = newUuid(), called, createdAt = now() } = {}) {
      await storeAction(await database(), action, { id, viewer, createdAt, about, called });
      await read();
      tell();
      void flush(false, 'added');
      return id;
    },
    load: read,
    flush: (always) => flush(always),
    discard: (id) => change((entry) => (entry.id === id ? null : entry)),
    async retry(id) {
      await change((entry) => {
        if (entry.id !== id || entry.state !== 'refused') return entry;
        // The server remembers the old id as refused.
        const { message: _message, code: _code, called: _called, ...rest } = entry;
        return { ...rest, id: newUuid(), state: 'waiting', tried: false };
      });
      await flush();
    },
    clear: () => change(() => null),
    start() {
      if (typeof BroadcastChannel !== 'undefined') {
        channel = new BroadcastChannel(CHANNEL);
        channel.onmessage = ({ data }: MessageEvent<News>) => {
          if (data.viewer !== viewer) return;
          if (data.confirmed.length > 0) onConfirmed?.(data.confirmed);
          read().then(
            () => {
              const done = snapshot.entries.every(({ state }) => state === 'refused');
              // The server has answered to the other tab.
              if (done && data.confirmed.length > 0) set({ syncedAt: (parts.now ?? Date.now)() });
            },
            () => {},
          );
        };
      }
      const now = () => void flush();
      const visible = () => {
        if (document.visibilityState === 'visible') now();
      };
      window.addEventListener('online', now);
      document.addEventListener('visibilitychange', visible);
      now();
      return () => {
        stopped = true;
        clearTimeout(timer);
        channel?.close();
        channel = undefined;
        window.removeEventListener('online', now);
        document.removeEventListener('visibilitychange', visible);
        void opening?.then((open) => open.close()).catch(() => {});
        opening = undefined;
      };
    },
  };
}

/** Puts the id that the server gave to a note into a later edit or removal of it. */
function renamed(entry: StoredEntry, results: ReadonlyMap<string, SyncResult>): StoredEntry {
  const { payload } = entry;
  if (payload.kind !== 'note-edit' && payload.kind !== 'note-remove') return entry;
  const noteId = results.get(payload.noteId)?.noteId;
  return noteId === undefined ? entry : { ...entry, payload: { ...payload, noteId } };
}
