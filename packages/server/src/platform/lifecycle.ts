/** Whether this process takes new work. */
export class Lifecycle {
  #stopping = false;

  /** True from the signal to stop on: no proxy should send new requests here (spec 14.121). */
  get stopping(): boolean {
    return this.#stopping;
  }

  stop(): void {
    this.#stopping = true;
  }
}
