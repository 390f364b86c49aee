import { ApiError } from '../api/api-error';
import { type FailureTexts, failureText } from '../api/outcome';
import { backoff } from '../api/retry';

/**
 * Where the newest of what was typed is. `unsaved`: on this device, about to be sent. `saving`: a request with it is under
 * way. `saved`: the server has confirmed it. `offline` and `failed`: on this device, after a request that did not succeed.
 * `conflict`: someone else, or another device of the person, saved in the meantime, and the person decides.
 */
export type SendingState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'failed' | 'conflict';

export interface SendingStatus {
  state: SendingState;
  /** The error message; null without one. */
  problem: string | null;
  /** The last request got no answer, or the server was not able to give one: it is repeated until it succeeds. */
  again: boolean;
}

export interface SenderParts {
  /** Delay after the last change, and longest delay of any change, before it is sent; milliseconds. */
  delay: { after: number; atMost: number };
  texts: FailureTexts;
  /** Whether there is something that the server has not confirmed. */
  waits: () => boolean;
  /** Sends what waits, and reports what became of it: `confirmed`, `failed` or `conflict`. Never rejects. */
  send: () => Promise<unknown>;
  /** Called after every change of the status. */
  onChange: () => void;
}

/** Whether the server will never take the request as it is. 429: it takes the same request later. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.refused && error.status !== 429;

/** For how long the server asks not to be asked; milliseconds. */
const pauseOf = (error: ApiError | undefined) => (error?.retryAfter ?? 0) * 1000;

/**
 * Decides when what a person typed is sent, one request at a time: a moment after the last change, when the page is
 * hidden or left, and again after a failure, until the server answers. The value itself belongs to the caller.
 */
export class Sender {
  #status: SendingStatus;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstUnsent: number | undefined;
  #failures = 0;
  #running: Promise<unknown> | undefined;

  constructor(
    private readonly parts: SenderParts,
    state: SendingState = 'saved',
  ) {
    this.#status = { state, problem: null, again: false };
  }

  get status(): SendingStatus {
    return this.#status;
  }

  /** Sends what an earlier visit left on this device, and tries again whenever the network is back. @returns stops it */
  readonly start = () => {
    const online = () => this.#tryAgain();
    const hidden = () => {
      if (document.visibilityState === 'hidden') void this.flush();
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    if (this.#status.state === 'unsaved') this.schedule();
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      void this.flush();
    };
  };

  /** Something was typed and is kept on this device: it is sent a moment later. */
  readonly typed = () => {
    const { state } = this.#status;
    if (state === 'conflict') return this.parts.onChange();
    this.schedule();
    this.#set(state === 'offline' ? this.#status : { state: 'unsaved' });
  };

  readonly schedule = () => {
    const { after, atMost } = this.parts.delay;
    const now = Date.now();
    this.#firstUnsent ??= now;
    clearTimeout(this.#timer);
    const longest = this.#firstUnsent + atMost - now;
    this.#timer = setTimeout(() => void this.send(), Math.max(0, Math.min(after, longest)));
  };

  /** Settles when no request is under way. */
  readonly idle = async () => {
    while (this.#running) await this.#running;
  };

  /** Sends what waits now, after what is under way; what the server refused only after a change (spec R.3). */
  readonly flush = async () => {
    await this.idle();
    const { state, again } = this.#status;
    if (state !== 'failed' || again) await this.send();
  };

  /** Sends what waits now, also what the server refused. */
  readonly send = async () => {
    await this.idle();
    if (this.#status.state === 'conflict' || !this.parts.waits()) return;
    await this.run(this.parts.send);
  };

  /** Makes a request as the one that is under way: others wait for it. @param work reports its end, and never rejects */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.cancel();
    this.#set({ state: 'saving', again: this.#failures > 0 });
    const running = work().finally(() => {
      this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  /** Does not send what is scheduled. */
  readonly cancel = () => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#firstUnsent = undefined;
  };

  /** The server has answered. What was typed meanwhile is sent next. */
  readonly confirmed = () => {
    this.#failures = 0;
    const more = this.parts.waits();
    if (more) this.schedule();
    this.#set({ state: more ? 'unsaved' : 'saved' });
  };

  /** The request did not succeed. It is repeated, unless the server refused it. */
  readonly failed = (error: unknown) => {
    const known = error instanceof ApiError ? error : undefined;
    const refused = isRefusal(error);
    this.#failures = refused ? 0 : this.#failures + 1;
    if (!refused) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#tryAgain, Math.max(backoff(this.#failures), pauseOf(known)));
    }
    this.#set({
      state: known?.kind === 'offline' ? 'offline' : 'failed',
      problem: failureText(error, this.parts.texts),
      again: !refused,
    });
  };

  /** The server has part of it and will not take the rest. */
  readonly refused = () => this.#set({ state: 'failed' });

  readonly conflict = (problem: string | null = null) => {
    this.cancel();
    this.#set({ state: 'conflict', problem });
  };

  readonly #tryAgain = () => {
    const { state, again } = this.#status;
    if (state === 'offline' || (state === 'failed' && again)) void this.send();
  };

  #set({ state, problem = null, again = false }: Partial<SendingStatus> & Pick<SendingStatus, 'state'>) {
    this.#status = { state, problem, again };
    this.parts.onChange();
  }
}
