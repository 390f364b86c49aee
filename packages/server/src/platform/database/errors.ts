/** PostgreSQL's error codes that the modules act on. */
export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';

/** Returns PostgreSQL's code of a failed query, even when drizzle wrapped the error; undefined for any other error. */
export function databaseErrorCode(error: unknown): string | undefined {
  // System errors have codes of letters only: EPIPE.
  return causes(error).find(({ code }) => /^(?=.*\d)[0-9A-Z]{5}$/.test(code ?? ''))?.code;
}

/** Classes of PostgreSQL's codes after which the same request may succeed a little later. */
const TRANSIENT = [
  '08', // connection exception
  '25P03', // idle_in_transaction_session_timeout
  '40', // transaction rollback: serialisation failure, deadlock
  '53', // insufficient resources
  '55P03', // lock_not_available
  '57', // operator intervention: shutdown, crash, start-up, statement timeout
];
const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Errors of the driver, its pool and the embedded database that have no code. */
const DRIVER =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|Client was closed|after calling end on the pool|embedded database stopped/;

/** Returns whether the database cannot be reached or cannot work now, so that a later try may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code !== undefined) return TRANSIENT.some((start) => code.startsWith(start));
  return causes(error).some(({ code: system, message }) => NETWORK.has(system ?? '') || DRIVER.test(message));
}

/** disk_full of PostgreSQL; no space, quota and file size of the operating system. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** Returns whether there is no room left for data, in the database or in a folder. */
export function isStorageFull(error: unknown): boolean {
  return causes(error).some(({ code }) => FULL.has(code ?? ''));
}

/** The error and its causes, outermost first. */
function causes(error: unknown): (Error & { code?: string })[] {
  const found: (Error & { code?: string })[] = [];
  for (let e = error; e instanceof Error; e = e.cause) found.push(e);
  return found.filter(({ code }: { code?: unknown }) => code === undefined || typeof code === 'string');
}

/**
 * Describes an error for the log: its kind and where it happened. The values of a failed statement are left out,
 * because they are personal data.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'Something other than an error was thrown' };
  const { code, constraint, table, column } = error as unknown as Record<string, unknown>;
  const isQuery = 'params' in error || 'severity' in error;
  return {
    type: error.name,
    message: isQuery ? withoutValues(error.message) : error.message,
    stack: isQuery ? frames(error.stack) : error.stack,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(typeof column === 'string' && { column }),
    ...(error.cause !== undefined && { cause: loggableError(error.cause) }),
  };
}

/** "Failed query: … params: …" and "invalid input syntax for type integer: …" contain what a user typed. */
const withoutValues = (message: string) => message.replace(/\n?params:[\s\S]*$|: "[\s\S]*"$/, '');

/** A stack starts with the message, which contains the statement's values. */
function frames(stack: string | undefined): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
