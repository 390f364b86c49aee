/** Work that a request starts without waiting for it. A stopping server waits for it. */
export class Background {
  readonly #running = new Set<Promise<void>>();

  constructor(private readonly onError: (error: unknown) => void) {}

  run(work: () => Promise<void>): void {
    const running = work()
      .catch(this.onError)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves once nothing is running. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
