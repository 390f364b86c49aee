import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { PATHS } from '../paths';
import { currentCause } from '../request-context';
import type { Job, JobAnswer, JobMessage, Task } from './protocol';
import { Shares } from './shares';
import { threadTime } from './thread-time';

/** Processor time of one step, e.g. of one lesson; milliseconds. */
const STEP_LIMIT = 2_000;
/** Wall-clock limit of a step, for a machine so busy that the worker hardly runs. */
const PATIENCE = 10;
const CHECK_EVERY = 50;
const THREADS = 3;
const IDLE_AFTER = 60_000;
const HEAP_MEGABYTES = 512;
/** Owner of the work that no request caused. */
const SERVER = 'server';

/** A step took longer than its limit, or more memory than a worker has. Its worker was ended and replaced. */
export class StepTooLong extends Error {
  override name = 'StepTooLong';

  constructor(
    /** Subject of the step. */
    readonly subject: string,
    readonly line: number | null,
  ) {
    super(`${subject} takes too long`);
  }
}

export interface RunOptions {
  onProgress?: (value: unknown) => void;
  /** Answers the task's questions. */
  onQuestion?: (value: unknown) => Promise<unknown>;
}

/** What runs tasks: the pool, or a part of it. */
export type Workers = Pick<WorkerPool, 'run'>;

/** Limits of several tasks together. */
export interface Limits {
  /** A task that has not begun is dropped once this is aborted. */
  signal: AbortSignal;
  /** Processor time of all the tasks; milliseconds. */
  milliseconds: number;
}

/** What is left of the time of {@link Limits}. */
interface Budget {
  left: number;
}

interface Limited {
  signal?: AbortSignal;
  budget?: Budget;
}

interface Step {
  subject: string;
  line: number | null;
  thread: number | null;
  startedAt: number;
  /** Processor time of the thread at the start; null if the system does not provide it. */
  usedBefore: number | null;
}

/**
 * Worker threads for work that would block the event loop. They start when they are first needed, end when they are
 * idle, and do not keep the process alive. The person whose request causes the work has one of them at a time, and
 * another one for long work; what waits is served in turn (spec 16.34).
 */
export class WorkerPool {
  readonly #pool: Piscina;
  readonly #shares = new Shares(THREADS);

  /** @param file the built worker; default the server's own */
  constructor(file: string = PATHS.worker.file) {
    this.#pool = new Piscina({
      filename: file,
      execArgv: file === PATHS.worker.file ? [...PATHS.worker.execArgv] : [],
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_AFTER,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
      recordTiming: false,
    });
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.#shares.waiting;
  }

  /**
   * Runs a task in a worker.
   * @throws {StepTooLong} when a step of the task passes 2 seconds of processor time or runs out of memory
   * @throws what the task throws, as a plain Error
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, options: RunOptions = {}): Promise<Output> {
    return this.#run(task, input, options);
  }

  /**
   * The same workers for several tasks with limits.
   * @returns its `run` also throws {@link StepTooLong} when the time of all the tasks is over, and the reason of the
   *   signal for a task that has not begun when it is aborted
   */
  within({ signal, milliseconds }: Limits): Workers {
    const budget: Budget = { left: milliseconds };
    return { run: (task, input, options = {}) => this.#run(task, input, { ...options, signal, budget }) };
  }

  async #run<Input, Output>(
    { name, long = false }: Task<Input, Output>,
    input: Input,
    { onProgress = () => {}, onQuestion, signal, budget }: RunOptions & Limited,
  ): Promise<Output> {
    const person = currentCause()?.person;
    const owner = `${person ?? SERVER}${long ? ' long' : ''}`;
    const giveBack = await this.#shares.take({ owner, long, signal, most: person === undefined ? 2 : 1 });
    if (budget !== undefined && budget.left <= 0) {
      giveBack();
      throw new StepTooLong(name, null);
    }
    const { port1, port2 } = new MessageChannel();
    const abort = new AbortController();
    let first: Step | undefined;
    let step: Step | undefined;
    let last: Step | undefined;
    port1.on('message', (message: JobMessage) => {
      if (message.kind === 'step') {
        const { subject, line, thread } = message;
        step = { subject, line, thread, startedAt: Date.now(), usedBefore: threadTime(thread) };
        first ??= step;
        last = step;
      } else if (message.kind === 'step-done') step = undefined;
      else if (message.kind === 'progress') onProgress(message.value);
      else void answer(port1, message.value, onQuestion);
    });
    const watch = setInterval(() => {
      if (step !== undefined && isTooLong(step, STEP_LIMIT)) abort.abort();
      if (budget !== undefined && first !== undefined && isTooLong(first, budget.left)) abort.abort();
    }, CHECK_EVERY);
    try {
      const job: Job = { task: name, input, port: port2 };
      return (await this.#pool.run(job, { transferList: [port2], signal: abort.signal })) as Output;
    } catch (error) {
      const outOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (last !== undefined && (abort.signal.aborted || outOfMemory)) {
        if (budget !== undefined) budget.left = 0;
        throw new StepTooLong(last.subject, last.line);
      }
      throw error;
    } finally {
      clearInterval(watch);
      if (budget !== undefined && first !== undefined) budget.left -= usedIn(first);
      port1.close();
      giveBack();
    }
  }

  /** Ends every worker. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Processor time since the start of a step; the time on the clock where the system does not provide it. */
function usedIn({ thread, startedAt, usedBefore }: Step): number {
  const used = threadTime(thread);
  return used === null || usedBefore === null ? Date.now() - startedAt : used - usedBefore;
}

function isTooLong(step: Step, limit: number): boolean {
  const elapsed = Date.now() - step.startedAt;
  if (elapsed < limit) return false;
  return usedIn(step) >= limit || elapsed >= limit * PATIENCE;
}

async function answer(port: MessagePort, value: unknown, onQuestion: RunOptions['onQuestion']) {
  let reply: JobAnswer;
  try {
    reply = { ok: true, value: await onQuestion?.(value) };
  } catch {
    reply = { ok: false };
  }
  port.postMessage(reply);
}
