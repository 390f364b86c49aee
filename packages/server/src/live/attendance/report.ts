import type { LiveAttendance } from '@digiken/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { csvOf } from '../../platform/documents/csv';
import { nameColumn, users } from '../../users';
import type { ClassRow } from '../schedule/find';
import { liveAttendance } from '../tables';

/** Who was in a class and for how long, by name (spec 13.77). */
export async function attendanceOf(db: Executor, classId: string): Promise<LiveAttendance[]> {
  const name = nameColumn(users);
  const rows = await db
    .select({
      userId: liveAttendance.userId,
      name,
      seconds: sql<number>`sum(extract(epoch from ${liveAttendance.untilAt} - ${liveAttendance.fromAt}))
        filter (where not ${liveAttendance.opened})::float8`,
      firstAt: sql<Date>`min(${liveAttendance.fromAt})`.mapWith(liveAttendance.fromAt),
      lastAt: sql<Date>`max(${liveAttendance.untilAt})`.mapWith(liveAttendance.untilAt),
    })
    .from(liveAttendance)
    .innerJoin(users, eq(users.id, liveAttendance.userId))
    .where(eq(liveAttendance.classId, classId))
    .groupBy(liveAttendance.userId, users.firstName, users.lastName)
    .orderBy(asc(name), asc(liveAttendance.userId));
  return rows.map(({ userId, seconds, firstAt, lastAt, ...row }) => ({
    person: { _id: userId, name: row.name },
    minutes: seconds === null ? null : Math.round(seconds / 60),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}

/** The attendance as a file for spreadsheets. Times are in UTC. */
export async function attendanceCsv(db: Executor, row: ClassRow): Promise<{ name: string; csv: string }> {
  const people = await attendanceOf(db, row.id);
  const csv = csvOf([
    ['Name', 'Minutes', 'First seen', 'Last seen'],
    ...people.map(({ person, minutes, firstAt, lastAt }) => [
      person.name,
      minutes ?? 'Opened the link',
      firstAt,
      lastAt,
    ]),
  ]);
  return { name: `attendance-${row.startsAt.toISOString().slice(0, 10)}.csv`, csv };
}
