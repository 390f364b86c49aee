import type { SyncAction, SyncResult } from '@digiken/contract';
import { OFFLINE_LIMITS } from '@digiken/contract/constants';
import { ApiError } from '../src/api/api-error';
import type { SyncClient } from '../src/outbox/send-batch';

interface Applied {
  viewer: string;
  action: SyncAction;
  /** When it was done, by the server's clock. */
  at: number;
}

/** A server that keeps the rules of the sync contract: each id once, in order, at most so many, refusals by sentence. */
export class SyncServer {
  readonly applied: Applied[] = [];
  /** Number of actions of each request. */
  readonly requests: number[] = [];
  /** How many requests run at once, at most. */
  atOnce = 0;
  /** What the network does with the next requests, in order; afterwards it works. */
  faults: ('no answer' | 'answer lost' | 'error' | 'signed out')[] = [];
  /** Refuses an action by a sentence. */
  refuses: (action: SyncAction) => string | undefined = () => undefined;
  /** Makes the whole request invalid. */
  invalid: (action: SyncAction) => boolean = () => false;
  clock = Date.parse('2026-11-23T09:00:00Z');
  readonly #seen = new Map<string, SyncResult>();
  readonly #notes = new Map<string, string>();
  #running = 0;

  /** A client of this server with the session of `viewer()`. */
  client(viewer: () => string | undefined): SyncClient {
    const request = async (
      _route: unknown,
      { body }: { body: { actions: SyncAction[] } },
    ): Promise<{ data: SyncResult[] }> => {
      const session = viewer();
      this.#running += 1;
      this.atOnce = Math.max(this.atOnce, this.#running);
      await new Promise((resolve) => setTimeout(resolve));
      this.#running -= 1;
      const fault = this.faults.shift();
      if (fault === 'no answer') throw new ApiError({ kind: 'unavailable', status: 0 });
      if (fault === 'error') throw new ApiError({ kind: 'unavailable', status: 503 });
      if (fault === 'signed out' || session === undefined)
        throw new ApiError({ kind: 'server', status: 401 });
      const data = this.#take(session, body.actions);
      if (fault === 'answer lost') throw new ApiError({ kind: 'unavailable', status: 0 });
      return { data };
    };
    /** The call of a single note, with its Idempotency-Key. */
    const addNote = async (key: string, text: string) => {
      const session = viewer();
      const fault = this.faults.shift();
      if (fault === 'no answer') throw new ApiError({ kind: 'unavailable', status: 0 });
      if (session === undefined) throw new ApiError({ kind: 'server', status: 401 });
      if (!this.#notes.has(key)) {
        this.#notes.set(key, `note-${this.#notes.size + 1}`);
        const action = { kind: 'note-add', id: key, ageMs: 0, lessonId: 'l1', text } as const;
        this.applied.push({ viewer: session, action, at: this.clock });
      }
      if (fault === 'answer lost') throw new ApiError({ kind: 'unavailable', status: 0 });
      return { message: 'Saved', data: { _id: this.#notes.get(key) } };
    };
    return {
      request: request as unknown as SyncClient['request'],
      requestWith: (keys) =>
        ((route: never, parts: { body: { text: string } }) =>
          keys.run(route, parts, (key) => addNote(key, parts.body.text))) as unknown as SyncClient['request'],
    };
  }

  #take(viewer: string, actions: readonly SyncAction[]): SyncResult[] {
    this.requests.push(actions.length);
    const bad =
      actions.length > OFFLINE_LIMITS.actions || actions.some((one) => one.ageMs < 0 || this.invalid(one));
    if (bad) throw new ApiError({ kind: 'server', status: 422, serverMessage: 'Check the form' });
    return actions.map((action) => {
      const known = this.#seen.get(action.id);
      if (known) return { ...known, result: known.result === 'refused' ? 'refused' : 'duplicate' };
      const message = this.refuses(action);
      const result: SyncResult =
        message === undefined
          ? {
              id: action.id,
              result: 'ok',
              ...(action.kind === 'note-add' && { noteId: `synced-${this.applied.length + 1}` }),
            }
          : { id: action.id, result: 'refused', message, code: 'note-limit' };
      if (message === undefined) this.applied.push({ viewer, action, at: this.clock - action.ageMs });
      this.#seen.set(action.id, result);
      return result;
    });
  }
}
