/** Who work is done for, and of which kind it is. */
export interface Share {
  /** Waits for its own work before it gets more threads: a person, or the server itself. */
  owner: string;
  /** Threads that the owner may use at the same time. */
  most: number;
  /** It may take minutes: it never uses the last thread. */
  long: boolean;
  /** Its waiting work is dropped once this is aborted. */
  signal?: AbortSignal | undefined;
}

interface Waiting extends Share {
  start: () => void;
}

/**
 * Divides a number of threads between owners. Each owner has a few at a time and waits in a line of its own; the lines
 * take turns, so nobody waits for all the work of somebody else (spec 16.34).
 */
export class Shares {
  #free: number;
  #long = 0;
  readonly #running = new Map<string, number>();
  /** By owner, in the order of their turns. */
  readonly #lines = new Map<string, Waiting[]>();

  constructor(private readonly threads: number) {
    this.#free = threads;
  }

  /** How much work waits. */
  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0);
  }

  /**
   * Waits for a thread.
   * @returns gives it back
   * @throws the reason of the signal if it is aborted before
   */
  async take(share: Share): Promise<() => void> {
    const { signal, owner } = share;
    signal?.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const drop = () => {
        this.#remove(waiting);
        reject(signal?.reason as Error);
      };
      const start = () => {
        signal?.removeEventListener('abort', drop);
        resolve();
      };
      const waiting = { ...share, start };
      signal?.addEventListener('abort', drop, { once: true });
      this.#lines.set(owner, [...(this.#lines.get(owner) ?? []), waiting]);
      this.#next();
    });
    return () => {
      this.#free += 1;
      if (share.long) this.#long -= 1;
      const left = (this.#running.get(owner) ?? 1) - 1;
      if (left > 0) this.#running.set(owner, left);
      else this.#running.delete(owner);
      this.#next();
    };
  }

  #next(): void {
    for (const [owner, [first]] of this.#lines) {
      if (this.#free === 0) return;
      if (first === undefined || !this.#mayStart(first)) continue;
      this.#remove(first);
      const rest = this.#lines.get(owner);
      // Its next work waits until the others had their turn.
      if (rest !== undefined) {
        this.#lines.delete(owner);
        this.#lines.set(owner, rest);
      }
      this.#free -= 1;
      if (first.long) this.#long += 1;
      this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1);
      first.start();
    }
  }

  #mayStart({ owner, most, long }: Waiting): boolean {
    if ((this.#running.get(owner) ?? 0) >= most) return false;
    return !long || this.#long < this.threads - 1;
  }

  #remove(waiting: Waiting): void {
    const rest = (this.#lines.get(waiting.owner) ?? []).filter((item) => item !== waiting);
    if (rest.length > 0) this.#lines.set(waiting.owner, rest);
    else this.#lines.delete(waiting.owner);
  }
}
