import type { CallPath } from '@digiken/contract';
import { readToken } from '../session/cookie';
import { decodeToken } from '../session/token';
import { hasFlag, setFlag } from './flag';
import type { Outbox } from './outbox-api';
import type { SyncClient } from './send-batch';
import {
  type ActionSubject,
  EMPTY_OUTBOX,
  type OutboxAction,
  type OutboxEntry,
  type OutboxSnapshot,
  subjectOf,
} from './types';

export interface OutboxView extends OutboxSnapshot {
  /**
   * Actions whose effect pages show: those that wait, and those that the server has confirmed and whose data is being
   * fetched again.
   */
  shown: readonly OutboxEntry[];
}

export const EMPTY_VIEW: OutboxView = { ...EMPTY_OUTBOX, shown: [] };

/** The outbox of whoever is signed in. Its code, with the database, is fetched when it is needed. */
export interface OutboxHandle {
  readonly subscribe: (changed: () => void) => () => void;
  readonly get: () => OutboxView;
  /** Opens the outbox of a user, if the device has something of theirs; `always` fetches the code for later use, too. */
  readonly open: (viewer: string, always?: boolean) => Promise<void>;
  /** Keeps an action on this device. @returns false if the device cannot keep it */
  readonly keep: (
    viewer: string,
    action: OutboxAction,
    about?: ActionSubject,
    options?: { id?: string; called?: boolean },
  ) => Promise<boolean>;
  /** Whether an older action about the same waits: a later one must not overtake it. */
  readonly waits: (action: OutboxAction) => boolean;
  readonly flush: () => Promise<void>;
  readonly discard: (id: string) => Promise<void>;
  readonly retry: (id: string) => Promise<void>;
  /** The server has the answers of an attempt by another call: those that wait here are deleted. */
  readonly discardAnswers: (attemptId: string) => Promise<void>;
  /** Number of actions of a user on this device. */
  readonly count: (viewer: string) => Promise<number>;
  /** Deletes everything of a user who signs out. */
  readonly leave: (viewer: string) => Promise<void>;
  /** Stops sending; what is stored stays. */
  readonly close: () => void;
}

export interface HandleParts {
  client: SyncClient;
  /** Fetches again what confirmed actions have changed; settles when pages have it. */
  refresh: (changed: readonly CallPath[]) => Promise<unknown>;
}

/** The id of the user whose token the next request carries. */
const signedIn = () => {
  const token = readToken();
  return token === undefined ? undefined : decodeToken(token)?.id;
};

export function createOutboxHandle({ client, refresh }: HandleParts): OutboxHandle {
  const listeners = new Set<() => void>();
  let view = EMPTY_VIEW;
  let settling: OutboxEntry[] = [];
  let current: { viewer: string; outbox: Promise<Outbox>; stop: () => void } | undefined;
  let loaded: Outbox | undefined;

  const show = (snapshot: OutboxSnapshot) => {
    const ids = new Set(snapshot.entries.map(({ id }) => id));
    const shown = [
      ...settling.filter(({ id }) => !ids.has(id)),
      ...snapshot.entries.filter(({ state }) => state !== 'refused'),
    ];
    view = { ...snapshot, shown };
    for (const listener of [...listeners]) listener();
  };

  const close = () => {
    current?.stop();
    current = undefined;
    loaded = undefined;
    settling = [];
    if (view !== EMPTY_VIEW) show(EMPTY_OUTBOX);
  };

  function load(viewer: string): Promise<Outbox> {
    if (current?.viewer === viewer) return current.outbox;
    close();
    let stopped = false;
    let stop = () => {};
    const start = async () => {
      const { changedBy, createOutbox, migrateKeptNotes } = await import('./code');
      const outbox = createOutbox({
        client,
        viewer,
        signedIn,
        onConfirmed(entries) {
          settling = [...settling, ...entries];
          void refresh(changedBy(entries)).finally(() => {
            settling = settling.filter((entry) => !entries.includes(entry));
            if (!stopped) show(outbox.get());
          });
        },
      });
      if (stopped) return outbox;
      loaded = outbox;
      // The first read of the database: it tells whether there is one.
      await outbox.load();
      await migrateKeptNotes(viewer, outbox);
      if (stopped) return outbox;
      const unfollow = outbox.subscribe(() => {
        setFlag(viewer, outbox.get().entries.length > 0);
        show(outbox.get());
      });
      const end = outbox.start();
      stop = () => {
        unfollow();
        end();
      };
      show(outbox.get());
      return outbox;
    };
    const outbox = start();
    const opened = {
      viewer,
      outbox,
      stop: () => {
        stopped = true;
        stop();
      },
    };
    current = opened;
    outbox.catch(() => {
      // Without its code or the database nothing is kept; the next action tries again.
      if (current === opened) current = undefined;
    });
    return outbox;
  }

  const withLoaded = async (work: (outbox: Outbox) => Promise<unknown>) => {
    if (loaded) await work(loaded);
  };

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    get: () => view,
    async open(viewer, always = false) {
      if (!always && !hasFlag(viewer)) return;
      await load(viewer).catch(() => {});
    },
    async keep(viewer, action, about, options) {
      try {
        const outbox = await load(viewer);
        // Before the write: a tab that is killed after it leaves the flag behind.
        setFlag(viewer, true);
        await outbox.add(action, about, options);
        return true;
      } catch {
        return false;
      }
    },
    waits(action) {
      const subject = subjectOf(action);
      return view.entries.some(
        ({ id, state, payload }) =>
          state !== 'refused' &&
          (subjectOf(payload) === subject || ('noteId' in action && action.noteId === id)),
      );
    },
    flush: () => withLoaded((outbox) => outbox.flush(true)),
    discard: (id) => withLoaded((outbox) => outbox.discard(id)),
    retry: (id) => withLoaded((outbox) => outbox.retry(id)),
    async discardAnswers(attemptId) {
      const own = view.entries.filter(
        ({ state, payload }) =>
          state === 'waiting' && payload.kind === 'answers' && payload.attemptId === attemptId,
      );
      for (const { id } of own) await withLoaded((outbox) => outbox.discard(id));
    },
    async count(viewer) {
      if (current?.viewer !== viewer && !hasFlag(viewer)) return 0;
      try {
        return (await load(viewer)).get().entries.length;
      } catch {
        return 0;
      }
    },
    async leave(viewer) {
      if (current?.viewer !== viewer && !hasFlag(viewer)) return;
      try {
        await (await load(viewer)).clear();
      } catch {
        // Neither code nor database: the browser itself deletes what may be there.
        globalThis.indexedDB?.deleteDatabase('digiken-outbox');
      }
      setFlag(viewer, false);
      close();
    },
    close,
  };
}
