import type { MessagePort } from 'node:worker_threads';

/** Message of the pool to a worker. `port` connects the job with the main thread. */
export interface Job {
  task: string;
  input: unknown;
  port: MessagePort;
}

/** Messages of a running job to the main thread. */
export type JobMessage =
  /** A time-limited step starts. `thread` is the system's id of the worker thread; null if unknown. */
  | { kind: 'step'; subject: string; line: number | null; thread: number | null }
  | { kind: 'step-done' }
  | { kind: 'progress'; value: unknown }
  | { kind: 'question'; value: unknown };

/** The main thread's answer to a question. */
export type JobAnswer = { ok: true; value: unknown } | { ok: false };

/** Functions that a task can call. */
export interface JobContext {
  /**
   * Runs `work` under the pool's time limit, until the promise that it may return is settled. The pool ends the worker
   * when the limit is passed.
   * @param subject what the step works on, for the error message: a file, or `text`
   * @param line where the costliest part of it starts, from 1; null where unknown
   */
  step<T>(subject: string, line: number | null, work: () => T): T;
  progress(value: unknown): void;
  /** Asks the main thread, because workers have no database. */
  ask(value: unknown): Promise<unknown>;
}

/** A function that workers can run. Input and output are structured-cloned. */
export interface Task<Input, Output> {
  name: string;
  /** It may take minutes: a person's other work does not wait for it. Default false. */
  long?: boolean;
  run: (input: Input, context: JobContext) => Output | Promise<Output>;
}
