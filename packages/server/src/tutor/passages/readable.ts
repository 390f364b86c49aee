import { type SQL, sql } from 'drizzle-orm';
import { isAdministrator, isAuthor, type Viewer } from '../../courses';

/**
 * A query of the ids of the lessons that the viewer may read: previews of published courses for everyone; for learners
 * also their enrolled units, if the course was published before; all lessons of their courses for instructors, and all
 * lessons for administrators. Staged copies are never among them. Each part uses an index of its own, so that a learner
 * does not read the lessons of a whole site.
 */
export function readableLessons(viewer: Viewer): SQL {
  const of = sql`from units u join lessons l on l.unit_id = u.id join courses c on c.id = u.course_id`;
  if (isAdministrator(viewer)) return sql`select l.id ${of} where c.staged_for_id is null`;
  const previews = sql`select l.id from lessons l join units u on u.id = l.unit_id join courses c on c.id = u.course_id
    where l.preview and c.state = 'published' and c.staged_for_id is null`;
  if (viewer === null) return previews;
  const enrolled = sql`select l.id from enrolments e join courses c on c.id = e.course_id and c.state <> 'draft'
    join units u on u.course_id = c.id join lessons l on l.unit_id = u.id
    left join enrolment_units o on o.enrolment_id = e.id and o.unit_id = u.id
    where e.user_id = ${viewer.id} and e.state = 'active' and c.staged_for_id is null
      and (l.preview or e.whole or o.unit_id is not null)`;
  const written = sql`select l.id ${of} where c.staged_for_id is null and c.id in (
    select id from courses where owner_id = ${viewer.id}
    union all select course_id from course_authors where user_id = ${viewer.id})`;
  const parts = isAuthor(viewer) ? [previews, enrolled, written] : [previews, enrolled];
  return sql.join(parts, sql` union `);
}
