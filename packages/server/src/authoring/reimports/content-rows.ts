import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  courses,
  lessonActivities,
  lessons,
  lessonTexts,
  lessonVideos,
  lessonVideoTracks,
  units,
} from '../../courses';
import { quizSlots, quizzes } from '../../quizzes';

/** A table with rows of a course's content. */
export interface ContentTable {
  table: PgTable;
  key: readonly string[];
  /** Selects the rows of a course. @param course its id @param alias of the table */
  of: (course: SQL) => SQL;
  /** Columns that are kept and restored, with the key; default: all. */
  only?: readonly string[];
}

const lessonsOf = (course: SQL) =>
  sql`select l.id from lessons l join units u on u.id = l.unit_id where u.course_id = ${course}`;
const quizzesOf = (course: SQL) =>
  sql`select q.id from quizzes q where q.unit_id in (select id from units where course_id = ${course})
    or q.lesson_id in (${lessonsOf(course)})`;
const ofLesson = (table: PgTable, key: readonly string[]): ContentTable => ({
  table,
  key,
  of: (course) => sql`t.lesson_id in (${lessonsOf(course)})`,
});

/**
 * What an import writes, parents first. Prices, previews and other choices of the author are columns of these rows,
 * so a restore brings them back as they were; the import can be undone only while nobody has changed them since.
 */
export const CONTENT: readonly ContentTable[] = [
  {
    table: courses,
    key: ['id'],
    of: (course) => sql`t.id = ${course}`,
    only: ['title', 'summary', 'description_markdown', 'description_html', 'image', 'languages'],
  },
  { table: units, key: ['id'], of: (course) => sql`t.course_id = ${course}` },
  {
    table: lessons,
    key: ['id'],
    of: (course) => sql`t.unit_id in (select id from units where course_id = ${course})`,
  },
  ofLesson(lessonTexts, ['lesson_id', 'language']),
  ofLesson(lessonVideos, ['lesson_id']),
  ofLesson(lessonVideoTracks, ['lesson_id', 'language']),
  ofLesson(lessonActivities, ['lesson_id']),
  { table: quizzes, key: ['id'], of: (course) => sql`t.id in (${quizzesOf(course)})` },
  { table: quizSlots, key: ['id'], of: (course) => sql`t.quiz_id in (${quizzesOf(course)})` },
];

export const nameOf = ({ table }: ContentTable): SQL => sql.identifier(getTableName(table)) as unknown as SQL;

/** Stored columns of a table, without those that PostgreSQL computes. */
export const columnsOf = ({ table }: ContentTable): string[] =>
  Object.values(getTableColumns(table))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => name);
