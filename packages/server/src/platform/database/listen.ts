import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** The channel of NOTIFY that all events share. */
export const EVENT_CHANNEL = 'digiken_events';

/** Waits before the first, second, … new connection; milliseconds. The last one is repeated. */
const WAITS_MS = [200, 500, 1_000, 2_000, 5_000];
/** How often a quiet connection is checked; milliseconds. */
const CHECK_MS = 15_000;
const RESPONSE_MS = 5_000;

export interface Listener {
  onPayload: (payload: string) => void;
  /** Some notifications may have been missed. */
  onLost: () => void;
}

/** Receives the notifications of the channel. @returns stops; resolves when nothing more arrives */
export type Listen = (listener: Listener) => Promise<() => Promise<void>>;

/**
 * Listens on a connection of its own and opens a new one when it breaks.
 * @returns once it listens
 * @throws {Error} if the first connection cannot be opened
 */
export const listenOnPostgres =
  (url: string): Listen =>
  async (listener) => {
    const stopped = new AbortController();
    let client = await connect(url, listener);

    const keep = async () => {
      while (!stopped.signal.aborted) {
        await ended(client, stopped.signal);
        for (let attempt = 0; !stopped.signal.aborted; attempt += 1) {
          try {
            client = await connect(url, listener);
            listener.onLost();
            break;
          } catch {
            // The database is away; requests report it. Listening goes on when it is back.
            const wait = WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)];
            await setTimeout(wait, undefined, { signal: stopped.signal }).catch(() => {});
          }
        }
      }
    };
    const kept = keep();
    return async () => {
      stopped.abort();
      await kept;
      await client.end().catch(() => {});
    };
  };

async function connect(url: string, { onPayload }: Listener): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'digiken-events',
    connectionTimeoutMillis: RESPONSE_MS,
    query_timeout: RESPONSE_MS,
    keepAlive: true,
  });
  // Without a listener the process would end when the connection breaks.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${EVENT_CHANNEL}`);
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
  return client;
}

/** Resolves when the connection has ended, no longer responds, or is not needed any more. */
async function ended(client: pg.Client, stop: AbortSignal): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  client.once('end', end);
  client.once('error', end);
  stop.addEventListener('abort', end, { once: true });
  while (!over.signal.aborted) {
    await setTimeout(CHECK_MS, undefined, { signal: over.signal }).catch(() => {});
    // A network that drops packets breaks nothing visibly.
    if (!over.signal.aborted) await client.query('select 1').catch(end);
  }
  stop.removeEventListener('abort', end);
  if (!stop.aborted) client.end().catch(() => {});
}
