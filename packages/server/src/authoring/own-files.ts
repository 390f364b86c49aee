import { eq, inArray, and, type SQL, sql } from 'drizzle-orm';
import type { MayShow } from '../content';
import { isAdministrator, writtenBy } from '../courses';
import type { Executor } from '../platform/database';
import { files } from '../platform/database/tables';
import { MEDIA_PREFIX } from '../platform/files';
import type { Caller } from '../platform/http/route';
import { courseFiles } from './tables';

/** Notes that a file was uploaded for the texts of a course. @param path below /api/media/ */
export async function noteCourseFile(
  db: Executor,
  { courseId, path }: { courseId: string; path: string },
): Promise<void> {
  await db
    .insert(courseFiles)
    .values({ courseId, file: path.slice(MEDIA_PREFIX.length) })
    .onConflictDoNothing();
}

/**
 * The stored files that the caller may show in a text: those of the courses that they write, and those that anybody may
 * read. Administrators may show all (spec 15.104). What a text shows is signed for its readers, so the name of a file
 * alone must open nothing.
 */
export function ownFiles(db: Executor, caller: Caller): MayShow {
  return async (names) => {
    if (names.length === 0 || isAdministrator(caller)) return new Set(names);
    const allowed = new Set([...(await publicFiles(db, names)), ...(await notedFiles(db, caller, names))]);
    const unknown = names.filter((name) => !allowed.has(name));
    if (unknown.length > 0) {
      const found = await shownFiles(db, caller, unknown);
      if (found.length > 0) await db.insert(courseFiles).values(found).onConflictDoNothing();
      for (const { file } of found) allowed.add(file);
    }
    return allowed;
  };
}

async function publicFiles(db: Executor, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(and(inArray(files.name, [...names]), eq(files.isPublic, true)));
  return rows.map(({ name }) => name);
}

async function notedFiles(db: Executor, caller: Caller, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select distinct f.file from course_files f join courses c on c.id = f.course_id
    where f.file = any(${sql.param([...names])}::text[]) and ${writtenBy('c', caller.id)}`);
  return rows.map(({ file }) => file);
}

/**
 * Files that texts of the caller's courses show, by imports and copies of courses, too. Only what rendering has checked
 * is read: the source of a text may name any file.
 */
async function shownFiles(db: Executor, caller: Caller, names: readonly string[]) {
  const ofLesson = (text: SQL, from: SQL) => sql`
    select o.public_id, ${text} from own o join units u on u.course_id = o.id
    join lessons l on l.unit_id = u.id ${from}`;
  const asked = sql`concat_ws(' ', v.body #>> '{prompt,html}', v.body #>> '{picture,src}')`;
  const version = (from: SQL) => sql`${from} join question_versions v
    on v.question_id = p.question_id and v.version = p.question_version`;
  const { rows } = await db.execute<{ courseId: string; file: string }>(sql`
    with own as (
      select x.id, c.id as public_id from courses c
      join courses x on x.id = c.id or x.staged_for_id = c.id
      where c.staged_for_id is null and ${writtenBy('c', caller.id)}
    ), shown (course_id, content) as (
      select o.public_id, c.description_html from own o join courses c on c.id = o.id
      union all ${ofLesson(sql`t.html`, sql`join lesson_texts t on t.lesson_id = l.id`)}
      union all ${ofLesson(
        sql`concat_ws(' ', v.src, v.sound_src, v.poster, v.transcript_html)`,
        sql`join lesson_videos v on v.lesson_id = l.id`,
      )}
      union all ${ofLesson(sql`t.src`, sql`join lesson_video_tracks t on t.lesson_id = l.id`)}
      union all ${ofLesson(
        asked,
        version(sql`join quizzes q on q.lesson_id = l.id join quiz_slots p on p.quiz_id = q.id`),
      )}
      union all select o.public_id, ${asked} from own o join units u on u.course_id = o.id
        join quizzes q on q.unit_id = u.id ${version(sql`join quiz_slots p on p.quiz_id = q.id`)}
      union all select o.public_id, ${asked} from own o join question_banks b on b.course_id = o.id
        ${version(sql`join bank_questions p on p.bank_id = b.id`)}
    )
    select distinct s.course_id as "courseId", n.name as file
    from unnest(${sql.param([...names])}::text[]) as n(name)
    join files f on f.name = n.name
    join shown s on s.content ~ (${MEDIA_PREFIX} || replace(n.name, '.', '\\.') || '(?![a-z0-9])')`);
  return rows;
}
