import type { Lesson, Progress } from '@digiken/contract';
import { sql } from 'drizzle-orm';
import { type LessonState, loadContents, ownedLessons, progressOf, type UnitState } from './contents';
import { managesCourse, type Viewer } from '../courses';
import { lessonWithText, readableLesson } from './access';
import { noteStudied } from '../enrolment';
import type { Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import type { Deps } from '../platform/services';
import { noteCompleted } from './completion';
import { loadVideos, toLesson } from './lesson';
import { LATEST_OPENED, LATEST_SCROLL, noteOpened, noteScroll } from './opened';
import { lessonProgress } from './tables';

interface Opened {
  course: { id: string; title: string };
  contents: UnitState[];
  unit: UnitState;
  /** Null without an active enrolment. */
  enrolledAt: Date | null;
  /** The viewer manages the course, so that every lesson is open. */
  manages: boolean;
}

/**
 * The contents of a lesson's course around it.
 * @param row of a lesson that the viewer may open
 */
async function openContents(
  db: Executor,
  viewer: Viewer,
  { row, language }: { row: Awaited<ReturnType<typeof readableLesson>>; language?: string | undefined },
): Promise<Opened> {
  const userId = viewer?.id ?? null;
  const contents = await loadContents(db, { courseIds: [row.courseId], userId, language });
  const unit = contents.find((candidate) => candidate.id === row.unitId);
  if (unit === undefined) throw notFound('There is no such lesson.');
  return {
    course: { id: row.courseId, title: row.courseTitle },
    contents,
    unit,
    enrolledAt: row.enrolledAt,
    manages: managesCourse(viewer, row),
  };
}

/** Opening a lesson again so soon is not written: it is read far more often than it is left for another one. */
const NOTED_MS = 60_000;

/** The lesson is noted already as the one of its course that was opened last. */
function openedJustNow({ lastOpenedAt }: LessonState, contents: readonly UnitState[], now: Date): boolean {
  if (lastOpenedAt === null || now.getTime() - lastOpenedAt.getTime() >= NOTED_MS) return false;
  return contents.every((unit) => unit.lessons.every((other) => (other.lastOpenedAt ?? 0) <= lastOpenedAt));
}

/**
 * A lesson to read. Records when a signed-in user opened it.
 * @param input `language` is a BCP 47 tag; without a text in it, the lesson's default language is used
 * @throws {HttpError} 404 if it does not exist, 401 for visitors unless it is a preview, 403 if its unit is not owned
 */
export async function readLesson(
  { db, clock }: Deps<'clock'>,
  viewer: Viewer,
  { lessonId, language: wanted }: { lessonId: string; language: string | undefined },
): Promise<Lesson> {
  const row = await lessonWithText(db, viewer, { lessonId, wanted });
  const { text, languages, activity } = row;
  const { course, contents, unit, manages } = await openContents(db, viewer, { row, language: wanted });
  const state = unit.lessons.find((candidate) => candidate._id === lessonId);
  if (state === undefined) throw notFound('There is no such lesson.');
  const at = clock.now();
  const scroll =
    viewer === null || openedJustNow(state, contents, at)
      ? state.scroll
      : await noteOpened(db, { userId: viewer.id, courseId: course.id, lessonId, at });
  const videos = state.hasVideo ? await loadVideos(db, [lessonId]) : undefined;
  return toLesson({
    ...{ viewer, course, contents, unit, manages, state, scroll },
    ...{ text, languages, activity },
    video: videos?.get(lessonId) ?? null,
  });
}

export interface SavedProgress {
  done: boolean;
  scroll: number;
  /** Absent when only the reading position was saved, which does not change it. */
  unitProgress?: Progress;
  courseProgress?: Progress;
}

interface ProgressChange {
  lessonId: string;
  done?: boolean | undefined;
  scroll?: number | undefined;
  /**
   * When it was done, if that was without a connection (spec 14.45). Default: now. A moment before the enrolment counts
   * as the enrolment's.
   */
  at?: Date | undefined;
}

/**
 * Marks a lesson as done or not done, or saves the reading position (`scroll`, 0 to 1). An absent property does
 * not change. The latest reading position and the first completion count, in whatever order they arrive.
 * @throws {HttpError} 403 or 404 as {@link readLesson} does
 */
export async function saveProgress(
  { db, clock }: Deps<'clock'>,
  viewer: NonNullable<Viewer>,
  { lessonId, done: wanted, scroll, at: doneWhen }: ProgressChange,
): Promise<SavedProgress> {
  if (wanted === undefined)
    return saveScroll({ db, clock }, viewer, { lessonId, scroll: scroll ?? 0, at: doneWhen });
  const row = await readableLesson(db, viewer, lessonId);
  const { course, contents, unit, enrolledAt } = await openContents(db, viewer, { row });
  const now = clock.now();
  const at = notBefore(enrolledAt, doneWhen ?? now);
  const progress = await db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(lessonProgress)
      .values({
        userId: viewer.id,
        lessonId,
        lastOpenedAt: at,
        doneAt: wanted ? at : null,
        ...(scroll !== undefined && { scroll: roundScroll(scroll), scrollAt: at }),
      })
      .onConflictDoUpdate({
        target: [lessonProgress.userId, lessonProgress.lessonId],
        set: {
          lastOpenedAt: LATEST_OPENED,
          // Done again, a lesson stays in the week in which it was done first.
          doneAt: wanted ? sql`least(${lessonProgress.doneAt}, excluded.done_at)` : null,
          ...(scroll !== undefined && LATEST_SCROLL),
        },
      })
      .returning({ doneAt: lessonProgress.doneAt, scroll: lessonProgress.scroll });
    const learner = { userId: viewer.id, courseId: course.id };
    await noteStudied(tx, { ...learner, at });
    if (wanted) await noteCompleted(tx, { ...learner, partId: lessonId, at: now });
    return saved;
  });
  const done = (progress?.doneAt ?? null) !== null;
  for (const state of unit.lessons) if (state._id === lessonId) state.done = done;
  return {
    done,
    scroll: progress?.scroll ?? 0,
    unitProgress: progressOf(unit.lessons),
    courseProgress: progressOf(ownedLessons(contents)),
  };
}

/** Rounded to a thousandth of a page: PostgreSQL's real refuses numbers below 1e-38. */
const roundScroll = (scroll: number) => Math.round(scroll * 1000) / 1000;

const notBefore = (earliest: Date | null, at: Date): Date =>
  earliest !== null && at < earliest ? earliest : at;

/** Saves a reading position without loading the course: it is sent every few seconds (spec R.75). */
async function saveScroll(
  { db, clock }: Deps<'clock'>,
  viewer: NonNullable<Viewer>,
  { lessonId, scroll, at: readWhen }: { lessonId: string; scroll: number; at: Date | undefined },
): Promise<SavedProgress> {
  const row = await readableLesson(db, viewer, lessonId);
  const at = notBefore(row.enrolledAt, readWhen ?? clock.now());
  const reading = { userId: viewer.id, courseId: row.courseId, lessonId, at };
  return noteScroll(db, { ...reading, scroll: roundScroll(scroll) });
}
