import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, DatabaseHandle } from './index';
import { PREPARE } from './prepare';
import { openPostgresPool } from './postgres';
import { replicationBeat } from './tables';

/** How long the writer of a change reads from the primary; seconds (spec 14.130). */
export const OWN_WRITES_SECONDS = 5;
/**
 * How far a replica may be behind, and how long that measurement counts; milliseconds. Together they are not longer than
 * {@link OWN_WRITES_SECONDS}: after that time a replica that is used has the change.
 */
const BEHIND_MS = 3_000;
const COUNTS_MS = 2_000;
const EVERY_MS = 1_000;
/** Longest wait for a connection: the primary can answer as well. Milliseconds. */
const CHECKOUT_MS = 2_000;
const BEAT = 'primary';

/**
 * A copy of the primary for reading. Every second the primary's pulse is written there and read here: its age says how far
 * the copy is behind, with any kind of replication and without comparing clocks (spec 14.131).
 */
export class Replica {
  readonly db: Database;
  readonly #pool: ReturnType<typeof openPostgresPool>;
  readonly #timer: NodeJS.Timeout;
  #usableUntil = 0;
  #checking: Promise<void> | undefined;

  constructor(
    url: string,
    private readonly primary: Pick<DatabaseHandle, 'db' | 'pool'>,
    onError: (error: unknown) => void,
  ) {
    const prepare = `${PREPARE}; set default_transaction_read_only = on`;
    this.#pool = openPostgresPool(url, { checkoutMs: CHECKOUT_MS, prepare });
    const { pool } = this.#pool;
    pool.on('error', onError);
    pool.on('connect', (client) => client.on('error', onError));
    // Whoever watches the statements of the primary watches these, too.
    pool.observers.add((text) => {
      const ends = [...primary.pool.observers].map((observe) => observe(text));
      return (error) => {
        for (const end of ends) end(error);
      };
    });
    this.db = drizzle(pool);
    this.#timer = setInterval(() => this.#check(), EVERY_MS);
    this.#timer.unref();
    this.#check();
  }

  /** Whether it answered and was not far behind a moment ago. */
  get usable(): boolean {
    return performance.now() < this.#usableUntil;
  }

  /** Not usable until the next check: a query failed. */
  suspect(): void {
    this.#usableUntil = 0;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checking;
    await this.#pool.close();
  }

  #check(): void {
    this.#checking ??= this.#measure()
      .catch(() => this.suspect())
      .finally(() => {
        this.#checking = undefined;
      });
  }

  async #measure(): Promise<void> {
    const started = performance.now();
    // Several processes share one pulse: most of them find that it has just been written.
    const { rows } = await this.primary.db.execute<{ now: Date }>(sql`
      with written as (
        insert into ${replicationBeat} values (${BEAT}, clock_timestamp())
        on conflict (name) do update set beat_at = excluded.beat_at
        where replication_beat.beat_at < excluded.beat_at - interval '500 milliseconds'
      )
      select extract(epoch from clock_timestamp()) * 1000 as now`);
    const [beat] = await this.db
      .select({ at: sql`extract(epoch from ${replicationBeat.beatAt}) * 1000`.mapWith(Number) })
      .from(replicationBeat)
      .where(eq(replicationBeat.name, BEAT));
    const behind = Number(rows[0]?.now) - (beat?.at ?? 0);
    this.#usableUntil = behind <= BEHIND_MS ? started + COUNTS_MS : 0;
  }
}
