import { activityRoutes } from '@digiken/contract/routes/activities';
import { ApiError } from '../api/api-error';
import type { Answer, SendRequest } from '../api/request';
import { backoff } from '../api/retry';
import { readState, type StateCopy, writeState } from './state-copy';

export type SavedActivity = Answer<typeof activityRoutes.saveActivityState>['data'];

/**
 * `saved`: the server has everything. `saving`: under way. `waiting`: no answer came; it is sent again. `elsewhere`: the
 * activity was opened in another window, so nothing is saved from here any more. `refused`: the server does not take it.
 */
export type SavingState = 'saved' | 'saving' | 'waiting' | 'elsewhere' | 'refused';

export interface SavingSnapshot {
  state: SavingState;
  /** The last state that the server has, for the player. */
  confirmed: number;
  /** The server's sentence about `elsewhere` or `refused`. */
  problem: string | undefined;
}

interface Parts {
  request: SendRequest;
  viewer: string;
  lessonId: string;
  session: string;
  onSaved: (saved: SavedActivity) => void;
}

/**
 * Saves the states of one opening of an activity, the newest first: on this device at once, then on the server, again and
 * again until it answers (spec 14.263).
 */
export class StateSaver {
  #snapshot: SavingSnapshot = { state: 'saved', confirmed: 0, problem: undefined };
  /** The newest state that the server does not have. */
  #unsent: StateCopy | undefined;
  #sending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly parts: Parts) {}

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly get = () => this.#snapshot;

  /** Sends what waits whenever the network is back. @returns stops it */
  readonly start = () => {
    const online = () => void this.#send();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      clearTimeout(this.#timer);
      void this.#send();
    };
  };

  readonly take = (state: Omit<StateCopy, 'session'>) => {
    if (['elsewhere', 'refused'].includes(this.#snapshot.state)) return;
    const { viewer, lessonId, session } = this.parts;
    this.#unsent = { session, ...state };
    writeState(viewer, lessonId, this.#unsent);
    void this.#send();
  };

  async #send(): Promise<void> {
    const state = this.#unsent;
    if (state === undefined || this.#sending) return;
    const { request, viewer, lessonId, onSaved } = this.parts;
    clearTimeout(this.#timer);
    this.#sending = true;
    if (this.#snapshot.state === 'saved') this.#set({ state: 'saving' });
    try {
      const { data } = await request(activityRoutes.saveActivityState, { params: { lessonId }, body: state });
      this.#failures = 0;
      this.#sending = false;
      const newest = this.#unsent === state;
      if (newest) {
        this.#unsent = undefined;
        writeState(viewer, lessonId, null);
      }
      this.#set({ state: newest ? 'saved' : 'saving', confirmed: state.sequence });
      onSaved(data);
      if (!newest) await this.#send();
    } catch (error) {
      this.#sending = false;
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    const known = error instanceof ApiError ? error : undefined;
    if (known?.refused && known.status !== 429) {
      this.#unsent = undefined;
      writeState(this.parts.viewer, this.parts.lessonId, null);
      this.#set({ state: known.status === 409 ? 'elsewhere' : 'refused', problem: known.serverMessage });
      return;
    }
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.#send(), backoff(this.#failures));
    this.#set({ state: 'waiting' });
  }

  #set(part: Partial<SavingSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Sends the state that an earlier visit left on this device; what the server does not take is dropped. */
export async function sendLeftover({
  request,
  viewer,
  lessonId,
}: Pick<Parts, 'request' | 'viewer' | 'lessonId'>): Promise<void> {
  const left = readState(viewer, lessonId);
  if (left === null) return;
  try {
    await request(activityRoutes.saveActivityState, { params: { lessonId }, body: left });
  } catch (error) {
    if (!(error instanceof ApiError) || !error.refused || error.status === 429) throw error;
  }
  writeState(viewer, lessonId, null);
}
