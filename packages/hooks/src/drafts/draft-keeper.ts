import type { AuthoredTopic } from '@digiken/contract';
import { ApiError } from '../api/api-error';
import type { AuthoringCalls } from '../api/authoring-calls';
import { type FailureTexts, failureText, type Outcome, outcomeOf } from '../api/outcome';
import { backoff } from '../api/retry';
import { type DraftText, readCopy, writeCopy } from './device-copy';

/**
 * `saved`: all that was typed is on the server, as a draft or as the lesson. `unsaved`: on this device, about
 * to be sent. `offline` and `failed`: on this device, sent again when it may succeed. `conflict`: somebody
 * saved the lesson meanwhile, and the author decides.
 */
export type DraftState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'failed' | 'conflict';

export interface DraftSnapshot {
  text: DraftText;
  state: DraftState;
  /** Does it differ from what learners read? */
  changed: boolean;
  /** Why it failed, in a sentence; null otherwise. */
  problem: string | null;
}

type Calls = Pick<AuthoringCalls, 'getAuthoredTopic' | 'saveTopic' | 'saveTopicDraft' | 'discardTopicDraft'>;

/** Quiet time after the last key, and the longest that anything waits, before it is sent; milliseconds. */
const SEND_AFTER = 1_000;
const SEND_AT_LEAST_EVERY = 10_000;

const same = (a: DraftText, b: DraftText) =>
  a.title === b.title && a.markdown === b.markdown && a.preview === b.preview;

/**
 * Keeps what is typed in one lesson: every change on this device at once, on the server a second after the
 * last key. What the device holds and the server has not confirmed survives a refresh, a crash and a lost
 * network.
 */
export class DraftKeeper {
  #saved: DraftText;
  #text: DraftText;
  #version: number;
  #state: DraftState = 'saved';
  #problem: string | null = null;
  #snapshot: DraftSnapshot;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstUnsent: number | undefined;
  #failures = 0;
  #sending: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly calls: Calls,
    private readonly texts: FailureTexts,
    private readonly id: string,
    private readonly language: string,
    topic: AuthoredTopic,
  ) {
    const { title, markdown, preview, draft } = topic;
    this.#saved = { title, markdown, preview };
    const copy = readCopy(id, language);
    const begun = copy ?? (draft && { ...draft, preview });
    this.#text = begun
      ? { title: begun.title, markdown: begun.markdown, preview: begun.preview }
      : this.#saved;
    this.#version = topic.version;
    const changed = !same(this.#text, this.#saved);
    if (begun && begun.version !== topic.version && changed) this.#state = 'conflict';
    else if (copy && changed) this.#state = 'unsaved';
    this.#snapshot = this.#look();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly get = () => this.#snapshot;

  /** Sends what an earlier visit left on this device, and again whenever the network is back. */
  readonly start = () => {
    const online = () => this.#retry();
    const hidden = () => {
      if (document.visibilityState === 'hidden') void this.flush();
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    if (this.#state === 'unsaved') this.#schedule();
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      void this.flush();
    };
  };

  readonly change = (part: Partial<DraftText>) => {
    this.#text = { ...this.#text, ...part };
    writeCopy(this.id, this.language, { ...this.#text, version: this.#version });
    if (this.#state !== 'conflict') {
      if (this.#state !== 'offline') this.#state = 'unsaved';
      this.#schedule();
    }
    this.#tell();
  };

  /** Sends now what waits. */
  readonly flush = async () => {
    await this.#sending;
    if (this.#firstUnsent !== undefined) await this.#send();
  };

  /** Saves what learners read from now on; 409 when somebody else has: see `keepMine` and `discard`. */
  readonly save = async (): Promise<Outcome> => {
    this.#rest();
    await this.#sending;
    const text = this.#text;
    this.#set('saving');
    const outcome = await outcomeOf(
      () => this.calls.saveTopic(this.id, { ...text, language: this.language, version: this.#version }),
      this.texts,
    );
    if (!outcome.ok) {
      // A refusal for what was typed stands beside its field; the draft goes on as before.
      if (outcome.status === 409) this.#set('conflict');
      else this.#schedule('unsaved');
      return outcome;
    }
    const { version, title, markdown, preview } = outcome.data.data;
    this.#saved = { title, markdown, preview };
    this.#version = version;
    if (same(text, this.#text)) this.#settle(this.#saved);
    else this.#schedule('unsaved');
    return outcome;
  };

  /** Forgets what was typed: the lesson as learners read it comes back. */
  readonly discard = async (): Promise<Outcome> => {
    this.#rest();
    await this.#sending;
    const outcome = await outcomeOf(async () => {
      const gone = await this.calls.discardTopicDraft(this.id, this.language);
      await this.#read();
      return gone;
    }, this.texts);
    if (outcome.ok) this.#settle(this.#saved);
    return outcome;
  };

  /** After a conflict: goes on with one's own text, which replaces the other when it is saved. */
  readonly keepMine = async (): Promise<Outcome> => {
    const outcome = await outcomeOf(() => this.#read(), this.texts);
    if (!outcome.ok) return outcome;
    writeCopy(this.id, this.language, { ...this.#text, version: this.#version });
    this.#schedule('unsaved');
    await this.flush();
    return outcome;
  };

  async #read() {
    const { data } = await this.calls.getAuthoredTopic(this.id, this.language);
    const { title, markdown, preview, version } = data;
    this.#saved = { title, markdown, preview };
    this.#version = version;
    return { message: '' };
  }

  #schedule(state?: DraftState) {
    if (state) this.#set(state);
    const now = Date.now();
    this.#firstUnsent ??= now;
    clearTimeout(this.#timer);
    const longest = this.#firstUnsent + SEND_AT_LEAST_EVERY - now;
    this.#timer = setTimeout(() => void this.#send(), Math.max(0, Math.min(SEND_AFTER, longest)));
  }

  #rest() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#firstUnsent = undefined;
  }

  #retry() {
    if (this.#state === 'offline' || (this.#state === 'failed' && this.#failures > 0)) void this.#send();
  }

  async #send() {
    if (this.#sending) await this.#sending;
    if (this.#state === 'conflict') return;
    this.#rest();
    const text = this.#text;
    this.#set('saving');
    this.#sending = this.#put(text).finally(() => {
      this.#sending = undefined;
    });
    await this.#sending;
  }

  async #put(text: DraftText) {
    try {
      const { title, markdown } = text;
      const { id, language } = this;
      await this.calls.saveTopicDraft(id, { title, markdown, language, version: this.#version });
      this.#failures = 0;
      if (same(text, this.#text)) {
        // The server keeps no preview switch in a draft: this device does, until the lesson is saved.
        const whole = text.preview === this.#saved.preview;
        writeCopy(id, language, { ...text, version: this.#version, ...(whole && { sentAt: Date.now() }) });
        this.#set('saved');
      } else this.#set('unsaved');
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown) {
    const known = error instanceof ApiError ? error : undefined;
    if (known?.status === 409) return this.#set('conflict');
    this.#problem = failureText(error, this.texts);
    // What the server refused is sent again only once it is another text (rulings.md: no retry on a 4xx).
    if (known?.refused) this.#failures = 0;
    else {
      this.#failures += 1;
      this.#timer = setTimeout(() => this.#retry(), backoff(this.#failures));
    }
    this.#set(known?.kind === 'offline' ? 'offline' : 'failed', this.#problem);
  }

  #settle(text: DraftText) {
    this.#text = text;
    this.#rest();
    writeCopy(this.id, this.language, null);
    this.#set('saved');
  }

  #set(state: DraftState, problem: string | null = null) {
    this.#state = state;
    this.#problem = problem;
    this.#tell();
  }

  #look(): DraftSnapshot {
    return {
      text: this.#text,
      state: this.#state,
      changed: !same(this.#text, this.#saved),
      problem: this.#problem,
    };
  }

  #tell() {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
