import type {
  AuthoredCourse,
  AuthoredCourseDetail,
  authoring,
  BodyOf,
  QueryOf,
  StagedState,
} from '@digiken/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import {
  categories,
  courseFields,
  courses,
  isAdministrator,
  listingColumns,
  matchesCourse,
  notStaged,
  pickFields,
  publicId,
  refreshTotals,
  toCourse,
  units,
} from '../courses';
import { audit } from '../audit';
import { enrolments, quoteOf } from '../enrolment';
import type { Executor } from '../platform/database';
import { databaseErrorCode, FOREIGN_KEY_VIOLATION } from '../platform/database/errors';
import { keyPage } from '../platform/database/paging';
import { conflict, invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { newId } from '../platform/ids';
import { writtenIn } from '../platform/language';
import { readSettings } from '../settings';
import { nameColumn, users } from '../users';
import { renderText } from '../content';
import { changeCourse, type Edit, mustOwn, mustOwnFields, ownCourse, stagesEdits } from './access';
import { checklistOf } from './checklist';
import { minorCorrection } from './minor-corrections';
import { loadOverview, weightOf } from './overview';
import { incompleteQuizzes } from './quizzes/read';
import { writtenByCaller } from './own-courses';
import { dropStagedCopy } from './staging/copies';
import { readChanges, toStagedChange } from './staging/read';
import { courseReviews } from './tables';
import { insertTopic } from './topics';
import { WORDING } from './wording';
import { ownFiles } from './own-files';

type Store = Pick<Services, 'db' | 'files' | 'clock' | 'workers'>;

const DEFAULT_LANGUAGE = 'en';
const HISTORY = 50;

const columns = {
  ...listingColumns,
  state: courses.state,
  learnerCount: courses.learnerCount,
  updatedAt: courses.updatedAt,
  changes: sql<StagedState | null>`(select s.state from courses s where s.staged_for_id = ${courses.id})`,
};

const selectAuthored = (db: Executor) =>
  db
    .select(columns)
    .from(courses)
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(users, eq(users.id, courses.ownerId));

type Row = Awaited<ReturnType<typeof selectAuthored>>[number];

const toAuthored = (row: Row): AuthoredCourse => ({
  ...toCourse(row),
  state: row.state,
  learnerCount: row.learnerCount,
  updatedAt: row.updatedAt.toISOString(),
  changes: row.changes,
});

/** The courses that the caller owns or writes with others, last changed first. */
export async function listOwnCourses(
  db: Executor,
  caller: Caller,
  { cursor, search, state }: QueryOf<typeof authoring.listOwnCourses>,
) {
  const own = sql`${await writtenByCaller(db, caller)} and ${notStaged}`;
  const matching = search ? await matchesCourse(db, { text: search, scope: own }) : undefined;
  const page = await keyPage<Row>(
    cursor,
    {
      key: courses.updatedAt,
      id: courses.id,
      keyOf: (row) => ({ key: row.updatedAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      selectAuthored(db)
        .where(and(own, state && eq(courses.state, state), matching, where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return { ...page, rows: page.rows.map(toAuthored) };
}

/**
 * Creates a draft, with `first` also its first unit and lesson, so that its author can begin to write (spec 12.93).
 * @returns the ids of the course and of its first lesson, if any
 */
export async function createCourse(
  { db, clock }: Store,
  caller: Caller,
  { title, first }: BodyOf<typeof authoring.createCourse>,
): Promise<{ id: string; topicId: string | null }> {
  const id = newId();
  const topicId = first ? newId() : null;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.insert(courses).values({
      id,
      title,
      state: 'draft',
      summary: '',
      descriptionHtml: '',
      descriptionMarkdown: '',
      level: 'beginner',
      ownerId: caller.id,
      languages: [DEFAULT_LANGUAGE],
      createdAt: now,
      updatedAt: now,
    });
    if (first && topicId !== null) {
      const unitId = newId();
      await tx
        .insert(units)
        .values({ id: unitId, courseId: id, position: 1, title: first.unit, summary: '' });
      await insertTopic(tx, {
        id: topicId,
        unitId,
        position: 1,
        title: first.lesson,
        language: DEFAULT_LANGUAGE,
        now,
      });
      await refreshTotals(tx, id);
    }
    if (isAdministrator(caller)) {
      await audit({ db: tx, clock }, caller, {
        action: 'created',
        target: { kind: 'course', id, name: title },
      });
    }
  });
  return { id, topicId };
}

/** A course as its author edits it, including unpublished changes. */
export async function readCourse(db: Executor, caller: Caller, id: string): Promise<AuthoredCourseDetail> {
  const course = await ownCourse(db, caller, id);
  const [row] = await selectAuthored(db).where(eq(courses.id, course.id));
  const [live] = await selectAuthored(db).where(eq(courses.id, course.publicId));
  const [text] = await db
    .select({ ...pickFields(courses, courseFields), version: courses.version })
    .from(courses)
    .where(eq(courses.id, course.id));
  if (row === undefined || live === undefined || text === undefined) throw notFound(WORDING.noCourse);
  const { version, categoryId: _category, ...written } = text;
  const contents = await loadOverview(db, { which: eq(units.courseId, course.id), userId: caller.id });
  const changes = await readChanges(db, course);
  return {
    ...toAuthored({ ...row, ...pickLive(live) }),
    ...written,
    priceUnits: quoteOf(
      contents.map((unit) => ({ ...unit, owned: false })),
      true,
      null,
    ).total,
    units: contents.map((unit) => ({
      _id: publicId(unit.id),
      title: unit.title,
      price: unit.price,
      lessonCount: unit.topics.length,
      weightBytes: weightOf(unit.topics),
    })),
    checklist: checklistOf(row, contents, await incompleteQuizzes(db, course.id)),
    history: await loadHistory(db, course.publicId),
    version,
    publishing: {
      staged: await stagesEdits(db, caller, course),
      pending: changes.some(({ item }) => item === 'course'),
    },
    trusted: (await readSettings(db)).trustInstructors,
    previewId: course.id,
    stagedChanges: changes.map(toStagedChange),
  };
}

/** Columns that a staged copy takes from the published course. */
const pickLive = ({ id, state, learnerCount, starsSum, ratingCount, changes, createdAt }: Row) => ({
  id,
  state,
  learnerCount,
  starsSum,
  ratingCount,
  changes,
  createdAt,
});

async function loadHistory(db: Executor, courseId: string): Promise<AuthoredCourseDetail['history']> {
  const rows = await db
    .select({
      event: courseReviews,
      by: { _id: users.id, name: nameColumn(users) },
    })
    .from(courseReviews)
    .leftJoin(users, eq(users.id, courseReviews.byId))
    .where(eq(courseReviews.courseId, courseId))
    .orderBy(desc(courseReviews.createdAt), desc(courseReviews.id))
    .limit(HISTORY);
  return rows.map(({ event: { id, kind, reason, reasonLanguage, createdAt }, by }) => ({
    _id: id,
    kind,
    by,
    reason,
    reasonLanguage: writtenIn(reason, reasonLanguage),
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * @throws {HttpError} 409 if the details were saved since `version` was read; nothing is written
 * @throws {HttpError} as {@link minorCorrection} when it is one
 */
export async function updateCourse(
  services: Store,
  caller: Caller,
  {
    id,
    descriptionMarkdown,
    version,
    minor = false,
    ...fields
  }: BodyOf<typeof authoring.updateCourse> & {
    id: string;
  },
): Promise<void> {
  const course = await ownCourse(services.db, caller, id);
  const description =
    descriptionMarkdown !== undefined &&
    (await renderText(services, {
      format: 'markdown',
      source: descriptionMarkdown,
      language: course.languages[0] ?? DEFAULT_LANGUAGE,
      field: 'descriptionMarkdown',
      mayShow: ownFiles(services.db, caller),
    }));
  const write: Edit<void> = async (tx, target) => {
    await mustOwnFields(tx, caller, target, { of: 'course', id: target.id, edit: fields });
    const saved = await categoryKnown(
      tx
        .update(courses)
        .set({
          ...fields,
          ...(description && { descriptionMarkdown, descriptionHtml: description.html }),
          version: sql`${courses.version} + 1`,
        })
        .where(and(eq(courses.id, target.id), eq(courses.version, version)))
        .returning({ id: courses.id }),
    );
    if (saved.length === 0) throw conflict(WORDING.courseSavedMeanwhile);
  };
  await (minor
    ? minorCorrection(services, caller, { course, corrected: { item: 'course', id: course.publicId } }, write)
    : changeCourse(services, caller, { courseId: course.publicId, action: 'edited' }, write));
}

async function categoryKnown<T>(update: PromiseLike<T>): Promise<T> {
  try {
    return await update;
  } catch (error) {
    if (databaseErrorCode(error) !== FOREIGN_KEY_VIOLATION) throw error;
    throw invalid({ categoryId: WORDING.noCategory });
  }
}

/** @throws {HttpError} 403 for a co-instructor, 409 if the course has ever had an enrolment, cancelled ones included */
export async function removeCourse(services: Store, caller: Caller, id: string): Promise<void> {
  const remove: Edit<void> = async (tx, course) => {
    mustOwn(caller, course);
    const [held] = await tx
      .select({ id: enrolments.id })
      .from(enrolments)
      .where(eq(enrolments.courseId, course.publicId))
      .limit(1);
    if (held !== undefined) throw conflict(WORDING.enrolled);
    await dropStagedCopy(tx, course.publicId);
    await tx.delete(courses).where(eq(courses.id, course.publicId));
  };
  await changeCourse(
    services,
    caller,
    { courseId: id, action: 'removed', on: 'course', carried: false },
    remove,
  );
}
