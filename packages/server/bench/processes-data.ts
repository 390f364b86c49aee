/**
 * The data of `npm run bench -- processes`: fills an empty database and prints, as one line of JSON, what the calls need:
 * learners with a normal number of courses, each with a course and a lesson of it. Settings by environment as for the
 * server; SCALE divides the full size.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../src/platform/config';
import { openServices } from '../src/platform/open-services';
import { users } from '../src/users/tables';
import { fillFast } from './fill-fast';
import { FULL, type Scale } from './scale-data';

const PASSWORD = 'maji ya kunywa 7';
const LEARNERS = 8;

const part = Number(process.env.SCALE ?? 1);
const scale = Object.fromEntries(
  Object.entries(FULL).map(([name, count]) => [name, Math.floor(count / part)]),
) as unknown as Scale;
const dataDir = await mkdtemp(join(tmpdir(), 'digiken-processes-'));
const services = await openServices(
  loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...process.env, DEMO: 'false' }),
);
try {
  const { db, database } = services;
  if ((await db.$count(users)) === 0) await fillFast(database.pool, { scale, password: PASSWORD });
  // The texts of this data have passages: a server that starts must not cut them again while it is measured.
  await database.pool.query(`insert into jobs (id, kind, key, run_at)
      values ('scale-passages', 'tutor.passages', 'all', now() + interval '1 day') on conflict do nothing`);
  const { rows } = await database.pool.query<{ id: string; email: string; course: string; lesson: string }>(`
      with normal as (select user_id, min(course_id) as course_id from enrolments
        where whole and state = 'active' group by user_id having count(*) between 4 and 20 limit ${LEARNERS * 4})
      select distinct on (u.email) u.id, u.email, n.course_id as course, l.id as lesson
      from normal n join users u on u.id = n.user_id and u.role = 'user' and u.status = 'active' join courses c on c.id = n.course_id and c.state = 'published'
      join units on units.course_id = n.course_id join lessons l on l.unit_id = units.id join lesson_texts t on t.lesson_id = l.id
      order by u.email limit ${LEARNERS}`);
  process.stdout.write(`${JSON.stringify({ password: PASSWORD, courses: scale.courses, learners: rows })}\n`);
} finally {
  await services.close();
  await rm(dataDir, { recursive: true, force: true });
}
