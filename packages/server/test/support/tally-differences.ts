import type { TestServer } from './server';

/** Kept counts that are not those of a recount, in either direction. */
export async function tallyDifferences({ services }: TestServer): Promise<unknown[]> {
  const { rows } = await services.database.pool.query(`
    with kept as (select name, key, part, sum(change)::int as count from tallies group by 1, 2, 3 having sum(change) <> 0),
    counted as (select * from counted_tallies())
    (select 'kept' as which, * from (select * from kept except select * from counted) a)
    union all (select 'counted', * from (select * from counted except select * from kept) b)`);
  return rows;
}
