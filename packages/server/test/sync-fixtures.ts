import type { SyncAction, SyncResult } from '@digiken/contract';
import { expect } from 'vitest';
import { newId } from '../src/platform/ids';
import type { SignedIn, TestServer } from './support/server';

type WithoutCommon<A> = A extends unknown ? Omit<A, 'id' | 'ageMs'> : never;
/** What an action does, without its id and age. */
export type Deed = WithoutCommon<SyncAction>;

export const action = (deed: Deed, ageMs = 60_000, id = newId()) => ({ id, ageMs, ...deed });

/** Sends actions and returns their results. */
export async function syncOf(server: TestServer, as: SignedIn, actions: object[]): Promise<SyncResult[]> {
  const { status, body } = await server.call('POST', '/sync', { as, body: { actions } });
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
  return body.data;
}

/** A phone with a clock of its own and actions that wait for a connection. */
export class OfflineDevice {
  readonly device = `device-${newId()}`;
  /** Final results by the action's id. */
  readonly results = new Map<string, SyncResult>();
  /** What happened to requests, to show that every fault occurred. */
  readonly faults: Record<'lost' | 'unanswered' | 'twice' | 'reordered', number> = {
    ...{ lost: 0, unanswered: 0, twice: 0, reordered: 0 },
  };
  #waiting: { deed: Deed; id: string; doneAt: number }[] = [];

  constructor(
    private readonly server: TestServer,
    /** How wrong its clock is; milliseconds. */
    private readonly wrongBy: number,
    private readonly random: () => number,
  ) {}

  #now(): number {
    return this.server.clock.now().getTime() + this.wrongBy;
  }

  /** Does something without a connection, a second after the last thing. @returns when, by the server's clock */
  do(deed: Deed): Date {
    this.server.clock.advance({ seconds: 1 });
    this.#waiting.push({ deed, id: newId(), doneAt: this.#now() });
    return this.server.clock.now();
  }

  /** Sends what waits in batches, in any order, over a bad line until each action has a final result. */
  async send(as: SignedIn, batch = 20): Promise<void> {
    while (this.#waiting.length > 0) {
      const batches = [];
      for (let at = 0; at < this.#waiting.length; at += batch)
        batches.push(this.#waiting.slice(at, at + batch));
      if (batches.length > 1 && this.random() < 0.5) {
        batches.reverse();
        this.faults.reordered += 1;
      }
      for (const some of batches) {
        for (const result of await this.#request(as, some)) this.results.set(result.id, result);
        this.server.clock.advance({ seconds: 1 });
      }
      this.#waiting = this.#waiting.filter(({ id }) => !this.results.has(id));
    }
  }

  async #request(as: SignedIn, some: readonly { deed: Deed; id: string; doneAt: number }[]) {
    const actions = some.map(({ deed, id, doneAt }) => action(deed, this.#now() - doneAt, id));
    const fate = this.random();
    if (fate < 0.2) {
      this.faults.lost += 1;
      return [];
    }
    if (fate < 0.4) {
      await syncOf(this.server, as, actions);
      this.faults.unanswered += 1;
      return [];
    }
    if (fate < 0.6) {
      const [one = [], two = []] = await Promise.all([
        syncOf(this.server, as, actions),
        syncOf(this.server, as, actions),
      ]);
      this.faults.twice += 1;
      return this.random() < 0.5 ? one : two;
    }
    return syncOf(this.server, as, actions);
  }
}
