import { existsSync, readFileSync } from 'node:fs';

/** Names that Orca speaks for keys (key echo). */
const KEY_ECHO = /^[\w ]+ $/;

/** Reads what Orca speaks from its debug file, in order. */
export class SpeechLog {
  private read = 0;

  constructor(private readonly path: string) {}

  /** Phrases since the last call. */
  take(): string[] {
    const all = this.phrases();
    const fresh = all.slice(this.read);
    this.read = all.length;
    return fresh;
  }

  /**
   * Waits until Orca has said something (or `patience` is over) and has then been silent for a while: there is no
   * event that tells that it has finished.
   */
  async silence({ quiet = 1500, patience = 4000 } = {}): Promise<void> {
    const start = Date.now();
    let count = this.phrases().length;
    let changed = count > this.read ? start : undefined;
    while (changed === undefined ? Date.now() - start < patience : Date.now() - changed < quiet) {
      await new Promise((next) => setTimeout(next, 100));
      const now = this.phrases().length;
      if (now !== count) {
        count = now;
        changed = Date.now();
      }
    }
  }

  private phrases(): string[] {
    if (!existsSync(this.path)) return [];
    return [...readFileSync(this.path, 'utf8').matchAll(/ - SPEECH OUTPUT: '(.*?)'(?:\s*\{.*\})?$/gm)]
      .map(([, phrase = '']) => phrase)
      .filter((phrase) => phrase.trim() !== '' && !KEY_ECHO.test(phrase));
  }
}
