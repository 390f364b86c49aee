import type { StagedChange } from '@digiken/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { courses, detailColumns, detailTexts, publicId, STAGED_PREFIX } from '../../courses';
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

interface UnitRow extends Record<string, unknown> {
  id: string;
  title: string;
  summary: string;
  price: number;
  completion: boolean;
  quiz: string | null;
}

interface LessonRow extends Record<string, unknown> {
  id: string;
  unit_id: string;
  title: string;
  preview: boolean;
  video: string | null;
  transcript: string | null;
  captions: string | null;
  activity: string | null;
  quiz: string | null;
  texts: Record<string, string> | null;
}

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
      ...{ title: courses.title, summary: courses.summary },
      description: sql<string>`md5(${courses.descriptionMarkdown})`,
      ...{ category: courses.categoryId, price: courses.priceWhole, picture: courses.image },
      ...detailColumns,
    })
    .from(courses)
    .where(eq(courses.id, courseId));
  const details: Readonly<Record<string, Print>> = course ? { ...course, ...detailTexts(course) } : {};
  const { rows: unitRows } = await db.execute<UnitRow>(sql`
    select u.id, u.title, u.summary, u.price, u.requires_quizzes as completion, ${quizPrint(sql`q.unit_id = u.id`)} as quiz
    from units u where u.course_id = ${courseId}
      ${only.unitId === undefined ? sql`` : sql`and u.id = ${only.unitId}`} order by u.position, u.id`);
  const units = unitRows.map((row): UnitOutline => {
    const { title, summary, price, completion, quiz } = row;
    const parts = {
      title,
      summary,
      price,
      ...(completion && { completion }),
      ...(quiz !== null && { quiz }),
    };
    return { id: publicId(row.id), title: row.title, parts: partsOf(parts), lessons: [] };
  });
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  for (const row of await readLessons(db, courseId, only.lessonId)) {
    const texts = Object.entries(row.texts ?? {}).map(
      ([language, print]) => [`text:${language}`, print] as const,
    );
    const { video, transcript, captions, activity, quiz } = row;
    const unit = publicId(row.unit_id);
    const parts = {
      unit,
      title: row.title,
      preview: row.preview,
      video,
      transcript,
      captions,
      activity,
      quiz,
    };
    unitById.get(unit)?.lessons.push({
      id: publicId(row.id),
      title: row.title,
      parts: partsOf({ ...parts, ...Object.fromEntries(texts) }),
    });
  }
  return {
    title: String(details['title'] ?? ''),
    parts: partsOf(details),
    banks: await readBanks(db, courseId),
    units,
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
const quizPrint = (place: SQL) => sql`
  (select md5(string_agg(concat_ws('|', q.kind, q.position, q.language, q.title, q.settings, q.opens_at, q.closes_at,
      s.position, s.question_id, s.question_version, s.points, ${plainId(sql`s.bank_id`)}, s.tag, s.draw_count),
      '' order by q.kind, q.position, q.language, s.position))
    from quizzes q left join quiz_slots s on s.quiz_id = q.id where ${place})`;

async function readLessons(db: Executor, courseId: string, lessonId?: string): Promise<LessonRow[]> {
  const { rows } = await db.execute<LessonRow>(sql`
    select l.id, l.unit_id, l.title, l.preview, v.src as video, md5(coalesce(v.transcript, v.transcript_html)) as transcript,
      (select string_agg(t.language || ' ' || t.src, ',' order by t.language)
        from lesson_video_tracks t where t.lesson_id = l.id) as captions,
      (select md5((to_jsonb(a) - 'lesson_id')::text) from lesson_activities a where a.lesson_id = l.id) as activity,
      ${quizPrint(sql`q.lesson_id = l.id`)} as quiz,
      (select jsonb_object_agg(t.language, md5(
          (to_jsonb(t) - '{lesson_id,language,version,updated_at,html,text,headings,missing_alt,search}'::text[])::text))
        from lesson_texts t where t.lesson_id = l.id) as texts
    from units u join lessons l on l.unit_id = u.id left join lesson_videos v on v.lesson_id = l.id
    where u.course_id = ${courseId} ${lessonId === undefined ? sql`` : sql`and l.id = ${lessonId}`}
    order by u.position, u.id, l.position, l.id`);
  return rows;
}

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
