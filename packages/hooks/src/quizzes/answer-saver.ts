import type { AnswerOf, Attempt, AttemptQuestion, QuestionAnswer, quizzes } from '@digiken/contract';
import { quizRoutes } from '@digiken/contract/routes/quizzes';
import { ApiError } from '../api/api-error';
import { type FailureTexts, failureText, type Outcome, outcomeOf } from '../api/outcome';
import type { SendRequest } from '../api/request';
import type { KeptValue } from '../kept/kept-value';
import { Sender, type SendingStatus } from '../kept/sender';
import { Snapshots } from '../kept/snapshots';
import { type AttemptCopy, attemptCopy, type PendingAnswer } from './attempt-copy';

/** By slot. */
export type AnswersBySlot = Readonly<Record<string, QuestionAnswer | undefined>>;

export interface AnswersSnapshot extends SendingStatus {
  answers: AnswersBySlot;
  flagged: readonly string[];
  /** When the server confirmed the last answer, ISO 8601; undefined before the first. */
  savedAt: string | undefined;
  /** What the server refused, by slot. */
  refused: Readonly<Record<string, string>>;
}

type Saved = AnswerOf<(typeof quizzes)['saveAnswers']>['data'];

const DELAY = { after: 800, atMost: 4_000 };
/** The server takes so many answers at once. */
const AT_ONCE = 100;

export interface AnswerSaverParts {
  request: SendRequest;
  texts: FailureTexts;
  /** The learner. */
  viewer: string;
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
  /** Milliseconds since the attempt started, at `#loadedAt` of this device's monotonic clock. */
  readonly #elapsed: number;
  readonly #loadedAt = performance.now();
  readonly #copy: KeptValue<AttemptCopy>;
  readonly sender: Sender;
  readonly shown: Snapshots<AnswersSnapshot>;
  #answers: Record<string, QuestionAnswer | undefined>;
  #flagged: string[];
  #savedAt: string | undefined;
  #refused: Record<string, string> = {};
  /** `onWaiting` was called with them, and they were not sent since. */
  #keptWaiting = false;
  #unreachable = false;
  #deadline: string | null;

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
    this.#copy = attemptCopy(parts.viewer, attempt._id);
    const { pending, flagged } = this.#copy.read() ?? { pending: {}, flagged: [] };
    const known = new Set(attempt.questions.map(({ id }) => id));
    this.#flagged = flagged.filter((slot) => known.has(slot));
    for (const [slot, answer] of Object.entries(pending)) {
      if (!known.has(slot) || answer.seq < this.#seqOf(slot)) continue;
      this.#seqs.set(slot, answer.seq);
      this.#pending.set(slot, answer);
      this.#answers[slot] = answer.answer ?? undefined;
    }
    this.sender = new Sender(
      {
        delay: DELAY,
        texts: parts.texts,
        waits: () => this.#pending.size > 0,
        send: () => this.#put(),
        onChange: () => this.shown.changed(),
      },
      this.#pending.size > 0 ? 'unsaved' : 'saved',
    );
    this.shown = new Snapshots(() => ({
      ...this.sender.status,
      answers: this.#answers,
      flagged: this.#flagged,
      savedAt: this.#savedAt,
      refused: this.#refused,
    }));
  }

  /** Changes the answer of a slot; undefined clears it. */
  readonly change = (slot: string, answer: QuestionAnswer | undefined) => {
    this.#answers = { ...this.#answers, [slot]: answer };
    const { [slot]: _answered, ...refused } = this.#refused;
    this.#refused = refused;
    this.#queue(slot, answer ?? null, this.elapsedMs());
    this.sender.typed();
  };

  /** Since the attempt started, by this device's own clock. */
  readonly elapsedMs = (): number => Math.round(this.#elapsed + performance.now() - this.#loadedAt);

  /** Shows an answer that the server wrote itself: that of a question for files. */
  readonly adopt = (slot: string, seq: number, answer: QuestionAnswer | undefined) => {
    if (seq < this.#seqOf(slot)) return;
    this.#seqs.set(slot, seq);
    this.#answers = { ...this.#answers, [slot]: answer };
    this.shown.changed();
  };

  /** Another device continued the attempt, as another call than a save has told. */
  readonly takenOver = (problem: string) => this.sender.conflict(problem);

  readonly flag = (slot: string, flagged: boolean) => {
    this.#flagged = [...this.#flagged.filter((item) => item !== slot), ...(flagged ? [slot] : [])];
    this.#write();
    this.shown.changed();
  };

  /**
   * Leaves a question of a quiz without a way back, with what waits. The server answers with the next one (spec 15.100).
   * @returns undefined as data if there is none
   */
  readonly leave = async (slot: string): Promise<Outcome<AttemptQuestion | undefined>> => {
    await this.sender.idle();
    const { state, problem } = this.sender.status;
    if (state === 'conflict')
      return { ok: false, message: problem ?? this.parts.texts.unexpected, status: 409 };
    return this.sender.run(() => this.#put(slot));
  };

  /** Sends waiting answers now. @returns whether the server has all of them */
  readonly flush = async (): Promise<boolean> => {
    await this.sender.idle();
    for (let before = Number.POSITIVE_INFINITY; this.#pending.size > 0 && this.#pending.size < before; ) {
      before = this.#pending.size;
      await this.sender.send();
      if (['offline', 'failed', 'conflict'].includes(this.sender.status.state)) break;
    }
    return this.#pending.size === 0;
  };

  /** The last save got no answer. */
  get unreachable(): boolean {
    return this.#unreachable && this.#pending.size > 0;
  }

  readonly retry = () => {
    if (['offline', 'failed'].includes(this.sender.status.state)) void this.sender.send();
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
    const empty = this.#pending.size === 0 && this.#flagged.length === 0;
    this.#copy.write(empty ? null : { pending: Object.fromEntries(this.#pending), flagged: this.#flagged });
  }

  async #put(leave?: string): Promise<Outcome<AttemptQuestion | undefined>> {
    const { request, device } = this.parts;
    const events = [...this.#pending].slice(0, AT_ONCE).map(([slot, pending]) => ({ slot, ...pending }));
    const call = request(quizRoutes.saveAnswers, {
      params: { id: this.attempt._id },
      body: { device, events, ...(leave !== undefined && { leave }) },
    });
    try {
      this.#confirm(events, (await call).data);
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
    if (this.#pending.size === 0) {
      if (this.#keptWaiting) this.parts.onWaiting?.([]);
      this.#keptWaiting = false;
    }
    if (this.#pending.size === 0 && Object.keys(this.#refused).length > 0) this.sender.refused();
    else this.sender.confirmed();
    if (state !== 'open' || deadline !== this.#deadline) this.parts.onChanged();
    this.#deadline = deadline;
  }

  #fail(error: unknown, leaving: boolean) {
    const known = error instanceof ApiError ? error : undefined;
    if (known?.code === 'taken-over') {
      this.sender.conflict(failureText(error, this.parts.texts));
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
      this.sender.confirmed();
      return;
    }
    this.#unreachable = known?.status === 0;
    if (this.#unreachable) {
      this.#keptWaiting = true;
      this.parts.onWaiting?.([...this.#pending].map(([slot, pending]) => ({ slot, ...pending })));
    }
    this.sender.failed(error);
  }
}
