import pg from 'pg';
import { databaseErrorCode } from './errors';

/** Interval between checks of the open connections; milliseconds. */
const EVERY_MS = 1_000;
/** A statement without a response for this long is checked; milliseconds. */
const SILENT_MS = 3_000;
/** Time limits of the check to connect and to get a response; milliseconds each. */
const CHECK_MS = 2_000;
/** How long a new connection of the pool may take; milliseconds. */
const CONNECT_MS = 4_000;

/** A client that records when it started to wait for a response. */
export class WatchedClient extends pg.Client {
  /** When the last statement was sent, by `Date.now()`; undefined while no response is due. */
  sentAt: number | undefined;

  constructor(config?: pg.ClientConfig) {
    // The pool's limit also covers the wait for a free connection, so it is longer.
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    // pg declares seven overloads of `query`: an override could not name them all.
    this.query = ((...args: unknown[]) => {
      this.sentAt = Date.now();
      return query(...args);
    }) as typeof this.query;
    this.on('drain', () => {
      this.sentAt = undefined;
    });
  }

  /** The process of PostgreSQL that serves this connection; pg does not declare it. */
  get pid(): number | undefined {
    return (this as { processID?: number | null }).processID ?? undefined;
  }
}

/**
 * Closes connections whose response will never come, so that the pool can replace them.
 *
 * A network that drops packets leaves each statement waiting without an error. Waiting time alone cannot tell such a
 * statement from a slow one, so PostgreSQL is asked over a new connection which statements still run.
 *
 * @param clients the open connections; may change over time
 * @param config how to reach the same database
 * @returns stops the watch
 */
export function watchConnections(clients: ReadonlySet<WatchedClient>, config: pg.ClientConfig): () => void {
  let checking = false;
  const check = async () => {
    const suspects = [...clients].filter(
      ({ sentAt }) => sentAt !== undefined && Date.now() - sentAt >= SILENT_MS,
    );
    if (checking || suspects.length === 0) return;
    checking = true;
    const sent = suspects.map(({ sentAt }) => sentAt);
    const isRunning = await askWhichRun(config);
    for (const [index, client] of suspects.entries()) {
      if (client.sentAt === sent[index] && !isRunning(client.pid)) {
        // With a response due, `end` closes the socket at once. The query rejects; nothing is left to handle.
        client.end().catch(() => {});
      }
    }
    checking = false;
  };
  const timer = setInterval(() => void check(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Asks PostgreSQL which processes are executing a statement. */
async function askWhichRun(config: pg.ClientConfig): Promise<(pid: number | undefined) => boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: CHECK_MS, query_timeout: CHECK_MS });
  // A connection that breaks between two calls reports it here only.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where state not like 'idle%'`,
    );
    const running = new Set(rows.map(({ pid }) => pid));
    return (pid) => pid !== undefined && running.has(pid);
  } catch (error) {
    // PostgreSQL itself refused, for instance because it has too many connections: the network works.
    const reachable = databaseErrorCode(error) !== undefined;
    return () => reachable;
  } finally {
    client.end().catch(() => {});
  }
}
