import type { SyncClient } from './send-batch';
import type { ActionSubject, OutboxAction, OutboxEntry, OutboxSnapshot } from './types';

export interface OutboxParts {
  client: SyncClient;
  /** Whose actions these are. */
  viewer: string;
  /** The id of the user whose session the next request carries; undefined without a session. */
  signedIn: () => string | undefined;
  /** Called with entries that the server has just confirmed, in the tab that sent them and in all others. */
  onConfirmed?: (entries: readonly OutboxEntry[]) => void;
  /** This device's clock; milliseconds since the epoch. */
  now?: () => number;
  /** The browser's locks; undefined where there are none. */
  locks?: Pick<LockManager, 'request'> | undefined;
}

export interface Outbox {
  readonly subscribe: (changed: () => void) => () => void;
  readonly get: () => OutboxSnapshot;
  /**
   * Stores an action; it is sent as soon as possible. Resolves with its id when it is on the disk.
   * @param options.id the Idempotency-Key of the note's own call, if that was sent and got no answer
   * @throws if this device cannot store it, e.g. because its storage is full
   */
  readonly add: (
    action: OutboxAction,
    about?: ActionSubject,
    options?: { id?: string; called?: boolean; createdAt?: number },
  ) => Promise<string>;
  /** Reads what is stored. Rejects if this device has no database. */
  readonly load: () => Promise<void>;
  /**
   * Sends what waits, until nothing does or the server cannot be reached. Never rejects.
   * @param always true: tries although the browser says that there is no network
   */
  readonly flush: (always?: boolean) => Promise<void>;
  /** Deletes an action. What the server has is not undone. */
  readonly discard: (id: string) => Promise<void>;
  /** Sends a refused action again, as a new one. */
  readonly retry: (id: string) => Promise<void>;
  /** Deletes every action of this user from the device. */
  readonly clear: () => Promise<void>;
  /** Reads what is stored, sends it, and follows the network and other tabs until the returned function is called. */
  readonly start: () => () => void;
}
