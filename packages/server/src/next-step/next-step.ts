import type { NextStep } from '@digiken/contract';
import { LIVE_MEGABYTES_PER_HOUR } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import { certificateAt, type CertificateOffer, certificateOffers } from '../certificates';
import { courses, managesCourse, selectCourses, shownId, toCourse } from '../courses';
import { findCourse } from '../enrolment';
import { loadContents, ownedLessons, progressOf, readableLesson, type UnitState } from '../learning';
import { openClass } from '../live';
import { choiceTotal, openPurchase } from '../payments';
import type { Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { learnerOf, type QuizState, quizStates } from '../quizzes';
import { findCandidates } from './candidates';
import { type CourseState, dueIn, type Step, stepIn } from './course-steps';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nairobi has no summer time. */
const NAIROBI_MS = 3 * HOUR_MS;

const BYTES_PER_MEGABYTE = 1_000_000;

/** The end of a moment's day in Nairobi. */
const endOfDay = (at: Date): Date =>
  new Date((Math.floor((at.getTime() + NAIROBI_MS) / DAY_MS) + 1) * DAY_MS - NAIROBI_MS);

interface Wanted {
  course?: string | undefined;
  after?: string | undefined;
}

/** The course that the step is looked for in. */
interface Scope {
  courseId: string;
  after: string | undefined;
  published: boolean;
  /** The caller may open every lesson. */
  manages: boolean;
}

/**
 * The next step of a caller (spec 17.1), in the same number of queries for any number of courses.
 * @param wanted `course`: only in this course; `after`: only in the course of this lesson, once that is done
 * @throws {HttpError} 404 for a course or lesson that does not exist or that the caller may not see, 403 for a lesson
 *   whose unit is not owned
 */
export async function nextStep(deps: Deps<'clock'>, caller: Caller, wanted: Wanted): Promise<NextStep> {
  const { db, clock } = deps;
  const scope = await scopeOf(db, caller, wanted);
  const now = clock.now();
  const purchase = await openPurchase(db, { userId: caller.id, courseId: scope?.courseId, now });
  const urgent =
    payment(purchase) ?? (await liveClass(deps, caller, scope)) ?? (await kept(db, caller, purchase));
  if (urgent !== undefined) {
    const { courseId } = urgent;
    return describe(db, urgent, await readCourses(deps, caller, courseId === null ? [] : [courseId]));
  }
  const today = endOfDay(now);
  const candidates = await findCandidates(db, {
    ...{ userId: caller.id, courseId: scope?.courseId, now, today },
  });
  const ofScope = scope && [candidates[0] ?? { courseId: scope.courseId, hubDueAt: null, newUnits: [] }];
  const list = ofScope ?? candidates;
  const courseIds = list.map(({ courseId }) => courseId);
  const read = await readCourses(deps, caller, courseIds);
  const quizzes = caller.role === 'user' ? await quizStates(deps, learnerOf(caller), courseIds) : [];
  const states = list.map(({ courseId, hubDueAt, newUnits }) => ({
    hubDueAt,
    course: toState(read, { courseId, quizzes, newUnits, scope }),
  }));
  const [due] = states
    .flatMap(({ course, hubDueAt }) => dueIn(course, { hubDueAt, today }))
    .toSorted((item, other) => Number(item.dueAt) - Number(other.dueAt));
  if (due !== undefined) return describe(db, due, read);
  for (const { course } of states) {
    const step = stepIn(course);
    if (step !== undefined) return describe(db, step, read);
  }
  return describe(db, chooseMore(scope, read), read);
}

/** @throws {HttpError} as {@link nextStep} */
async function scopeOf(db: Executor, caller: Caller, { course, after }: Wanted): Promise<Scope | undefined> {
  if (after !== undefined) {
    const lesson = await readableLesson(db, caller, await shownId(db, { item: 'lesson', id: after }));
    const { courseId, state } = lesson;
    if (course !== undefined && course !== courseId) throw notFound('There is no such lesson.');
    const manages = managesCourse(caller, lesson);
    return { courseId, after: lesson.lessonId, published: state === 'published', manages };
  }
  if (course === undefined) return undefined;
  const found = await findCourse(db, caller, await shownId(db, { item: 'course', id: course }));
  const manages = managesCourse(caller, found);
  return { courseId: found.id, after, published: found.state === 'published', manages };
}

type Purchase = Awaited<ReturnType<typeof openPurchase>>;

function payment({ payment: waiting }: Purchase): Step | undefined {
  if (waiting === undefined) return undefined;
  const { id, courseId, title } = waiting;
  return { reason: 'payment', target: { kind: 'order', _id: id }, courseId, title };
}

/** A kept choice with something left to pay (spec 17.33). */
async function kept(db: Executor, caller: Caller, { choice: found }: Purchase): Promise<Step | undefined> {
  if (found === undefined || caller.role !== 'user') return undefined;
  const { id, courseId, title } = found;
  const amount = await choiceTotal(db, caller, id);
  if (amount === 0) return undefined;
  return { reason: 'choice', target: { kind: 'course', _id: courseId }, courseId, title, amount, choice: id };
}

async function liveClass(
  deps: Deps<'clock'>,
  caller: Caller,
  scope: Scope | undefined,
): Promise<Step | undefined> {
  const found = await openClass(deps, caller, scope?.courseId);
  if (found === undefined) return undefined;
  const { id, title, titleLanguage: language, courseId, minutes, startsAt, link } = found;
  const bytes = link === null ? LIVE_MEGABYTES_PER_HOUR.video * BYTES_PER_MEGABYTE : null;
  const target = { kind: 'class', _id: id } as const;
  return { reason: 'class', target, courseId, title, language, minutes, bytes, startsAt };
}

/** Some courses, with what the caller has of them. */
interface Courses {
  contents: readonly UnitState[];
  offers: ReadonlyMap<string, CertificateOffer>;
}

async function readCourses(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  courseIds: string[],
): Promise<Courses> {
  const { id: userId } = caller;
  return {
    contents: await loadContents(db, { courseIds, userId }),
    offers: await certificateOffers(db, { userId, courseIds, now: clock.now() }),
  };
}

const unitsOf = ({ contents }: Courses, courseId: string) =>
  contents.filter((unit) => unit.courseId === courseId);

function toState(
  read: Courses,
  {
    quizzes,
    scope,
    ...course
  }: { courseId: string; newUnits: string[]; quizzes: readonly QuizState[]; scope: Scope | undefined },
): CourseState {
  const { courseId } = course;
  return {
    ...course,
    units: unitsOf(read, courseId).filter(({ owned }) => owned || scope?.manages),
    quizzes: quizzes.filter((quiz) => quiz.courseId === courseId),
    certificateId: read.offers.get(courseId)?.certificateId ?? null,
    after: scope?.after,
  };
}

/** Nothing is left: the course, if more of it can be had, else the catalogue. */
function chooseMore(scope: Scope | undefined, read: Courses): Step {
  const courseId = scope?.courseId ?? null;
  const more =
    scope !== undefined && scope.published && unitsOf(read, scope.courseId).some(({ owned }) => !owned);
  const target = more ? ({ kind: 'course', _id: courseId } as const) : CATALOGUE;
  return { reason: 'choose', target, courseId };
}

const CATALOGUE = { kind: 'catalogue', _id: null } as const;

/** The progress of a course (spec 17.5). */
function progressIn(read: Courses, courseId: string): NextStep['progress'] {
  const units = unitsOf(read, courseId);
  if (!units.some(({ owned }) => owned)) return null;
  const progress = progressOf(ownedLessons(units));
  const lessons = units.reduce((sum, unit) => sum + unit.lessons.length, 0);
  return {
    done: progress.done,
    total: progress.total,
    certificateAt: read.offers.get(courseId)?.offered ? certificateAt({ lessons, progress }) : null,
  };
}

async function describe(db: Executor, step: Step, read: Courses): Promise<NextStep> {
  const { reason, target, courseId, unit, lesson } = step;
  const [row] = courseId === null ? [] : await selectCourses(db).where(eq(courses.id, courseId));
  const ofCourse = target.kind === 'catalogue' ? null : (row?.title ?? null);
  return {
    ...{ reason, target },
    title: step.title ?? ofCourse,
    language: step.language ?? null,
    place: {
      course: row ? toCourse(row) : null,
      unit: unit ? { title: unit.title, position: unit.position } : null,
      lesson: lesson?.position ?? null,
    },
    minutes: step.minutes ?? null,
    bytes: step.bytes ?? null,
    progress: courseId !== null ? progressIn(read, courseId) : null,
    dueAt: step.dueAt?.toISOString() ?? null,
    startsAt: step.startsAt?.toISOString() ?? null,
    mistakes: null,
    quiz: step.quiz ?? null,
    amount: step.amount ?? null,
    choice: step.choice ?? null,
  };
}
