import type { ImportChange, ImportChanges } from '@digiken/contract';
import { sql } from 'drizzle-orm';
import { publicId } from '../../courses';
import type { Executor } from '../../platform/database';
import type { Written } from '../../import';
import { compareOutlines } from '../staging/changes';
import { type CourseOutline, readOutline } from '../staging/outline';

interface Quiz extends Record<string, unknown> {
  id: string;
  title: string;
  unit: string;
  print: string;
}

/** A course row before or after an import. */
export interface Snapshot {
  outline: CourseOutline;
  quizzes: ReadonlyMap<string, Quiz>;
  pictures: ReadonlySet<string>;
}

/** @param rowId the course, or its staged copy */
export async function takeSnapshot(db: Executor, rowId: string): Promise<Snapshot> {
  const { rows: quizzes } = await db.execute<Quiz>(sql`
    select q.id, q.title, u.title as unit, md5(concat_ws('|', q.title, q.kind, coalesce(q.unit_id, q.lesson_id),
      (select string_agg(concat_ws('|', s.position, s.question_id, s.question_version, s.points), '' order by s.position)
        from quiz_slots s where s.quiz_id = q.id))) as print
    from quizzes q left join lessons l on l.id = q.lesson_id join units u on u.id = coalesce(q.unit_id, l.unit_id)
    where u.course_id = ${rowId} order by u.position, q.id`);
  const { rows: pictures } = await db.execute<{ hash: string }>(sql`
    select distinct found[1] as hash from (
      select t.source as text from lesson_texts t join lessons l on l.id = t.lesson_id join units u on u.id = l.unit_id
        where u.course_id = ${rowId}
      union all select concat_ws(' ', c.description_markdown, c.image) from courses c where c.id = ${rowId}
      union all select v.poster from lesson_videos v join lessons l on l.id = v.lesson_id
        join units u on u.id = l.unit_id where u.course_id = ${rowId}
    ) texts, regexp_matches(texts.text, '([0-9a-f]{64})\\.(?:webp|png|jpg|gif|svg)', 'g') as found`);
  return {
    outline: await readOutline(db, { courseId: rowId }),
    quizzes: new Map(quizzes.map((quiz) => [publicId(quiz.id), quiz])),
    pictures: new Set(pictures.map(({ hash }) => hash)),
  };
}

interface Order {
  courseId: string;
  before: Snapshot;
  after: Snapshot;
  /** Of the write, whose report names what learners keep. */
  written: Pick<Written, 'kept'>;
  live: boolean;
}

/** What an import changes, with the number of learners whom a changed or removed part concerns (spec 14.177). */
export async function changesOf(
  db: Executor,
  { courseId, before, after, written, live }: Order,
): Promise<ImportChanges> {
  const items: Found[] = [
    ...compareOutlines(courseId, before.outline, after.outline).flatMap(toChange),
    ...quizChanges(before.quizzes, after.quizzes),
    ...keptItems(before.outline, written),
  ];
  const learners = await learnersOf(db, items);
  const count = (item: ImportChange['item'], change: ImportChange['change']) =>
    items.filter((each) => each.item === item && each.change === change).length;
  const counts = (item: ImportChange['item']) => ({
    added: count(item, 'added'),
    changed: count(item, 'changed'),
    moved: count(item, 'moved'),
    removed: count(item, 'removed'),
  });
  const missing = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((hash) => !other.has(hash)).length;
  return {
    units: counts('unit'),
    lessons: counts('lesson'),
    quizzes: counts('quiz'),
    pictures: {
      added: missing(after.pictures, before.pictures),
      changed: 0,
      moved: 0,
      removed: missing(before.pictures, after.pictures),
    },
    items: items.map(({ id, ...item }) => ({
      ...item,
      learners: item.change === 'added' ? 0 : (learners.get(id) ?? 0),
    })),
    live,
  };
}

type Found = Omit<ImportChange, 'learners'> & { id: string };

type Change = ReturnType<typeof compareOutlines>[number];

/** Quizzes are items of their own. */
function toChange({ _id: id, item, change, title, unit, parts: all }: Change): Found[] {
  const parts = all.filter((part) => part !== 'quiz');
  if (change === 'changed' && parts.length === 0) return [];
  // A unit or lesson whose only difference is its place has moved.
  const moved = change === 'changed' && parts.every((part) => part === 'unit' || part === 'order');
  return [{ id, item, change: moved && item !== 'course' ? 'moved' : change, title, unit, parts }];
}

function quizChanges(before: ReadonlyMap<string, Quiz>, after: ReadonlyMap<string, Quiz>): Found[] {
  const changes: Found[] = [];
  const add = (change: ImportChange['change'], id: string, { title, unit }: Quiz) =>
    void changes.push({ id, item: 'quiz', change, title, unit, parts: [] });
  const place = ({ print }: Quiz) => print;
  for (const [id, quiz] of after) {
    const was = before.get(id);
    if (was === undefined) add('added', id, quiz);
    else if (place(was) !== place(quiz)) add('changed', id, quiz);
  }
  for (const [id, quiz] of before) if (!after.has(id)) add('removed', id, quiz);
  return changes;
}

/** What is no longer in the file and stays, because learners have it. */
function keptItems({ units }: CourseOutline, { kept }: Pick<Written, 'kept'>): Found[] {
  const ids = new Set(kept.map(publicId));
  const keeps = (
    item: 'unit' | 'lesson',
    { id, title }: { id: string; title: string },
    unit: string | null,
  ) => (ids.has(id) ? [{ id, item, change: 'kept' as const, title, unit, parts: [] }] : []);
  return units.flatMap((unit): Found[] => [
    ...keeps('unit', unit, null),
    ...unit.lessons.flatMap((lesson) => keeps('lesson', lesson, unit.title)),
  ]);
}

/** Learners by the id of a unit, lesson or quiz. */
async function learnersOf(db: Executor, items: readonly Found[]): Promise<ReadonlyMap<string, number>> {
  const ids = sql`${sql.param(items.map(({ id }) => id))}::text[]`;
  const { rows } = await db.execute<{ id: string; learners: number }>(sql`
    select p.lesson_id as id, count(distinct p.user_id)::integer as learners from lesson_progress p
      join users u on u.id = p.user_id where p.lesson_id = any(${ids}) and u.role = 'user' group by p.lesson_id
    union all
    select u.id, count(distinct e.user_id)::integer from units u
      join enrolments e on e.course_id = u.course_id and e.state = 'active'
      left join enrolment_units own on own.enrolment_id = e.id and own.unit_id = u.id
      where u.id = any(${ids}) and (e.whole or own.unit_id is not null) group by u.id
    union all
    select a.quiz_id, count(distinct a.user_id)::integer from quiz_attempts a
      where a.quiz_id = any(${ids}) group by a.quiz_id`);
  return new Map(rows.map(({ id, learners }) => [id, learners]));
}
