import { eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit } from '../audit';
import {
  type CourseRights,
  courseFields,
  courses,
  type Field,
  isAdministrator,
  isStagedId,
  lessons,
  managesCourse,
  ownsCourse,
  publicId,
  refreshTotals,
  rightsColumns,
  stagedId,
  unitFields,
  units,
} from '../courses';
import type { Executor } from '../platform/database';
import { forbidden, invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import type { Staging } from '../import';
import { readSettings } from '../settings';
import { carryIntoStagedCopy } from './staging/carry';
import { makeStagedCopy } from './staging/copies';
import { WORDING } from './wording';

const courseColumns = {
  id: courses.id,
  title: courses.title,
  state: courses.state,
  ...rightsColumns,
  languages: courses.languages,
  submittedAt: courses.submittedAt,
  updatedAt: courses.updatedAt,
};

type CourseRow = CourseRights &
  Pick<typeof courses.$inferSelect, Exclude<keyof typeof courseColumns, keyof CourseRights>>;

/**
 * The rows that the caller edits: the staged copy if the course has one, otherwise the course itself.
 * Administrators always edit the course itself. `id` is the row's id, `publicId` the course's.
 */
export interface OwnCourse extends CourseRow {
  publicId: string;
  /** Of the course itself. */
  live: CourseRow;
  /** Its staged copy, for every caller. */
  stagedCopy: CourseRow | undefined;
}

/** @throws {HttpError} 404 if the course does not exist or belongs to another instructor */
export async function ownCourse(db: Executor, caller: Caller, id: string): Promise<OwnCourse> {
  const rows = await db
    .select(courseColumns)
    .from(courses)
    .where(inArray(courses.id, [publicId(id), stagedId(id)]));
  return workingCourse(rows, caller, WORDING.noCourse);
}

function workingCourse(rows: readonly CourseRow[], caller: Caller, missing: string): OwnCourse {
  const live = rows.find((row) => !isStagedId(row.id));
  const stagedCopy = rows.find((row) => isStagedId(row.id));
  if (live === undefined || !managesCourse(caller, live)) throw notFound(missing);
  const working = isAdministrator(caller) ? live : (stagedCopy ?? live);
  return { ...working, publicId: live.id, live, stagedCopy };
}

/** A course and its staged copy, from either. */
const either = alias(courses, 'either');
const eitherCopy = or(
  eq(courses.id, either.id),
  eq(courses.stagedForId, either.id),
  eq(courses.id, either.stagedForId),
);

/**
 * @param unitId of the published unit or of its staged copy: either leads to the row that the caller edits
 * @throws {HttpError} 404 as {@link ownCourse}, and if the unit was removed in the staged copy
 */
export async function ownUnit(db: Executor, caller: Caller, unitId: string) {
  // One statement, so that a copy that is made or published at the same time is read as a whole or not at all.
  const rows = await db
    .select({ unit: units, course: courseColumns })
    .from(units)
    .innerJoin(either, eq(either.id, units.courseId))
    .innerJoin(courses, eitherCopy)
    .where(inArray(units.id, [publicId(unitId), stagedId(unitId)]));
  const course = workingCourse(
    rows.map((row) => row.course),
    caller,
    WORDING.noUnit,
  );
  const row = rows.find(({ unit }) => unit.courseId === course.id);
  if (row === undefined) throw notFound(WORDING.noUnit);
  return { unit: row.unit, course };
}

/** @throws {HttpError} 404 as {@link ownUnit} */
export async function ownTopic(db: Executor, caller: Caller, topicId: string) {
  const rows = await db
    .select({
      topic: lessons,
      unit: { id: units.id, title: units.title, courseId: units.courseId },
      course: courseColumns,
    })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(either, eq(either.id, units.courseId))
    .innerJoin(courses, eitherCopy)
    .where(inArray(lessons.id, [publicId(topicId), stagedId(topicId)]));
  const course = workingCourse(
    rows.map((row) => row.course),
    caller,
    WORDING.noTopic,
  );
  const row = rows.find(({ unit }) => unit.courseId === course.id);
  if (row === undefined) throw notFound(WORDING.noTopic);
  return { topic: row.topic, unit: row.unit, course };
}

/**
 * For what concerns the owner alone: prices, removal, who else writes the course (spec 12.127).
 * @param errors by field, if the rule concerns a field
 * @throws {HttpError} 403 for a co-instructor, 422 with `errors`
 */
export function mustOwn(
  caller: Caller,
  course: { ownerId: string | null },
  errors?: Record<string, string>,
): void {
  if (isAdministrator(caller) || ownsCourse(caller, course)) return;
  throw errors ? invalid(errors) : forbidden(WORDING.ownerOnly);
}

/**
 * @param input `edit`: new values of fields; absent ones stay as they are
 * @throws {HttpError} 422 if a co-instructor changes one that is the owner's
 */
export async function mustOwnFields(
  tx: Executor,
  caller: Caller,
  course: { ownerId: string | null },
  { of, id, edit }: { of: 'course' | 'unit'; id: string; edit: Readonly<Record<string, unknown>> },
): Promise<void> {
  const table = of === 'course' ? courses : units;
  const fields: Readonly<Record<string, Field>> = of === 'course' ? courseFields : unitFields;
  const names = Object.keys(edit).filter((name) => fields[name]?.owner && edit[name] !== undefined);
  if (names.length === 0) return;
  const [row]: Record<string, unknown>[] = await tx.select().from(table).where(eq(table.id, id));
  const changed = names.filter((name) => edit[name] !== row?.[name]);
  if (changed.length > 0)
    mustOwn(caller, course, Object.fromEntries(changed.map((name) => [name, WORDING.ownerSetsPrice])));
}

/** Whether an edit of this course by this person waits for a review before learners see it (spec R.90). */
export async function stagesEdits(
  db: Executor,
  caller: Caller,
  { live, stagedCopy }: Pick<OwnCourse, 'live' | 'stagedCopy'>,
): Promise<boolean> {
  if (isAdministrator(caller)) return false;
  if (stagedCopy !== undefined) return true;
  return live.state === 'published' && !(await readSettings(db)).trustInstructors;
}

export interface CourseEdit {
  courseId: string;
  /** The action for the audit log, e.g. "removed a unit of". */
  action: string;
  /**
   * `course`: edits the course itself even if edits are staged, for minor corrections and for actions on the
   * course as a whole. Default: edits the staged copy if edits are staged; the first edit creates it.
   */
  on?: 'course';
  /** Repeats an edit of the course itself in its staged copy. `false` if the edit handles the copy itself. */
  carried?: boolean;
}

/**
 * An edit's view of the course.
 * @param tx the edit's transaction
 * @param course the row to edit
 * @param rowId the id of a unit or lesson among the rows to edit, from its public id
 */
export type Edit<T> = (tx: Executor, course: OwnCourse, rowId: (id: string) => string) => Promise<T>;

/**
 * Edits a course in a transaction that locks the course's row, so that edits of one course are sequential.
 * Writes an administrator's edit to the audit log.
 * @throws {HttpError} 404 as {@link ownCourse}
 */
export async function changeCourse<T>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  { courseId, action, on, carried = true }: CourseEdit,
  edit: Edit<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const course = await lockCourse(tx, caller, courseId);
    const target = on === 'course' ? { ...course, ...course.live } : await workingCopy(tx, caller, course);
    const staged = isStagedId(target.id);
    const run = () => edit(tx, target, staged ? stagedId : publicId);
    const result =
      !staged && target.stagedCopy !== undefined && carried
        ? await carryIntoStagedCopy(tx, course.publicId, run)
        : await run();
    for (const id of new Set([target.id, target.stagedCopy?.id ?? target.id])) await refreshTotals(tx, id);
    await tx
      .update(courses)
      .set({ updatedAt: clock.now() })
      .where(inArray(courses.id, [course.publicId, target.id]));
    if (isAdministrator(caller)) {
      await audit({ db: tx, clock }, caller, {
        action,
        target: { kind: 'course', id: course.publicId, name: course.title },
      });
    }
    return result;
  });
}

/** Reads the course with its staged copy and locks both until the transaction ends. */
async function lockCourse(tx: Executor, caller: Caller, id: string): Promise<OwnCourse> {
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.id, publicId(id)))
    .for('update');
  return ownCourse(tx, caller, id);
}

/** Imports on the command line: they write the course itself, and their changes into the staged copy (spec R.93). */
export const siteStaging: Staging = {
  writes: 'course',
  stagedId,
  publicId,
  begin: async () => false,
  async carry(tx, courseId, edit) {
    const rows = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(inArray(courses.id, [courseId, stagedId(courseId)]))
      .orderBy(courses.id)
      .for('update');
    return rows.length > 1 ? carryIntoStagedCopy(tx, courseId, edit) : edit();
  },
};

/** Imports by this user: into the staged copy of a published course if edits are staged. */
export const stagingOf = (caller: Caller): Staging => ({
  ...siteStaging,
  writes: isAdministrator(caller) ? 'course' : 'copy',
  async begin(tx, courseId) {
    return isStagedId((await workingCopy(tx, caller, await lockCourse(tx, caller, courseId))).id);
  },
});

async function workingCopy(tx: Executor, caller: Caller, course: OwnCourse): Promise<OwnCourse> {
  if (course.stagedCopy !== undefined || !(await stagesEdits(tx, caller, course))) return course;
  const { ownerId, coAuthorIds } = course.live;
  // Administrators edit the published rows: their drafts stay there.
  const userIds = [...new Set([caller.id, ...coAuthorIds, ...(ownerId === null ? [] : [ownerId])])];
  await makeStagedCopy(tx, { courseId: course.publicId, userIds });
  return ownCourse(tx, caller, course.publicId);
}
