import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database';
import { tallies } from './tables';

/** What is counted; the triggers of the migration `growth` say how. */
export type TallyName =
  /** By state, staged copies included. */
  | 'courses-by-state'
  /** By owner, and state; without staged copies. */
  | 'own-courses'
  /** By category (empty without one), and what the catalogue filters by; see {@link readPublished}. */
  | 'published'
  /** By role. */
  | 'people-by-role'
  /** By Monday, in UTC. */
  | 'sign-ups-by-week'
  | 'enrolments-by-week'
  | 'enrolments-by-state'
  /** By instructor, and Monday in Nairobi or state. */
  | 'taught-by-week'
  | 'taught-by-state'
  | 'hubs'
  /** By hub, and Monday in Nairobi or state. */
  | 'joined-by-week'
  | 'hub-requests'
  /** By state. */
  | 'tickets'
  | 'message-reports';

export interface Tally {
  name: TallyName;
  key: string;
  part: string;
  count: number;
}

/** The counts of some names, or of some keys of them; what counts 0 is missing. */
export async function readTallies(
  db: Executor,
  { names, keys, parts }: { names: TallyName[]; keys?: string[]; parts?: string[] },
): Promise<Tally[]> {
  const within = (column: typeof tallies.key | typeof tallies.part, some: string[] | undefined) =>
    some === undefined ? undefined : inArray(column, some);
  const rows = await db
    .select({
      name: tallies.name,
      key: tallies.key,
      part: tallies.part,
      count: sql<number>`sum(${tallies.change})::int`,
    })
    .from(tallies)
    .where(and(inArray(tallies.name, names), within(tallies.key, keys), within(tallies.part, parts)))
    .groupBy(tallies.name, tallies.key, tallies.part)
    .having(sql`sum(${tallies.change}) <> 0`);
  return rows as Tally[];
}

/** The counts of a name by key, as a subquery with `key` and `count`. */
export const tallyByKey = (db: Executor, name: TallyName) =>
  db
    .select({ key: tallies.key, count: sql<number>`sum(${tallies.change})::int`.as('count') })
    .from(tallies)
    .where(eq(tallies.name, name))
    .groupBy(tallies.key)
    .as('tally');

/** The sum of the counts that a test accepts. */
export const sumOf = (all: readonly Tally[], accepts: (tally: Tally) => boolean): number =>
  all.reduce((sum, tally) => (accepts(tally) ? sum + tally.count : sum), 0);

/**
 * Replaces the changes of each count by their sum. Without it, counts stay right and are read more slowly. Two at once do
 * no harm: what one has taken, the other one does not find.
 */
export async function foldTallies(db: Executor): Promise<void> {
  const several: SQL = sql`select name, key, part from tallies group by name, key, part having count(*) > 1`;
  await db.execute(sql`
    with gone as (
      delete from tallies where (name, key, part) in (${several}) returning name, key, part, change
    )
    insert into tallies (name, key, part, change)
    select name, key, part, sum(change)::int from gone group by name, key, part having sum(change) <> 0`);
}
