import type { AuthoredTopic } from '@digiken/contract';
import { authoringRoutes } from '@digiken/contract/routes/authoring';
import { versionRoutes } from '@digiken/contract/routes/versions';
import { ApiError } from '../api/api-error';
import { type FailureTexts, failureText, type Outcome, outcomeOf } from '../api/outcome';
import type { SendRequest } from '../api/request';
import { backoff } from '../api/retry';
import { copyName, type DraftText, readCopy, writeCopy } from './device-copy';

/**
 * `saved`: all changes are on the server, as a draft or as the lesson. `unsaved`: on this device, about to be
 * sent. `offline` and `failed`: on this device, retried later. `conflict`: another user saved the lesson in the
 * meantime, and the author decides.
 */
export type DraftState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'failed' | 'conflict';

export interface DraftSnapshot {
  text: DraftText;
  state: DraftState;
  /** True when it differs from the lesson that learners read. */
  changed: boolean;
  /** The error message; null otherwise. */
  problem: string | null;
}

export interface SaveOptions {
  minor?: boolean;
}

/** Delay after the last key, and longest delay of any change, before it is sent; milliseconds. */
const SEND_AFTER = 1_000;
const SEND_AT_LEAST_EVERY = 10_000;

/** An answer of an older server has no format. */
const textOf = ({
  title,
  markdown,
  format = 'markdown',
  preview,
}: Optional<DraftText, 'format'>): DraftText => ({
  title,
  markdown,
  format,
  preview,
});

type Optional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>;

const isSame = (a: DraftText, b: DraftText) =>
  a.title === b.title && a.markdown === b.markdown && a.format === b.format && a.preview === b.preview;

/**
 * Saves the changes of one lesson: on this device at once, on the server a second after the last key. Changes
 * that the server has not confirmed survive a refresh, a crash and a lost connection.
 */
export class DraftSaver {
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
  readonly #copy: string;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly request: SendRequest,
    private readonly texts: FailureTexts,
    private readonly id: string,
    private readonly language: string,
    topic: AuthoredTopic,
    viewer: string,
  ) {
    this.#copy = copyName(viewer, id, language);
    const { preview, draft } = topic;
    this.#saved = textOf(topic);
    const copy = readCopy(this.#copy);
    const draftText = copy ?? (draft && { ...draft, preview });
    this.#text = draftText ? textOf(draftText) : this.#saved;
    this.#version = topic.version;
    const changed = !isSame(this.#text, this.#saved);
    if (draftText && draftText.version !== topic.version && changed) this.#state = 'conflict';
    else if (copy && changed) this.#state = 'unsaved';
    this.#snapshot = this.#makeSnapshot();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly get = () => this.#snapshot;

  /** Sends changes left on this device by an earlier visit, and retries whenever the network is back. */
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
    writeCopy(this.#copy, { ...this.#text, version: this.#version });
    if (this.#state !== 'conflict') {
      if (this.#state !== 'offline') this.#state = 'unsaved';
      this.#schedule();
    }
    this.#notify();
  };

  /** Sends waiting changes now. */
  readonly flush = async () => {
    await this.#sending;
    if (this.#firstUnsent !== undefined) await this.#send();
  };

  /**
   * Saves the lesson for learners; 409 when another user has saved it: see `keepMine` and `discard`.
   * @param options `minor`: a correction that goes live at once, where saves are staged
   */
  readonly save = async (options: SaveOptions = {}): Promise<Outcome> => {
    this.#cancelTimer();
    await this.#sending;
    const text = this.#text;
    this.#set('saving');
    const outcome = await outcomeOf(
      () =>
        this.request(authoringRoutes.saveTopic, {
          params: { topicId: this.id },
          body: { ...text, language: this.language, version: this.#version, ...options },
        }),
      this.texts,
    );
    if (!outcome.ok) {
      // Field errors are shown beside their fields; the draft is saved as before.
      if (outcome.status === 409) this.#set('conflict');
      else this.#schedule('unsaved');
      return outcome;
    }
    this.#saved = textOf(outcome.data.data);
    this.#version = outcome.data.data.version;
    if (isSame(text, this.#text)) this.#settle(this.#saved);
    else this.#schedule('unsaved');
    return outcome;
  };

  /**
   * Restores an older text. What is typed is sent first, because the server keeps it as a version.
   * 409 when another user has saved the lesson.
   */
  readonly restore = async (versionId: string): Promise<Outcome> => {
    await this.flush();
    this.#cancelTimer();
    const outcome = await outcomeOf(
      () =>
        this.request(versionRoutes.restoreLessonVersion, {
          params: { topicId: this.id, versionId },
          body: { version: this.#version },
        }),
      this.texts,
    );
    if (!outcome.ok) {
      if (outcome.status === 409) this.#set('conflict');
      return outcome;
    }
    this.#saved = textOf(outcome.data.data);
    this.#version = outcome.data.data.version;
    this.#settle(this.#saved);
    return outcome;
  };

  /** Discards the changes and returns to the lesson that learners read. */
  readonly discard = async (): Promise<Outcome> => {
    this.#cancelTimer();
    await this.#sending;
    const outcome = await outcomeOf(async () => {
      const answer = await this.request(authoringRoutes.discardTopicDraft, {
        params: { topicId: this.id },
        query: { lang: this.language },
      });
      await this.#refetch();
      return answer;
    }, this.texts);
    if (outcome.ok) this.#settle(this.#saved);
    return outcome;
  };

  /** After a conflict: keeps the author's own text, which replaces the other on save. */
  readonly keepMine = async (): Promise<Outcome> => {
    const outcome = await outcomeOf(() => this.#refetch(), this.texts);
    if (!outcome.ok) return outcome;
    writeCopy(this.#copy, { ...this.#text, version: this.#version });
    this.#schedule('unsaved');
    await this.flush();
    return outcome;
  };

  async #refetch() {
    const { data } = await this.request(authoringRoutes.getAuthoredTopic, {
      params: { topicId: this.id },
      query: { lang: this.language },
    });
    this.#saved = textOf(data);
    this.#version = data.version;
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

  #cancelTimer() {
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
    this.#cancelTimer();
    const text = this.#text;
    this.#set('saving');
    this.#sending = this.#put(text).finally(() => {
      this.#sending = undefined;
    });
    await this.#sending;
  }

  async #put(text: DraftText) {
    try {
      const { title, markdown, format } = text;
      const { id, language } = this;
      await this.request(authoringRoutes.saveTopicDraft, {
        params: { topicId: id },
        body: { title, markdown, format, language, version: this.#version },
      });
      this.#failures = 0;
      if (isSame(text, this.#text)) {
        // The draft on the server has no preview switch: this device stores it until the lesson is saved.
        const complete = text.preview === this.#saved.preview;
        writeCopy(this.#copy, { ...text, version: this.#version, ...(complete && { sentAt: Date.now() }) });
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
    // A text that the server refused is sent again only after a change (spec R.3).
    if (known?.refused) this.#failures = 0;
    else {
      this.#failures += 1;
      this.#timer = setTimeout(() => this.#retry(), backoff(this.#failures));
    }
    this.#set(known?.kind === 'offline' ? 'offline' : 'failed', this.#problem);
  }

  #settle(text: DraftText) {
    this.#text = text;
    this.#cancelTimer();
    writeCopy(this.#copy, null);
    this.#set('saved');
  }

  #set(state: DraftState, problem: string | null = null) {
    this.#state = state;
    this.#problem = problem;
    this.#notify();
  }

  #makeSnapshot(): DraftSnapshot {
    return {
      text: this.#text,
      state: this.#state,
      changed: !isSame(this.#text, this.#saved),
      problem: this.#problem,
    };
  }

  #notify() {
    this.#snapshot = this.#makeSnapshot();
    for (const listener of this.#listeners) listener();
  }
}
