import { and, getTableColumns, getTableName, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  courses,
  lessonActivities,
  lessons,
  lessonTexts,
  lessonVideos,
  lessonVideoTracks,
  publicId,
  STAGED_PREFIX,
  stagedId,
  units,
} from '../../courses';
import type { Executor } from '../../platform/database';
import { bankQuestions, questionBanks, quizSlots, quizzes } from '../../quizzes';

/** `stage`: published rows into the staged copy. `publish`: the other way. */
export type Direction = 'stage' | 'publish';

interface CopyRule {
  table: PgTable;
  /** Column that selects the rows to copy by id. */
  scope: string;
  key: readonly string[];
  /** Columns with ids of copied rows. */
  ids: readonly string[];
  /** Never overwritten in a row that exists. */
  keep?: readonly string[];
  /** Values of a new row, where they differ from the source. */
  values?: Readonly<Record<string, SQL>>;
  /** Target rows without a source row are deleted. */
  prune?: boolean;
}

/** Columns of a course that describe it; all others belong to the row itself. */
const COURSE: CopyRule = {
  table: courses,
  scope: 'id',
  key: ['id'],
  ids: ['id'],
  keep: [
    'state',
    'source_key',
    'staged_for_id',
    'owner_id',
    'learner_count',
    'stars_sum',
    'rating_count',
    'submitted_at',
    'created_at',
    'updated_at',
  ],
  values: {
    state: sql`'draft'`,
    source_key: sql`null`,
    learner_count: sql`0`,
    stars_sum: sql`0`,
    rating_count: sql`0`,
    submitted_at: sql`null`,
  },
};
const UNITS: CopyRule = {
  table: units,
  scope: 'id',
  key: ['id'],
  ids: ['id', 'course_id'],
  keep: ['position', 'created_at'],
};
const LESSONS: CopyRule = {
  table: lessons,
  scope: 'id',
  key: ['id'],
  ids: ['id', 'unit_id'],
  keep: ['position', 'created_at'],
};
const ofLesson = (table: PgTable, key: readonly string[]): CopyRule => ({
  table,
  scope: 'lesson_id',
  key,
  ids: key.includes('id') ? ['id', 'lesson_id'] : ['lesson_id'],
  prune: true,
});
const TEXTS = ofLesson(lessonTexts, ['lesson_id', 'language']);
const VIDEOS = ofLesson(lessonVideos, ['lesson_id']);
const TRACKS = ofLesson(lessonVideoTracks, ['lesson_id', 'language']);
/** Both copies open the same package. */
const ACTIVITIES = ofLesson(lessonActivities, ['lesson_id']);
const QUIZZES = ofLesson(quizzes, ['id']);
const UNIT_QUIZZES: CopyRule = { ...QUIZZES, scope: 'unit_id', ids: ['id', 'unit_id'] };
/** Questions are not copied: both copies pin versions of the same ones. */
const SLOTS: CopyRule = {
  table: quizSlots,
  scope: 'quiz_id',
  key: ['id'],
  ids: ['id', 'quiz_id', 'bank_id'],
  prune: true,
};
const BANKS: CopyRule = {
  table: questionBanks,
  scope: 'id',
  key: ['id'],
  ids: ['id', 'course_id'],
  keep: ['created_at'],
};
const BANK_QUESTIONS: CopyRule = {
  table: bankQuestions,
  scope: 'bank_id',
  key: ['id'],
  ids: ['id', 'bank_id'],
  prune: true,
};

interface RowsToCopy {
  direction: Direction;
  /** Of the source rows. */
  ids: readonly string[];
}

/** Copies a course's details. The published row keeps its state, owner, learners and dates. */
export async function copyCourse(
  tx: Executor,
  { direction, id }: { direction: Direction; id: string },
): Promise<void> {
  const staged_for_id = direction === 'stage' ? sql`source.id` : sql`null`;
  await copyRows(tx, direction, { ...COURSE, values: { ...COURSE.values, staged_for_id } }, [id]);
}

/** Copies units with their own quizzes, without their lessons. A row that exists keeps its position. */
export async function copyUnits(tx: Executor, { direction, ids }: RowsToCopy): Promise<void> {
  await copyRows(tx, direction, UNITS, ids);
  await copyQuizzes(tx, direction, UNIT_QUIZZES, ids);
}

/** Copies lessons with texts, video, captions and quizzes; their units must exist. */
export async function copyLessons(tx: Executor, { direction, ids }: RowsToCopy): Promise<void> {
  await copyRows(tx, direction, LESSONS, ids);
  await copyRows(tx, direction, TEXTS, ids);
  await copyRows(tx, direction, VIDEOS, ids);
  await copyRows(tx, direction, TRACKS, ids);
  await copyRows(tx, direction, ACTIVITIES, ids);
  await copyQuizzes(tx, direction, QUIZZES, ids);
}

async function copyQuizzes(
  tx: Executor,
  direction: Direction,
  rule: CopyRule,
  scope: readonly string[],
): Promise<void> {
  await copyRows(tx, direction, rule, scope);
  const ids = await idsIn(tx, rule, scope);
  await copyMissingBanks(tx, direction, ids);
  await copyRows(tx, direction, SLOTS, ids);
}

/** Copies banks with what they pin. */
export async function copyBanks(tx: Executor, { direction, ids }: RowsToCopy): Promise<void> {
  await copyRows(tx, direction, BANKS, ids);
  await copyRows(tx, direction, BANK_QUESTIONS, ids);
}

/** A quiz may draw from a bank that was removed on the other side. The bank comes with the quiz. */
async function copyMissingBanks(tx: Executor, direction: Direction, quizIds: readonly string[]) {
  if (quizIds.length === 0) return;
  const rows = await tx
    .selectDistinct({ id: quizSlots.bankId })
    .from(quizSlots)
    .where(and(inArray(quizSlots.quizId, [...quizIds]), isNotNull(quizSlots.bankId)));
  const drawn = rows.flatMap(({ id }) => id ?? []);
  if (drawn.length === 0) return;
  const target = direction === 'stage' ? stagedId : publicId;
  const there = await tx
    .select({ id: questionBanks.id })
    .from(questionBanks)
    .where(inArray(questionBanks.id, drawn.map(target)));
  const known = new Set(there.map(({ id }) => id));
  await copyBanks(tx, { direction, ids: drawn.filter((id) => !known.has(target(id))) });
}

const list = (ids: readonly string[]) => sql`${sql.param([...ids])}::text[]`;
const nameOf = ({ table }: CopyRule) => sql.identifier(getTableName(table));
const named = (names: readonly string[], alias?: string) =>
  sql.join(
    names.map((name) => (alias ? sql`${sql.raw(alias)}.${sql.identifier(name)}` : sql.identifier(name))),
    sql`, `,
  );

async function idsIn(tx: Executor, rule: CopyRule, scope: readonly string[]): Promise<string[]> {
  if (scope.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${nameOf(rule)} where ${sql.identifier(rule.scope)} = any(${list(scope)})`,
  );
  return rows.map(({ id }) => id);
}

async function copyRows(
  tx: Executor,
  direction: Direction,
  rule: CopyRule,
  from: readonly string[],
): Promise<void> {
  if (from.length === 0) return;
  const { scope, key, ids, keep = [], values = {}, prune = false } = rule;
  const to = from.map(direction === 'stage' ? stagedId : publicId);
  const renamed = (name: string): SQL => {
    const column = sql`source.${sql.identifier(name)}`;
    if (!ids.includes(name)) return column;
    return direction === 'stage'
      ? sql`${sql.raw(`'${STAGED_PREFIX}'`)} || ${column}`
      : // Rows of a quiz that was imported into the copy have ordinary ids: they move to the published lesson.
        sql`case when starts_with(${column}, ${sql.raw(`'${STAGED_PREFIX}'`)})
          then substr(${column}, ${sql.raw(String(STAGED_PREFIX.length + 1))}) else ${column} end`;
  };
  if (prune) {
    const same = sql.join(
      key.map((name) => sql`target.${sql.identifier(name)} = ${renamed(name)}`),
      sql` and `,
    );
    await tx.execute(sql`
      delete from ${nameOf(rule)} target where target.${sql.identifier(scope)} = any(${list(to)})
        and not exists (select 1 from ${nameOf(rule)} source
          where source.${sql.identifier(scope)} = any(${list(from)}) and ${same})`);
  }
  const columns = Object.values(getTableColumns(rule.table))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => name);
  const selected = columns.map((name) => values[name] ?? renamed(name));
  const written = columns.filter((name) => !key.includes(name) && !keep.includes(name));
  const compared = written.filter((name) => name !== 'version' && name !== 'updated_at');
  const differs = sql`(${named(compared, 'target')}) is distinct from (${named(compared, 'excluded')})`;
  const set = written.map((name) =>
    // A version number of the target must never be reused for another text.
    name === 'version'
      ? sql`version = greatest(excluded.version, target.version + (${differs})::integer)`
      : sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`,
  );
  const newer = written.includes('version') ? sql` or excluded.version > target.version` : sql``;
  await tx.execute(sql`
    insert into ${nameOf(rule)} as target (${named(columns)})
    select ${sql.join(selected, sql`, `)} from ${nameOf(rule)} source
    where source.${sql.identifier(scope)} = any(${list(from)})
    on conflict (${named(key)}) do update set ${sql.join(set, sql`, `)}
    where ${differs}${newer}`);
}
