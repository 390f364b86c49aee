import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { PATHS } from '../paths';
import type { Job, JobAnswer, JobMessage, Task } from './protocol';
import { threadTime } from './thread-time';

/** Processor time of one step, e.g. of one lesson; milliseconds. */
const STEP_LIMIT = 2_000;
/** Wall-clock limit of a step, for a machine so busy that the worker hardly runs. */
const PATIENCE = 10;
const CHECK_EVERY = 50;
const THREADS = 3;
const IDLE_AFTER = 60_000;
const HEAP_MEGABYTES = 512;

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
 * idle, and do not keep the process alive.
 */
export class WorkerPool {
  readonly #pool: Piscina;

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

  /**
   * Runs a task in a worker.
   * @throws {StepTooLong} when a step of the task passes 2 seconds of processor time or runs out of memory
   * @throws what the task throws, as a plain Error
   */
  async run<Input, Output>(
    { name }: Task<Input, Output>,
    input: Input,
    { onProgress = () => {}, onQuestion }: RunOptions = {},
  ): Promise<Output> {
    const { port1, port2 } = new MessageChannel();
    const abort = new AbortController();
    let step: Step | undefined;
    let last: Step | undefined;
    port1.on('message', (message: JobMessage) => {
      if (message.kind === 'step') {
        const { subject, line, thread } = message;
        step = { subject, line, thread, startedAt: Date.now(), usedBefore: threadTime(thread) };
        last = step;
      } else if (message.kind === 'step-done') step = undefined;
      else if (message.kind === 'progress') onProgress(message.value);
      else void answer(port1, message.value, onQuestion);
    });
    const watch = setInterval(() => {
      if (step !== undefined && isTooLong(step)) abort.abort();
    }, CHECK_EVERY);
    try {
      const job: Job = { task: name, input, port: port2 };
      return (await this.#pool.run(job, { transferList: [port2], signal: abort.signal })) as Output;
    } catch (error) {
      const outOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (last !== undefined && (abort.signal.aborted || outOfMemory)) {
        throw new StepTooLong(last.subject, last.line);
      }
      throw error;
    } finally {
      clearInterval(watch);
      port1.close();
    }
  }

  /** Ends every worker. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

function isTooLong({ thread, startedAt, usedBefore }: Step): boolean {
  const elapsed = Date.now() - startedAt;
  if (elapsed < STEP_LIMIT) return false;
  const used = threadTime(thread);
  if (used === null || usedBefore === null) return true;
  return used - usedBefore >= STEP_LIMIT || elapsed >= STEP_LIMIT * PATIENCE;
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
