/** PostgreSQL's error codes that the modules act on. */
export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';

/** The driver's code of a failed query, however deep drizzle wrapped it; undefined for any other error. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code } = e as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/**
 * What may stand in a log about a failed query: its kind and where it happened, without the values of
 * the statement, which are people's data (reliability.md).
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

/** "Failed query: … params: …" and "invalid input syntax for type integer: …" carry what somebody typed. */
const withoutValues = (message: string) => message.replace(/\n?params:[\s\S]*$|: "[\s\S]*"$/, '');

/** A stack starts with the message, which repeats the statement's values. */
function frames(stack: string | undefined): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
