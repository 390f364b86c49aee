import type { AnswerOf, Attempt, AttemptQuestion, QuestionAnswer, quizzes } from '@digiken/contract';
import { quizRoutes } from '@digiken/contract/routes/quizzes';
import { ApiError } from '../api/api-error';
import { type FailureTexts, failureText, type Outcome, outcomeOf } from '../api/outcome';
import type { SendRequest } from '../api/request';
import { backoff } from '../api/retry';
import { type PendingAnswer, readAttemptCopy, writeAttemptCopy } from './attempt-copy';

/**
 * `saved`: all answers are on the server. `unsaved`: on this device, about to be sent. `offline` and `failed`: on this
 * device, retried. `conflict`: another device continued the attempt.
 */
export type AnswersState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'failed' | 'conflict';

/** By slot. */
export type AnswersBySlot = Readonly<Record<string, QuestionAnswer | undefined>>;

export interface AnswersSnapshot {
  answers: AnswersBySlot;
  flagged: readonly string[];
  state: AnswersState;
  /** When the server confirmed the last answer, ISO 8601; undefined before the first. */
  savedAt: string | undefined;
  /** The error message; null otherwise. */
  problem: string | null;
  /** What the server refused, by slot. */
  refused: Readonly<Record<string, string>>;
}

type Saved = AnswerOf<(typeof quizzes)['saveAnswers']>['data'];

/** Delay after the last change, and longest delay of any change, before it is sent; milliseconds. */
const SEND_AFTER = 800;
const SEND_AT_LEAST_EVERY = 4_000;
/** The server takes so many answers at once. */
const AT_ONCE = 100;

export interface AnswerSaverParts {
  request: SendRequest;
  texts: FailureTexts;
  device: string;
  /** The server no longer takes answers, or the attempt has another end: it has to be refetched. */
  onChanged: () => void;
  /**
   * A save got no answer: these events wait, and are sent after this page was closed, too (spec 14.36). Called with an
   * empty list once the server has all.
   */
  onWaiting?: (events: readonly AnswerEvent[]) => void;
}

export type AnswerEvent = { slot: string } & PendingAnswer;

/**
 * Saves the answers of one attempt: on this device at once, on the server a moment after the last change. Each
 * change of a slot has a number; the server keeps the highest, so sending twice changes nothing (spec 12.2).
 */
export class AnswerSaver {
  readonly #seqs = new Map<string, number>();
  readonly #pending = new Map<string, PendingAnswer>();
  readonly #listeners = new Set<() => void>();
  /** Milliseconds since the attempt started, at `#loadedAt` of this device's monotonic clock. */
  readonly #elapsed: number;
  readonly #loadedAt = performance.now();
  #answers: Record<string, QuestionAnswer | undefined>;
  #flagged: string[];
  #state: AnswersState = 'saved';
  #savedAt: string | undefined;
  #problem: string | null = null;
  #refused: Record<string, string> = {};
  #snapshot: AnswersSnapshot;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstUnsent: number | undefined;
  #failures = 0;
  /** Told to `onWaiting`, and not sent since. */
  #told = false;
  #unreachable = false;
  #deadline: string | null;
  #sending: Promise<unknown> | undefined;

  constructor(
    private readonly parts: AnswerSaverParts,
    private readonly attempt: Attempt,
  ) {
    this.#elapsed = Math.max(0, Date.parse(attempt.serverNow) - Date.parse(attempt.startedAt));
    this.#deadline = attempt.deadline;
    this.#answers = Object.fromEntries(
      attempt.answers.map(({ slot, answer }) => [slot, answer ?? undefined]),
    );
    for (const { slot, seq } of attempt.answers) this.#seqs.set(slot, seq);
    const copy = readAttemptCopy(attempt._id);
    const known = new Set(attempt.questions.map(({ id }) => id));
    this.#flagged = copy.flagged.filter((slot) => known.has(slot));
    for (const [slot, pending] of Object.entries(copy.pending)) {
      if (!known.has(slot) || pending.seq < this.#seqOf(slot)) continue;
      this.#seqs.set(slot, pending.seq);
      this.#pending.set(slot, pending);
      this.#answers[slot] = pending.answer ?? undefined;
    }
    if (this.#pending.size > 0) this.#state = 'unsaved';
    this.#snapshot = this.#makeSnapshot();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly get = () => this.#snapshot;

  /** Sends what an earlier visit left on this device, and retries whenever the network is back. */
  readonly start = () => {
    const online = () => this.retry();
    const hidden = () => {
      if (document.visibilityState === 'hidden') void this.flush();
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    if (this.#pending.size > 0) this.#schedule();
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      void this.flush();
    };
  };

  /** Changes the answer of a slot; undefined clears it. */
  readonly change = (slot: string, answer: QuestionAnswer | undefined) => {
    this.#answers = { ...this.#answers, [slot]: answer };
    const { [slot]: _answered, ...refused } = this.#refused;
    this.#refused = refused;
    this.#queue(slot, answer ?? null, this.elapsedMs());
    if (this.#state !== 'conflict') {
      if (this.#state !== 'offline') this.#state = 'unsaved';
      this.#schedule();
    }
    this.#notify();
  };

  /** Since the attempt started, by this device's own clock. */
  readonly elapsedMs = (): number => Math.round(this.#elapsed + performance.now() - this.#loadedAt);

  /** Shows an answer that the server wrote itself: that of a question for files. */
  readonly adopt = (slot: string, seq: number, answer: QuestionAnswer | undefined) => {
    if (seq < this.#seqOf(slot)) return;
    this.#seqs.set(slot, seq);
    this.#answers = { ...this.#answers, [slot]: answer };
    this.#notify();
  };

  /** Another device continued the attempt, as another call than a save has told. */
  readonly takenOver = (problem: string) => this.#set('conflict', problem);

  readonly flag = (slot: string, flagged: boolean) => {
    this.#flagged = [...this.#flagged.filter((one) => one !== slot), ...(flagged ? [slot] : [])];
    this.#write();
    this.#notify();
  };

  /**
   * Leaves a question of a quiz without a way back, with what waits. The server answers with the next one (spec 15.100).
   * @returns undefined as data if there is none
   */
  readonly leave = async (slot: string): Promise<Outcome<AttemptQuestion | undefined>> => {
    await this.#sending;
    if (this.#state === 'conflict')
      return { ok: false, message: this.#problem ?? this.parts.texts.unexpected, status: 409 };
    return this.#begin(slot);
  };

  /** Sends waiting answers now. @returns whether the server has all of them */
  readonly flush = async (): Promise<boolean> => {
    await this.#sending;
    while (this.#pending.size > 0 && this.#state !== 'conflict') {
      const before = this.#pending.size;
      await this.#send();
      if (this.#state === 'offline' || this.#state === 'failed' || this.#pending.size >= before) break;
    }
    return this.#pending.size === 0;
  };

  /** The last save got no answer. */
  get unreachable(): boolean {
    return this.#unreachable && this.#pending.size > 0;
  }

  readonly retry = () => {
    if (this.#state === 'offline' || this.#state === 'failed') void this.#send();
  };

  #seqOf(slot: string): number {
    return this.#seqs.get(slot) ?? 0;
  }

  #queue(slot: string, answer: QuestionAnswer | null, elapsedMs: number) {
    const seq = this.#seqOf(slot) + 1;
    this.#seqs.set(slot, seq);
    this.#pending.set(slot, { seq, answer, elapsedMs });
    this.#write();
  }

  #write() {
    writeAttemptCopy(this.attempt._id, {
      pending: Object.fromEntries(this.#pending),
      flagged: this.#flagged,
    });
  }

  #schedule() {
    const now = Date.now();
    this.#firstUnsent ??= now;
    clearTimeout(this.#timer);
    const longest = this.#firstUnsent + SEND_AT_LEAST_EVERY - now;
    this.#timer = setTimeout(() => void this.#send(), Math.max(0, Math.min(SEND_AFTER, longest)));
  }

  async #send() {
    if (this.#sending) await this.#sending;
    if (this.#state === 'conflict' || this.#pending.size === 0) return;
    await this.#begin();
  }

  #begin(leave?: string): Promise<Outcome<AttemptQuestion | undefined>> {
    clearTimeout(this.#timer);
    this.#firstUnsent = undefined;
    this.#set('saving');
    const put = this.#put(leave).finally(() => {
      this.#sending = undefined;
    });
    this.#sending = put;
    return put;
  }

  async #put(leave?: string): Promise<Outcome<AttemptQuestion | undefined>> {
    const { request, device } = this.parts;
    const events = [...this.#pending].slice(0, AT_ONCE).map(([slot, pending]) => ({ slot, ...pending }));
    const call = request(quizRoutes.saveAnswers, {
      params: { id: this.attempt._id },
      body: { device, events, ...(leave !== undefined && { leave }) },
    });
    try {
      const { data } = await call;
      this.#failures = 0;
      this.#confirm(events, data);
    } catch (error) {
      this.#fail(error, leave !== undefined);
    }
    return outcomeOf(async () => (await call).data.next, this.parts.texts);
  }

  /** Forgets what the server has, and sends again what another tab of this browser overtook. */
  #confirm(
    events: ({ slot: string } & PendingAnswer)[],
    { saved, refused, state, serverNow, deadline }: Saved,
  ) {
    const stored = new Map(saved.map(({ slot, seq }) => [slot, seq]));
    const reasons = new Map(refused.map(({ slot, seq, message }) => [`${slot} ${seq}`, message]));
    for (const { slot, seq, answer, elapsedMs } of events) {
      const newest = this.#pending.get(slot)?.seq === seq;
      const reason = reasons.get(`${slot} ${seq}`);
      const overtaken = (stored.get(slot) ?? 0) >= seq && (reason !== undefined || stored.get(slot) !== seq);
      if (!newest) continue;
      this.#pending.delete(slot);
      if (overtaken && state === 'open') {
        this.#seqs.set(slot, stored.get(slot) ?? seq);
        this.#queue(slot, answer, elapsedMs);
      } else if (reason !== undefined) this.#refused = { ...this.#refused, [slot]: reason };
    }
    this.#write();
    this.#savedAt = serverNow;
    if (this.#pending.size > 0) {
      this.#set('unsaved');
      this.#schedule();
    } else {
      this.#set(Object.keys(this.#refused).length > 0 ? 'failed' : 'saved');
      if (this.#told) this.parts.onWaiting?.([]);
      this.#told = false;
    }
    if (state !== 'open' || deadline !== this.#deadline) this.parts.onChanged();
    this.#deadline = deadline;
  }

  #fail(error: unknown, leaving: boolean) {
    const known = error instanceof ApiError ? error : undefined;
    const problem = failureText(error, this.parts.texts);
    if (known?.code === 'taken-over') {
      this.#set('conflict', problem);
      return;
    }
    const left = known?.code === 'question-left';
    if (left) {
      // Another tab left these questions: their answers stay as they are.
      for (const slot of Object.keys(known.errors ?? Object.fromEntries(this.#pending)))
        this.#pending.delete(slot);
      this.#write();
      this.parts.onChanged();
    }
    if (left || (leaving && known?.refused) || this.#pending.size === 0) {
      // The rest may be saved, without leaving the question.
      this.#set(this.#pending.size > 0 ? 'unsaved' : 'saved');
      if (this.#pending.size > 0) this.#schedule();
      return;
    }
    if (known?.status === 0) {
      this.#told = true;
      this.parts.onWaiting?.([...this.#pending].map(([slot, pending]) => ({ slot, ...pending })));
    }
    this.#unreachable = known?.status === 0;
    // What the server refused is sent again only after a change (spec R.3).
    if (!known?.refused) {
      this.#failures += 1;
      this.#timer = setTimeout(() => this.retry(), backoff(this.#failures));
    }
    this.#set(known?.kind === 'offline' ? 'offline' : 'failed', problem);
  }

  #set(state: AnswersState, problem: string | null = null) {
    this.#state = state;
    this.#problem = problem;
    this.#notify();
  }

  #makeSnapshot(): AnswersSnapshot {
    return {
      answers: this.#answers,
      flagged: this.#flagged,
      state: this.#state,
      savedAt: this.#savedAt,
      problem: this.#problem,
      refused: this.#refused,
    };
  }

  #notify() {
    this.#snapshot = this.#makeSnapshot();
    for (const listener of this.#listeners) listener();
  }
}
