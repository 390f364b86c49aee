import type { StagedChange } from '@digiken/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import {
  courseFields,
  courses,
  lessonFields,
  lessons,
  lessonVideos,
  partsIn,
  pickFields,
  publicId,
  STAGED_PREFIX,
  unitFields,
  units,
} from '../../courses';
import type { Executor } from '../../platform/database';

export type Part = StagedChange['parts'][number];

/** Fingerprints of an item's parts, by part; texts by part and language, e.g. `text:en`. */
export type Parts = ReadonlyMap<string, string>;

export interface LessonOutline {
  id: string;
  title: string;
  parts: Parts;
}

export interface UnitOutline {
  id: string;
  title: string;
  parts: Parts;
  lessons: LessonOutline[];
}

/** A course's items in order with a fingerprint of each part. All ids are public ones. */
export interface CourseOutline {
  title: string;
  parts: Parts;
  /** Fingerprints of its question banks by their ids. */
  banks: ReadonlyMap<string, string>;
  units: UnitOutline[];
}

export const partOf = (key: string): Part => key.split(':')[0] as Part;

type Print = string | number | boolean | null;

/**
 * The outline of a course row, published or staged.
 * @param input `unitId`, `lessonId`: restrict the outline to one unit or lesson
 */
export async function readOutline(
  db: Executor,
  { courseId, ...only }: { courseId: string; unitId?: string; lessonId?: string },
): Promise<CourseOutline> {
  const [course] = await db
    .select({
      ...pickFields(courses, courseFields),
      descriptionMarkdown: sql<string>`md5(${courses.descriptionMarkdown})`,
    })
    .from(courses)
    .where(eq(courses.id, courseId));
  const unitRows = await db
    .select({ id: units.id, ...pickFields(units, unitFields), quiz: quizPrint(sql`q.unit_id = units.id`) })
    .from(units)
    .where(
      and(eq(units.courseId, courseId), only.unitId === undefined ? undefined : eq(units.id, only.unitId)),
    )
    .orderBy(units.position, units.id);
  const outlines = unitRows.map(({ id, quiz, ...row }): UnitOutline => {
    const parts: Readonly<Record<string, Print>> = { ...partsIn(row, unitFields), quiz };
    // A setting that is off, and a quiz that is not there, are no parts of an added unit.
    const present = Object.entries(parts).filter(([, value]) => value !== false && value !== null);
    return { id: publicId(id), title: row.title, parts: partsOf(Object.fromEntries(present)), lessons: [] };
  });
  const unitById = new Map(outlines.map((unit) => [unit.id, unit]));
  for (const row of await readLessons(db, courseId, only.lessonId)) {
    const { id, unitId, title, fields, texts, ...others } = row;
    const unit = publicId(unitId);
    const written = Object.entries(texts ?? {}).map(
      ([language, print]) => [`text:${language}`, print] as const,
    );
    const parts = {
      unit,
      title,
      ...partsIn(fields, lessonFields),
      ...others,
      ...Object.fromEntries(written),
    };
    unitById.get(unit)?.lessons.push({ id: publicId(id), title, parts: partsOf(parts) });
  }
  return {
    title: course?.title ?? '',
    parts: partsOf(course ? partsIn(course, courseFields) : {}),
    banks: await readBanks(db, courseId),
    units: outlines,
  };
}

/** Order does not matter: draws are at random. */
export async function readBanks(db: Executor, courseId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; print: string }>(sql`
    select k.id, md5(concat_ws('|', k.name, (select string_agg(concat_ws('|', b.question_id, b.question_version, b.points),
        '' order by b.question_id) from bank_questions b where b.bank_id = k.id))) as print
    from question_banks k where k.course_id = ${courseId} order by k.created_at, k.id`);
  return new Map(rows.map(({ id, print }) => [publicId(id), print]));
}

const partsOf = (values: Readonly<Record<string, Print>>): Parts =>
  new Map(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]));

const plainId = (id: SQL) => sql`regexp_replace(${id}, ${sql.raw(`'^${STAGED_PREFIX}'`)}, '')`;

/** A question's versions are never changed, so their numbers tell whether a quiz differs. */
const quizPrint = (place: SQL) => sql<string | null>`
  (select md5(string_agg(concat_ws('|', q.kind, q.position, q.language, q.title, q.settings, q.opens_at, q.closes_at,
      s.position, s.question_id, s.question_version, s.points, ${plainId(sql`s.bank_id`)}, s.tag, s.draw_count),
      '' order by q.kind, q.position, q.language, s.position))
    from quizzes q left join quiz_slots s on s.quiz_id = q.id where ${place})`;

/** The prints of lessons in the order of their parts. */
const readLessons = (db: Executor, courseId: string, lessonId?: string) =>
  db
    .select({
      ...{ id: lessons.id, unitId: lessons.unitId, title: lessons.title },
      fields: pickFields(lessons, lessonFields),
      video: lessonVideos.src,
      transcript: sql<
        string | null
      >`md5(coalesce(${lessonVideos.transcript}, ${lessonVideos.transcriptHtml}))`,
      captions: sql<string | null>`
        (select string_agg(t.language || ' ' || t.src, ',' order by t.language)
          from lesson_video_tracks t where t.lesson_id = lessons.id)`,
      activity: sql<string | null>`
        (select md5((to_jsonb(a) - 'lesson_id')::text) from lesson_activities a where a.lesson_id = lessons.id)`,
      quiz: quizPrint(sql`q.lesson_id = lessons.id`),
      texts: sql<Record<string, string> | null>`
        (select jsonb_object_agg(t.language, md5(
            (to_jsonb(t) - '{lesson_id,language,version,updated_at,html,text,headings,missing_alt,search}'::text[])::text))
          from lesson_texts t where t.lesson_id = lessons.id)`,
    })
    .from(units)
    .innerJoin(lessons, eq(lessons.unitId, units.id))
    .leftJoin(lessonVideos, eq(lessonVideos.lessonId, lessons.id))
    .where(and(eq(units.courseId, courseId), lessonId === undefined ? undefined : eq(lessons.id, lessonId)))
    .orderBy(units.position, units.id, lessons.position, lessons.id);

/** The parts that differ. */
export function differingParts(before: Parts, after: Parts): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => (before.get(name) ?? '') !== (after.get(name) ?? ''));
}

/** Returns whether the items in both lists are in a different order. */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const kept = before.filter((id) => after.includes(id));
  return String(kept) !== String(after.filter((id) => before.includes(id)));
}
