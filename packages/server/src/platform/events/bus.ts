import type { DatabaseHandle } from '../database';

/** Told instead of an event when some may have been missed: fetch everything again. */
export const LOST = Symbol('lost');
export type BusEvent = { topic: string; data: unknown } | typeof LOST;

/** Events that a slow reader may leave waiting; then they are dropped, and it is told so. */
const WAITING = 500;

/**
 * Tells the subscribers of this process what any process has published. Events are a hint to look: they are not stored,
 * and a process that was cut off hears {@link LOST}.
 */
export class EventBus {
  readonly #topics = new Map<string, Set<Subscription>>();
  #listening: Promise<() => Promise<void>> | undefined;
  #closed = false;

  constructor(private readonly database: Pick<DatabaseHandle, 'listen'>) {}

  /**
   * Subscribes to topics. Everything published after this resolves is heard, so read the state afterwards.
   * @param signal ends the subscription
   * @throws {Error} if the database cannot be reached
   */
  async subscribe(topics: readonly string[], signal: AbortSignal): Promise<AsyncIterable<BusEvent>> {
    await this.#listen();
    const subscription = new Subscription();
    if (this.#closed || signal.aborted) {
      subscription.end();
      return subscription;
    }
    for (const topic of topics) this.#subscribersOf(topic).add(subscription);
    const leave = () => {
      for (const topic of topics) {
        const subscribers = this.#topics.get(topic);
        subscribers?.delete(subscription);
        if (subscribers?.size === 0) this.#topics.delete(topic);
      }
      subscription.end();
    };
    signal.addEventListener('abort', leave, { once: true });
    return subscription;
  }

  /** Ends all subscriptions. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const subscription of this.#all()) subscription.end();
    this.#topics.clear();
    const stop = await this.#listening?.catch(() => undefined);
    await stop?.();
  }

  #listen(): Promise<unknown> {
    this.#listening ??= this.database
      .listen({
        onPayload: (payload) => this.#tell(payload),
        onLost: () => {
          for (const subscription of this.#all()) subscription.push(LOST);
        },
      })
      .catch((error: unknown) => {
        // The next subscriber tries again.
        this.#listening = undefined;
        throw error;
      });
    return this.#listening;
  }

  #tell(payload: string): void {
    const { topics, data } = JSON.parse(payload) as { topics: string[]; data: unknown };
    for (const topic of topics)
      for (const subscription of this.#topics.get(topic) ?? []) subscription.push({ topic, data });
  }

  #subscribersOf(topic: string): Set<Subscription> {
    const known = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, known);
    return known;
  }

  #all(): Set<Subscription> {
    return new Set([...this.#topics.values()].flatMap((subscribers) => [...subscribers]));
  }
}

class Subscription implements AsyncIterable<BusEvent> {
  #waiting: BusEvent[] = [];
  #ended = false;
  #wake: () => void = () => {};

  push(event: BusEvent): void {
    if (this.#waiting.length < WAITING) this.#waiting.push(event);
    else this.#waiting = [LOST];
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncIterator<BusEvent> {
    while (true) {
      const event = this.#waiting.shift();
      if (event !== undefined) yield event;
      else if (this.#ended) return;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}
