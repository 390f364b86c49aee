import type pg from 'pg';

/** Called when a statement is sent. @returns is called when its answer is there, with the error if it failed */
export type QueryObserver = (text: string) => (error?: unknown) => void;

type Query = (...args: unknown[]) => unknown;

/** Reports every statement of a connection to the observers of that moment. Without any it costs one comparison. */
export function observeQueries(client: pg.ClientBase, observers: ReadonlySet<QueryObserver>): void {
  const query = client.query.bind(client) as Query;
  // pg declares seven overloads of `query`: an override could not name them all.
  client.query = ((...args: unknown[]) => {
    if (observers.size === 0) return query(...args);
    const text = textOf(args[0]);
    const ends = [...observers].map((observe) => observe(text));
    const end = (error?: unknown) => {
      for (const report of ends) report(error);
    };
    const last = args.length - 1;
    const callback = args[last];
    if (typeof callback === 'function') {
      args[last] = (error: unknown, result: unknown) => {
        end(error ?? undefined);
        (callback as Query)(error, result);
      };
      return query(...args);
    }
    const result = query(...args);
    // The caller handles the rejection.
    if (result instanceof Promise) result.then(() => end(), end);
    return result;
  }) as typeof client.query;
}

/** The statement, with `$1` for its values. */
function textOf(first: unknown): string {
  if (typeof first === 'string') return first;
  const { text } = (first ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
