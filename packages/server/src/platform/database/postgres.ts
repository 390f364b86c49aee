import pg from 'pg';
import { RecoveringPool } from './pool';
import { WatchedClient, watchConnections } from './watchdog';

const CONNECTIONS = 20;
/** PostgreSQL ends a statement that takes longer; milliseconds. */
const STATEMENT_MS = 30_000;
/** Timeout of a response; milliseconds. The watchdog is usually faster. */
const RESPONSE_MS = STATEMENT_MS + 5_000;
/** The first keep-alive packet on a quiet connection; milliseconds. */
const KEEP_ALIVE_MS = 5_000;

/**
 * Makes PostgreSQL notice within about 10 s that this side is gone, and roll its transactions back. Otherwise their
 * locks would outlast a cut network by hours. Seconds, except `tcp_user_timeout` in milliseconds.
 */
const NOTICE_LOST_CLIENTS = [
  'set tcp_keepalives_idle = 5',
  'set tcp_keepalives_interval = 2',
  'set tcp_keepalives_count = 3',
  'set tcp_user_timeout = 10000',
].join('; ');

export interface PostgresOptions {
  /** Longest wait for a free connection; milliseconds. */
  checkoutMs: number;
  /** SQL that prepares each new connection. */
  prepare: string;
}

/**
 * Opens a pool that recovers by itself when the network or the database comes back.
 * @param url of the database
 */
export function openPostgresPool(
  url: string,
  { checkoutMs, prepare }: PostgresOptions,
): { pool: RecoveringPool; close: () => Promise<void> } {
  const connection = { connectionString: url, application_name: 'digiken' };
  const clients = new Set<WatchedClient>();
  const pool = new RecoveringPool({
    ...connection,
    Client: WatchedClient,
    max: CONNECTIONS,
    connectionTimeoutMillis: checkoutMs,
    statement_timeout: STATEMENT_MS,
    query_timeout: RESPONSE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // The pool awaits the result, although its types do not say so.
    onConnect: (client: pg.ClientBase): unknown => {
      const watched = client as WatchedClient;
      clients.add(watched);
      client.once('end', () => clients.delete(watched));
      return client.query(`${prepare}; ${NOTICE_LOST_CLIENTS}`);
    },
  });
  const stopWatching = watchConnections(clients, connection);
  return {
    pool,
    close: async () => {
      await pool.end();
      stopWatching();
    },
  };
}
