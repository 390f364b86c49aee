import { getTableName, sql } from 'drizzle-orm';
import { keepVersions, refreshTotals } from '../../courses';
import type { Executor } from '../../platform/database';
import type { Recorder } from '../../import';
import { requestCoursePassages } from '../../tutor';
import { columnsOf, CONTENT, type ContentTable, nameOf } from './content-rows';
import { keepDependents, restoreDependents } from './dependents';

/** Keeps what an import replaces and removes, in the import's transaction. @param end notes the import */
export const recorderOf = (importId: string, end: Recorder['end']): Recorder => ({
  end,
  async begin(tx, rowId) {
    // An import that is tried again keeps its rows once.
    await tx.execute(sql`delete from import_replaced where import_id = ${importId}`);
    for (const [step, content] of CONTENT.entries()) {
      const columns = new Set(
        content.only === undefined ? columnsOf(content) : [...content.key, ...content.only],
      );
      const row = sql`(select jsonb_object_agg(part.key, part.value) from jsonb_each(to_jsonb(t)) part
        where part.key = any(${sql.param([...columns])}::text[]))`;
      await tx.execute(sql`
        insert into import_replaced (import_id, step, table_name, kind, row)
        select ${importId}::text, ${step}::integer, ${getTableName(content.table)}::text, 'content', ${row}
        from ${nameOf(content)} t where ${content.of(sql`${rowId}`)}`);
    }
  },
  removing: (tx, kind, ids) => keepDependents(tx, { importId, table: kind, ids }),
});

/** Rows that belong to one that an import found, by the column that names it. */
const PARENTS: Readonly<Record<string, { column: string; of: string }>> = {
  lesson_texts: { column: 'lesson_id', of: 'lessons' },
  lesson_videos: { column: 'lesson_id', of: 'lessons' },
  lesson_video_tracks: { column: 'lesson_id', of: 'lessons' },
  lesson_activities: { column: 'lesson_id', of: 'lessons' },
  quiz_slots: { column: 'quiz_id', of: 'quizzes' },
};

const WITHOUT_TEXT = ['version', 'updated_at'];

/**
 * Brings the rows of a course back as they were before an import. Ids stay, so enrolments, progress, notes and
 * attempts stay valid. Lessons that the import added and learners have studied since are kept, with their unit, as are
 * units that learners have bought since.
 * @param input `rowId`: the course, or its staged copy, which the import wrote
 * @returns titles of added units and lessons that are kept
 */
export async function restoreReplaced(
  tx: Executor,
  { importId, rowId, by, at }: { importId: string; rowId: string; by: string | null; at: Date },
): Promise<string[]> {
  const added = await addedItems(tx, importId, rowId);
  const removedLessons = await removeAdded(tx, importId, rowId, added);
  const { rows: before } = await tx.execute<{ id: string }>(found(importId, 'lessons'));
  const texts = { by, at, origin: 'restored', changedOnly: true } as const;
  await keepVersions(tx, { ...texts, lessonIds: before.map(({ id }) => id) }, async () => {
    for (const content of CONTENT) await writeContent(tx, importId, content);
  });
  await restoreDependents(tx, importId);
  // Deleted last: until here, they held the lessons that the import moved into them.
  const { rows: removedUnits } = await tx.execute<Item>(sql`
    delete from units u where u.id = any(${idList(added.units)})
      and not exists (select 1 from lessons l where l.unit_id = u.id)
      and not exists (select 1 from enrolment_units e where e.unit_id = u.id) returning u.id, u.title`);
  await requestCoursePassages(tx, { courseId: rowId, at });
  await refreshTotals(tx, rowId);
  const removed = new Set([...removedLessons, ...removedUnits].map(({ id }) => id));
  return [...added.units, ...added.lessons].filter(({ id }) => !removed.has(id)).map(({ title }) => title);
}

type Item = { id: string; title: string };

const idList = (rows: readonly Item[]) => sql`${sql.param(rows.map(({ id }) => id))}::text[]`;

/** Ids that the import found, of one table. */
const found = (importId: string, table: string) => sql`(select row ->> 'id' as id from import_replaced
  where import_id = ${importId} and kind = 'content' and table_name = ${table})`;

/** Locks what the import added. Enrolments and lessons being opened hold a shared lock: wait for them. */
async function addedItems(tx: Executor, importId: string, rowId: string) {
  const added = async (table: 'units' | 'lessons', where: ReturnType<typeof sql>) =>
    (
      await tx.execute<Item>(sql`
        select t.id, t.title from ${sql.identifier(table)} t
        where ${where} and t.id not in ${found(importId, table)} order by t.id for update`)
    ).rows;
  return {
    units: await added('units', sql`t.course_id = ${rowId}`),
    lessons: await added('lessons', sql`t.unit_id in (select id from units where course_id = ${rowId})`),
  };
}

type Added = Awaited<ReturnType<typeof addedItems>>;

async function removeAdded(
  tx: Executor,
  importId: string,
  rowId: string,
  added: Added,
): Promise<readonly Item[]> {
  const { rows } = await tx.execute<Item>(sql`
    delete from lessons l where l.id = any(${idList(added.lessons)})
      and not exists (select 1 from lesson_progress p join users u on u.id = p.user_id
        where p.lesson_id = l.id and u.role = 'user')
      and not exists (select 1 from enrolment_units e where e.unit_id = l.unit_id
        and e.unit_id = any(${idList(added.units)})) returning l.id, l.title`);
  await tx.execute(sql`
    delete from quizzes q where q.id not in ${found(importId, 'quizzes')}
      and (q.unit_id in (select id from units where course_id = ${rowId} and not id = any(${idList(added.units)}))
        or q.lesson_id in ${found(importId, 'lessons')})`);
  return rows;
}

async function writeContent(tx: Executor, importId: string, content: ContentTable): Promise<void> {
  const { key, only } = content;
  const name = getTableName(content.table);
  const columns = columnsOf(content);
  const names = (list: readonly string[], alias?: string) =>
    sql.join(
      list.map((column) =>
        alias ? sql`${sql.raw(alias)}.${sql.identifier(column)}` : sql.identifier(column),
      ),
      sql`, `,
    );
  const rows = sql`(select (jsonb_populate_record(null::${nameOf(content)}, k.row)).* from import_replaced k
    where k.import_id = ${importId} and k.kind = 'content' and k.table_name = ${name})`;
  const written = (only ?? columns).filter((column) => !key.includes(column) && column !== 'version');
  const compared = written.filter((column) => !WITHOUT_TEXT.includes(column));
  const same = sql.join(
    key.map((column) => sql`target.${sql.identifier(column)} = source.${sql.identifier(column)}`),
    sql` and `,
  );
  const differs = sql`(${names(compared, 'target')}) is distinct from (${names(compared, 'source')})`;
  const set = written.map((column) => sql`${sql.identifier(column)} = source.${sql.identifier(column)}`);
  // A version number must never be reused for another text.
  if (columns.includes('version')) set.push(sql`version = target.version + 1`);
  // What belongs to a row that the import found, and was not there.
  const parent = PARENTS[name];
  if (parent !== undefined) {
    await tx.execute(sql`
      delete from ${nameOf(content)} target
      where target.${sql.identifier(parent.column)} in ${found(importId, parent.of)}
        and not exists (select 1 from ${rows} source where ${same})`);
  }
  await tx.execute(sql`
    update ${nameOf(content)} target set ${sql.join(set, sql`, `)} from ${rows} source where ${same} and ${differs}`);
  if (only !== undefined) return;
  await tx.execute(sql`
    insert into ${nameOf(content)} (${names(columns)})
    select ${names(columns, 'source')} from ${rows} source
    where not exists (select 1 from ${nameOf(content)} target where ${same})`);
}
