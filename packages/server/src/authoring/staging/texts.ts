import type { StagedChangeDetail } from '@digiken/contract';
import { CHANGED_PARTS } from '@digiken/contract/constants';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import {
  categories,
  courseFields,
  courses,
  lessonActivities,
  lessonFields,
  lessons,
  lessonTexts,
  lessonVideos,
  lessonVideoTracks,
  partsIn,
  pickFields,
  STAGED_PREFIX,
  stagedId,
  unitFields,
  units,
} from '../../courses';
import type { Executor } from '../../platform/database';
import type { OutlineChange } from './changes';
import { partOf } from './outline';
import { readQuizTexts } from './quiz-texts';

type Text = StagedChangeDetail['texts'][number];
/** The texts of one row by the key of the part. `title:en` is a lesson's title in that language. */
export type Texts = ReadonlyMap<string, string | null>;

const NO_TEXTS: Texts = new Map();

/**
 * Adds the old and the new texts to changes of a course.
 * @param input `isNew`: learners have never seen it, so that its own rows are the new ones. Default: those of its staged copy
 */
export async function withTexts(
  db: Executor,
  changes: readonly OutlineChange[],
  { isNew = false }: { isNew?: boolean } = {},
): Promise<StagedChangeDetail[]> {
  const ids = (item: OutlineChange['item']) =>
    changes.filter((change) => change.item === item).map(({ _id }) => _id);
  const texts = new Map<string, Texts>();
  for (const item of ['course', 'unit', 'lesson'] as const) {
    const wanted = ids(item).flatMap((id) => [id, stagedId(id)]);
    if (wanted.length === 0) continue;
    for (const [id, found] of await READERS[item](db, wanted)) texts.set(id, found);
  }
  const textsAt = (id: string) => texts.get(id) ?? NO_TEXTS;
  return changes.map(({ keys, ...change }) => {
    const before = isNew ? NO_TEXTS : textsAt(change._id);
    return {
      ...change,
      texts: compareTexts(before, textsAt(isNew ? change._id : stagedId(change._id)), keys),
    };
  });
}

/** The texts of a published course, unit or lesson. */
export async function readTexts(
  db: Executor,
  { item, id }: { item: OutlineChange['item']; id: string },
): Promise<Texts> {
  return (await READERS[item](db, [id])).get(id) ?? NO_TEXTS;
}

/** @param keys of the parts to compare; default all */
export function compareTexts(before: Texts, after: Texts, keys?: readonly string[]): Text[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const wanted = names.filter((name) => {
    if (keys === undefined || keys.includes(name)) return true;
    const [part, language] = name.split(':');
    return part === 'title' && language !== undefined && keys.includes(`text:${language}`);
  });
  return wanted
    .map((name) => ({
      part: partOf(name),
      language: name.split(':')[1] ?? null,
      before: before.get(name) ?? null,
      after: after.get(name) ?? null,
    }))
    .filter((text) => text.before !== text.after || REPLACED.has(text.part));
}

/** Parts that can differ although their text is the same, e.g. new captions in the same language. */
const REPLACED: ReadonlySet<string> = new Set(['captions']);

/** Fields as texts, in the order of the parts. */
const textsIn = (parts: ReturnType<typeof partsIn>): [string, string | null][] =>
  CHANGED_PARTS.flatMap((part) => {
    const value = parts[part];
    if (value === undefined) return [];
    if (typeof value === 'boolean') return [[part, value ? 'yes' : 'no']];
    return [[part, value === null ? null : String(value)]];
  });

async function textsOfCourses(db: Executor, ids: readonly string[]): Promise<Map<string, Texts>> {
  const rows = await db
    .select({ course: courses, category: categories.name })
    .from(courses)
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(inArray(courses.id, [...ids]));
  const titles = await titlesIn(db, units, units.courseId, ids);
  const banks = await readBankTexts(db, ids);
  return new Map(
    rows.map(({ course, category }) => [
      course.id,
      new Map([
        ...textsIn({ ...partsIn(course, courseFields), category }),
        ['order', titles.get(course.id) ?? null],
        ['banks', banks.get(course.id) ?? null],
      ]),
    ]),
  );
}

async function textsOfUnits(db: Executor, ids: readonly string[]): Promise<Map<string, Texts>> {
  const rows = await db
    .select()
    .from(units)
    .where(inArray(units.id, [...ids]));
  const titles = await titlesIn(db, lessons, lessons.unitId, ids);
  const quizTexts = await readQuizTexts(db, ids);
  return new Map(
    rows.map((unit) => [
      unit.id,
      new Map([
        ...textsIn(partsIn(unit, unitFields)),
        ['order', titles.get(unit.id) ?? null],
        ['quiz', quizTexts.get(unit.id) ?? null],
      ]),
    ]),
  );
}

async function titlesIn(
  db: Executor,
  table: typeof units | typeof lessons,
  parent: typeof units.courseId | typeof lessons.unitId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ parent: sql<string>`${parent}`, title: table.title })
    .from(table)
    .where(inArray(parent, [...ids]))
    .orderBy(asc(table.position), asc(table.id));
  const titles = new Map<string, string>();
  for (const row of rows) {
    const before = titles.get(row.parent);
    titles.set(row.parent, before === undefined ? row.title : `${before}\n${row.title}`);
  }
  return titles;
}

async function textsOfLessons(db: Executor, ids: readonly string[]): Promise<Map<string, Texts>> {
  const rows = await db
    .select({
      id: lessons.id,
      fields: pickFields(lessons, lessonFields),
      unit: units.title,
      video: lessonVideos,
      activity: lessonActivities,
    })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .leftJoin(lessonVideos, eq(lessonVideos.lessonId, lessons.id))
    .leftJoin(lessonActivities, eq(lessonActivities.lessonId, lessons.id))
    .where(inArray(lessons.id, [...ids]));
  const written = await db
    .select()
    .from(lessonTexts)
    .where(inArray(lessonTexts.lessonId, [...ids]))
    .orderBy(asc(lessonTexts.language));
  const tracks = await db
    .select()
    .from(lessonVideoTracks)
    .where(inArray(lessonVideoTracks.lessonId, [...ids]))
    .orderBy(asc(lessonVideoTracks.language));
  const quizTexts = await readQuizTexts(db, ids);
  return new Map(
    rows.map(({ id, fields, unit, video, activity }) => {
      const texts = new Map<string, string | null>([
        ['unit', unit],
        ...textsIn(partsIn(fields, lessonFields)),
      ]);
      for (const text of written.filter(({ lessonId }) => lessonId === id)) {
        texts.set(`title:${text.language}`, text.title);
        texts.set(`text:${text.language}`, text.source);
      }
      if (video !== null) {
        const { src, transcript } = video;
        texts.set('video', src);
        texts.set('transcript', transcript);
      }
      if (activity !== null) texts.set('activity', `${activity.title} (${activity.launch})`);
      const captions = tracks.filter(({ lessonId }) => lessonId === id).map(({ label }) => label);
      if (captions.length > 0) texts.set('captions', captions.join(', '));
      const quiz = quizTexts.get(id);
      if (quiz !== undefined) texts.set('quiz', quiz);
      return [id, texts];
    }),
  );
}

/** The options of the version `v` of a question with the key `k`; those of the key are ticked. */
const OPTIONS = sql`coalesce(
  (select string_agg(E'\n' || case when k.key ->> 'option' = o.value ->> 'id' or k.key -> 'options' ? (o.value ->> 'id')
      then '✓ ' else '– ' end || (o.value ->> 'text'), '' order by o.ordinality)
    from jsonb_array_elements(v.body -> 'options') with ordinality o), '')`;

/** The names of banks with the questions that differ from the other copy of the course, by the course's id. */
async function readBankTexts(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const prefix = sql.raw(`'${STAGED_PREFIX}'`);
  const { rows } = await db.execute<{ course_id: string; text: string }>(sql`
    select n.course_id, string_agg(n.name || n.questions, E'\n\n' order by n.created_at, n.name) as text from (
      select c.course_id, c.name, c.created_at, coalesce((
        select string_agg(E'\n' || (v.body #>> '{prompt,text}') || ${OPTIONS}, '' order by b.position, b.question_id)
        from bank_questions b
          join question_versions v on v.question_id = b.question_id and v.version = b.question_version
          join question_keys k on k.question_id = b.question_id and k.version = b.question_version
        where b.bank_id = c.id and not exists (
          select 1 from bank_questions o
          where o.id = case when starts_with(b.id, ${prefix}) then substr(b.id, ${STAGED_PREFIX.length + 1}::integer)
              else ${prefix} || b.id end
            and o.question_version = b.question_version and o.points = b.points)), '') as questions
      from question_banks c where c.course_id = any(${sql.param([...ids])}::text[])) n
    group by n.course_id`);
  return new Map(rows.map((row) => [row.course_id, row.text]));
}

/** The texts of rows, published or staged, by the row's id. */
const READERS = { course: textsOfCourses, unit: textsOfUnits, lesson: textsOfLessons };
