import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices, useViewer } from '../session/services';
import { EMPTY_VIEW, type OutboxView } from './handle';
import type { OutboxEntry, OutboxProblem } from './types';

const emptyView = () => EMPTY_VIEW;

/** What waits on this device, and what the server refused. */
function useOutboxView(): OutboxView {
  const { outbox } = useServices();
  return useSyncExternalStore(outbox.subscribe, outbox.get, emptyView);
}

/** Actions whose effect pages show although the server's data does not have it yet. */
export function useShown(): readonly OutboxEntry[] {
  return useOutboxView().shown;
}

export interface OutboxActions {
  waiting: readonly OutboxEntry[];
  refused: readonly OutboxEntry[];
  /** Sends now what waits. */
  flush: () => Promise<void>;
  /** Deletes an action that is not on the server. */
  discard: (id: string) => Promise<void>;
  /** Sends a refused action again. */
  retry: (id: string) => Promise<void>;
}

/**
 * The outbox of the signed-in user, which it opens if the device has something of theirs (spec 14.26).
 * @param ready true: the code is fetched ahead of its use, because it cannot be fetched without a connection
 */
export function useOutbox(ready = false): OutboxActions {
  const { outbox } = useServices();
  const viewer = useViewer();
  const { entries } = useOutboxView();
  useEffect(() => {
    if (viewer) void outbox.open(viewer, ready);
  }, [outbox, viewer, ready]);
  return useMemo(
    () => ({
      waiting: entries.filter(({ state }) => state !== 'refused'),
      refused: entries.filter(({ state }) => state === 'refused'),
      flush: outbox.flush,
      discard: outbox.discard,
      retry: outbox.retry,
    }),
    [entries, outbox],
  );
}

export interface SyncStatus {
  /** `synced` only after the server has confirmed everything; `idle`: nothing was waiting. */
  state: 'idle' | 'synced' | 'syncing' | 'waiting';
  /** Actions that the server has not confirmed. */
  waiting: number;
  refused: number;
  /** Why they wait, if it was tried. */
  problem?: OutboxProblem;
  /** When the server confirmed the last one, ISO 8601 by this device's clock. */
  syncedAt?: string;
}

/** Whether device and server know the same, by what the server has confirmed (spec 14.37). */
export function useSyncState(): SyncStatus {
  const { entries, sending, problem, syncedAt } = useOutboxView();
  return useMemo(() => {
    const waiting = entries.filter(({ state }) => state !== 'refused').length;
    const done = syncedAt === undefined ? 'idle' : 'synced';
    return {
      state: waiting === 0 ? done : sending ? 'syncing' : 'waiting',
      waiting,
      refused: entries.length - waiting,
      ...(problem && waiting > 0 && { problem }),
      ...(syncedAt !== undefined && { syncedAt: new Date(syncedAt).toISOString() }),
    };
  }, [entries, sending, problem, syncedAt]);
}
