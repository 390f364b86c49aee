import type { AuthoredTopic } from '@digiken/contract';
import { authoringRoutes } from '@digiken/contract/routes/authoring';
import { versionRoutes } from '@digiken/contract/routes/versions';
import { ApiError } from '../api/api-error';
import { type FailureTexts, type Outcome, outcomeOf } from '../api/outcome';
import type { SendRequest } from '../api/request';
import type { KeptValue } from '../kept/kept-value';
import { Sender, type SendingStatus } from '../kept/sender';
import { Snapshots } from '../kept/snapshots';
import { type DraftText, type LessonCopy, lessonCopy } from './lesson-copy';

export interface DraftSnapshot extends SendingStatus {
  text: DraftText;
  /** True when it differs from the lesson that learners read. */
  changed: boolean;
}

export interface SaveOptions {
  minor?: boolean;
}

const DELAY = { after: 1_000, atMost: 10_000 };

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
  /** The text has changed since the server confirmed it. */
  #waits = false;
  readonly #copy: KeptValue<LessonCopy>;
  readonly sender: Sender;
  readonly shown: Snapshots<DraftSnapshot>;

  constructor(
    private readonly request: SendRequest,
    private readonly texts: FailureTexts,
    private readonly id: string,
    private readonly language: string,
    topic: AuthoredTopic,
    viewer: string,
  ) {
    this.#copy = lessonCopy(viewer, id, language);
    const { preview, draft } = topic;
    this.#saved = textOf(topic);
    const copy = this.#copy.read();
    const draftText = copy ?? (draft && { ...draft, preview });
    this.#text = draftText ? textOf(draftText) : this.#saved;
    this.#version = topic.version;
    const changed = !isSame(this.#text, this.#saved);
    const overtaken = changed && draftText?.version !== topic.version;
    this.#waits = changed && copy !== undefined;
    this.sender = new Sender(
      {
        delay: DELAY,
        texts,
        waits: () => this.#waits,
        send: () => this.#put(),
        onChange: () => this.shown.changed(),
      },
      overtaken ? 'conflict' : this.#waits ? 'unsaved' : 'saved',
    );
    this.shown = new Snapshots(() => ({
      ...this.sender.status,
      text: this.#text,
      changed: !isSame(this.#text, this.#saved),
    }));
  }

  readonly change = (part: Partial<DraftText>) => {
    this.#text = { ...this.#text, ...part };
    this.#keep();
    this.sender.typed();
  };

  /**
   * Saves the lesson for learners; 409 when another user has saved it: see `keepMine` and `discard`.
   * @param options `minor`: a correction that goes live at once, where saves are staged
   */
  readonly save = async (options: SaveOptions = {}): Promise<Outcome> => {
    await this.sender.idle();
    return this.sender.run(async () => {
      const text = this.#text;
      const outcome = await outcomeOf(
        () =>
          this.request(authoringRoutes.saveTopic, {
            params: { topicId: this.id },
            body: { ...text, language: this.language, version: this.#version, ...options },
          }),
        this.texts,
      );
      if (outcome.ok) this.#learned(outcome.data.data);
      else if (outcome.status === 409) {
        this.sender.conflict();
        return outcome;
      }
      if (outcome.ok && isSame(text, this.#text)) this.#settle();
      // Field errors are shown beside their fields; the draft is saved as before.
      else this.#sendLater();
      return outcome;
    });
  };

  /**
   * Restores an older text. What is typed is sent first, because the server keeps it as a version.
   * 409 when another user has saved the lesson.
   */
  readonly restore = async (versionId: string): Promise<Outcome> => {
    await this.sender.flush();
    this.sender.cancel();
    const outcome = await outcomeOf(
      () =>
        this.request(versionRoutes.restoreLessonVersion, {
          params: { topicId: this.id, versionId },
          body: { version: this.#version },
        }),
      this.texts,
    );
    if (!outcome.ok) {
      if (outcome.status === 409) this.sender.conflict();
      return outcome;
    }
    this.#learned(outcome.data.data);
    this.#settle();
    return outcome;
  };

  /** Discards the changes and returns to the lesson that learners read. */
  readonly discard = async (): Promise<Outcome> => {
    this.sender.cancel();
    await this.sender.idle();
    const outcome = await outcomeOf(async () => {
      const answer = await this.request(authoringRoutes.discardTopicDraft, {
        params: { topicId: this.id },
        query: { lang: this.language },
      });
      await this.#refetch();
      return answer;
    }, this.texts);
    if (outcome.ok) this.#settle();
    return outcome;
  };

  /** After a conflict: keeps the author's own text, which replaces the other on save. */
  readonly keepMine = async (): Promise<Outcome> => {
    const outcome = await outcomeOf(() => this.#refetch(), this.texts);
    if (!outcome.ok) return outcome;
    this.#keep();
    this.#sendLater();
    await this.sender.flush();
    return outcome;
  };

  async #refetch() {
    const { data } = await this.request(authoringRoutes.getAuthoredTopic, {
      params: { topicId: this.id },
      query: { lang: this.language },
    });
    this.#learned(data);
    return { message: '' };
  }

  #keep() {
    this.#copy.write({ ...this.#text, version: this.#version });
    this.#waits = true;
  }

  #sendLater() {
    this.#waits = true;
    this.sender.confirmed();
  }

  async #put() {
    const { id, language } = this;
    const text = this.#text;
    const { title, markdown, format } = text;
    try {
      await this.request(authoringRoutes.saveTopicDraft, {
        params: { topicId: id },
        body: { title, markdown, format, language, version: this.#version },
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) this.sender.conflict();
      else this.sender.failed(error);
      return;
    }
    this.#waits = !isSame(text, this.#text);
    // The draft on the server has no preview switch: this device stores it until the lesson is saved.
    const complete = text.preview === this.#saved.preview;
    if (!this.#waits)
      this.#copy.write({ ...text, version: this.#version, ...(complete && { sentAt: Date.now() }) });
    this.sender.confirmed();
  }

  /** The lesson as the server has it now. */
  #learned(topic: AuthoredTopic) {
    this.#saved = textOf(topic);
    this.#version = topic.version;
  }

  /** Shows the text of the server: nothing else waits. */
  #settle() {
    this.#text = this.#saved;
    this.#waits = false;
    this.#copy.write(null);
    this.sender.cancel();
    this.sender.confirmed();
  }
}
