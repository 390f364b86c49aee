import type { Lesson, LessonVideo, Progress } from '@digiken/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { loadContents, ownedLessons, progressOf, toLessonSummary, type UnitState } from './contents';
import { lessonTexts, lessonVideos, lessonVideoTracks, managesCourse, type Viewer } from '../courses';
import { readableLesson } from './access';
import { noteStudied } from '../enrolment';
import type { Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import type { Deps } from '../platform/services';
import { noteCompleted } from './completion';
import { chooseLanguage } from './language';
import { lessonProgress } from './tables';

interface Opened {
  lesson: { id: string; defaultLanguage: string; preview: boolean };
  course: { id: string; title: string };
  contents: UnitState[];
  unit: UnitState;
  /** The viewer manages the course, so that every lesson is open. */
  manages: boolean;
}

/**
 * A lesson that the viewer may open, with the contents of its course.
 * @throws {HttpError} 404 if it does not exist, 401 for visitors unless it is a preview, 403 if its unit is not
 *   owned
 */
async function openLesson(
  db: Executor,
  viewer: Viewer,
  { lessonId, language }: { lessonId: string; language?: string | undefined },
): Promise<Opened> {
  const row = await readableLesson(db, viewer, lessonId);
  const userId = viewer?.id ?? null;
  const contents = await loadContents(db, { courseIds: [row.courseId], userId, language });
  const unit = contents.find((candidate) => candidate.id === row.unitId);
  if (unit === undefined) throw notFound('There is no such lesson.');
  return {
    lesson: { id: lessonId, defaultLanguage: row.defaultLanguage, preview: row.preview },
    course: { id: row.courseId, title: row.courseTitle },
    contents,
    unit,
    manages: managesCourse(viewer, row),
  };
}

/**
 * A lesson to read. Records when a signed-in user opened it.
 * @param input `language` is a BCP 47 tag; without a text in it, the lesson's default language is used
 * @throws {HttpError} 401, 403 or 404 as {@link openLesson} does
 */
export async function readLesson(
  { db, clock }: Deps<'clock'>,
  viewer: Viewer,
  { lessonId, language: wanted }: { lessonId: string; language: string | undefined },
): Promise<Lesson> {
  const { lesson, course, contents, unit, manages } = await openLesson(db, viewer, {
    lessonId,
    language: wanted,
  });
  const offered = await db
    .select({ language: lessonTexts.language })
    .from(lessonTexts)
    .where(eq(lessonTexts.lessonId, lessonId))
    .orderBy(sql`${lessonTexts.language} <> ${lesson.defaultLanguage}`, asc(lessonTexts.language));
  const languages = offered.map((row) => row.language);
  const language = chooseLanguage(languages, wanted, lesson.defaultLanguage);
  const [text] = await db
    .select()
    .from(lessonTexts)
    .where(sql`${lessonTexts.lessonId} = ${lessonId} and ${lessonTexts.language} = ${language}`);
  const index = unit.lessons.findIndex((candidate) => candidate._id === lessonId);
  const state = unit.lessons[index];
  if (text === undefined || state === undefined) throw notFound('There is no such lesson.');
  const scroll =
    viewer === null
      ? 0
      : await noteOpened({ db, clock }, { userId: viewer.id, courseId: course.id, lessonId });
  const all = contents.flatMap((candidate) => candidate.lessons);
  const at = all.indexOf(state);
  const ref = (neighbour: (typeof all)[number] | undefined) =>
    neighbour === undefined
      ? null
      : { _id: neighbour._id, title: neighbour.title, titleLanguage: neighbour.titleLanguage };
  return {
    ...toLessonSummary(state, unit.owned || manages),
    title: text.title,
    html: text.html,
    language: text.language,
    languages,
    machineTranslated: text.machineTranslated,
    headings: text.headings,
    video: state.hasVideo ? await loadVideo(db, lessonId) : null,
    course: { _id: course.id, title: course.title },
    unit: { _id: unit.id, title: unit.title, position: contents.indexOf(unit) + 1 },
    position: index + 1,
    previous: ref(all[at - 1]),
    next: ref(all[at + 1]),
    scroll,
    unitProgress: progressOf(unit.lessons),
    courseProgress: progressOf(ownedLessons(contents)),
    enrolled: unit.owned,
    mayDiscuss: viewer !== null && viewer.verified && (unit.owned || manages),
  };
}

async function loadVideo(db: Executor, lessonId: string): Promise<LessonVideo | null> {
  const [video] = await db.select().from(lessonVideos).where(eq(lessonVideos.lessonId, lessonId));
  if (video === undefined) return null;
  const captions = await db
    .select({
      language: lessonVideoTracks.language,
      label: lessonVideoTracks.label,
      src: lessonVideoTracks.src,
    })
    .from(lessonVideoTracks)
    .where(eq(lessonVideoTracks.lessonId, lessonId))
    .orderBy(asc(lessonVideoTracks.language));
  const { src, poster, seconds, weightBytes, transcriptHtml } = video;
  return { src, poster, seconds, weightBytes, captions, transcriptHtml };
}

/** Returns the saved reading position, 0 to 1. */
async function noteOpened(
  { db, clock }: Deps<'clock'>,
  { userId, courseId, lessonId }: { userId: string; courseId: string; lessonId: string },
): Promise<number> {
  const lastOpenedAt = clock.now();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(lessonProgress)
      .values({ userId, lessonId, lastOpenedAt })
      .onConflictDoUpdate({ target: [lessonProgress.userId, lessonProgress.lessonId], set: { lastOpenedAt } })
      .returning({ scroll: lessonProgress.scroll });
    await noteStudied(tx, { userId, courseId, at: lastOpenedAt });
    return row?.scroll ?? 0;
  });
}

export interface SavedProgress {
  done: boolean;
  scroll: number;
  /** Absent when only the reading position was saved, which does not change it. */
  unitProgress?: Progress;
  courseProgress?: Progress;
}

/**
 * Marks a lesson as done or not done, or saves the reading position (`scroll`, 0 to 1). An absent property does
 * not change.
 * @throws {HttpError} 403 or 404 as {@link openLesson} does
 */
export async function saveProgress(
  { db, clock }: Deps<'clock'>,
  viewer: NonNullable<Viewer>,
  { lessonId, ...change }: { lessonId: string; done?: boolean; scroll?: number },
): Promise<SavedProgress> {
  const now = clock.now();
  if (change.done === undefined)
    return saveScroll({ db, clock }, viewer, { lessonId, scroll: change.scroll ?? 0 });
  const { course, contents, unit } = await openLesson(db, viewer, { lessonId });
  const set = {
    lastOpenedAt: now,
    ...(change.scroll !== undefined && { scroll: roundScroll(change.scroll) }),
    doneAt: change.done ? now : null,
  };
  const row = await db.transaction(async (tx) => {
    // Done again, a lesson stays in the week in which it was done first.
    const doneAt = change.done ? sql`coalesce(${lessonProgress.doneAt}, excluded.done_at)` : null;
    const [saved] = await tx
      .insert(lessonProgress)
      .values({ userId: viewer.id, lessonId, ...set })
      .onConflictDoUpdate({
        target: [lessonProgress.userId, lessonProgress.lessonId],
        set: { ...set, doneAt },
      })
      .returning({ doneAt: lessonProgress.doneAt, scroll: lessonProgress.scroll });
    const learner = { userId: viewer.id, courseId: course.id, at: now };
    await noteStudied(tx, learner);
    if (change.done) await noteCompleted(tx, { ...learner, partId: lessonId });
    return saved;
  });
  const done = (row?.doneAt ?? null) !== null;
  for (const state of unit.lessons) if (state._id === lessonId) state.done = done;
  return {
    done,
    scroll: row?.scroll ?? 0,
    unitProgress: progressOf(unit.lessons),
    courseProgress: progressOf(ownedLessons(contents)),
  };
}

/** Rounded to a thousandth of a page: PostgreSQL's real refuses numbers below 1e-38. */
const roundScroll = (scroll: number) => Math.round(scroll * 1000) / 1000;

/** Saves a reading position without loading the course: it is sent every few seconds (spec R.75). */
async function saveScroll(
  { db, clock }: Deps<'clock'>,
  viewer: NonNullable<Viewer>,
  { lessonId, scroll }: { lessonId: string; scroll: number },
): Promise<SavedProgress> {
  const row = await readableLesson(db, viewer, lessonId);
  const set = { lastOpenedAt: clock.now(), scroll: roundScroll(scroll) };
  const [saved] = await db
    .insert(lessonProgress)
    .values({ userId: viewer.id, lessonId, ...set })
    .onConflictDoUpdate({ target: [lessonProgress.userId, lessonProgress.lessonId], set })
    .returning({ doneAt: lessonProgress.doneAt, scroll: lessonProgress.scroll });
  await noteStudied(db, { userId: viewer.id, courseId: row.courseId, at: set.lastOpenedAt });
  return { done: (saved?.doneAt ?? null) !== null, scroll: saved?.scroll ?? 0 };
}
