import { DEFAULT_TIME_ZONE } from '@digiken/contract/constants';
import { type SQL, sql } from 'drizzle-orm';

/** The day of a moment in the site's time zone, as a date of SQL. */
export const dayOf = (moment: Date): SQL =>
  sql`(${moment.toISOString()}::timestamptz at time zone ${DEFAULT_TIME_ZONE})::date`;

/** The start of the day after it, as a timestamp of SQL. */
export const nextDayOf = (moment: Date): SQL =>
  sql`((${dayOf(moment)} + 1)::timestamp at time zone ${DEFAULT_TIME_ZONE})`;
