import { AsyncLocalStorage } from 'node:async_hooks';

/** What caused the code that runs now. */
export interface Cause {
  /** Of the request, or of the request that added the job; undefined for work that the server started itself. */
  requestId: string | undefined;
  /** Who sent the request: a user's id, or the address of a visitor. */
  person?: string;
  /** The kind of the job that runs. */
  job?: string;
  /** The trace that it belongs to, as the tracer knows it. */
  trace?: unknown;
}

const storage = new AsyncLocalStorage<Cause>();

/** The request or job that the running code belongs to; undefined outside of both. */
export const currentCause = (): Cause | undefined => storage.getStore();

/** Runs `work`, and everything that it starts, as caused by this request or job. */
export const causedBy = <T>(cause: Cause, work: () => T): T => storage.run(cause, work);
