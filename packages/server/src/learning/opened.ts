import { sql } from 'drizzle-orm';
import { enrolments, studiedUpdate } from '../enrolment';
import type { Executor } from '../platform/database';
import { statement } from '../platform/database/statements';
import { lessonProgress } from './tables';

const userId = sql.placeholder('user');
const lessonId = sql.placeholder('lesson');
const courseId = sql.placeholder('course');
const at = sql.placeholder('at');

/** The latest moment of both. */
export const LATEST_OPENED = sql`greatest(${lessonProgress.lastOpenedAt}, excluded.last_opened_at)`;

/** The position of the latest moment. */
export const LATEST_SCROLL = {
  scroll: sql`case when ${lessonProgress.scrollAt} > excluded.scroll_at
    then ${lessonProgress.scroll} else excluded.scroll end`,
  scrollAt: sql`greatest(${lessonProgress.scrollAt}, excluded.scroll_at)`,
};

// Each is one statement: the progress and the enrolment change together, without a transaction's round trips.
const studied = (db: Executor) =>
  db.$with('studied').as(studiedUpdate(db, { userId, courseId, at }).returning({ id: enrolments.id }));

const opening = statement((db) => {
  const saved = db.$with('saved').as(
    db
      .insert(lessonProgress)
      .values({ userId, lessonId, lastOpenedAt: sql`${at}::timestamptz` })
      .onConflictDoUpdate({
        target: [lessonProgress.userId, lessonProgress.lessonId],
        set: { lastOpenedAt: sql`excluded.last_opened_at` },
      })
      .returning({ scroll: lessonProgress.scroll }),
  );
  return db.with(saved, studied(db)).select().from(saved).prepare('open_lesson');
});

const scrolling = statement((db) => {
  const saved = db.$with('saved').as(
    db
      .insert(lessonProgress)
      .values({
        userId,
        lessonId,
        lastOpenedAt: sql`${at}::timestamptz`,
        scroll: sql`${sql.placeholder('scroll')}::real`,
        scrollAt: sql`${at}::timestamptz`,
      })
      .onConflictDoUpdate({
        target: [lessonProgress.userId, lessonProgress.lessonId],
        set: { lastOpenedAt: LATEST_OPENED, ...LATEST_SCROLL },
      })
      .returning({ scroll: lessonProgress.scroll, doneAt: lessonProgress.doneAt }),
  );
  return db.with(saved, studied(db)).select().from(saved).prepare('save_scroll');
});

interface Reading {
  userId: string;
  courseId: string;
  lessonId: string;
  at: Date;
}

const valuesOf = (reading: Reading) => ({
  user: reading.userId,
  course: reading.courseId,
  lesson: reading.lessonId,
  at: reading.at.toISOString(),
});

/** Records that a learner has opened a lesson. @returns the saved reading position, 0 to 1 */
export async function noteOpened(db: Executor, reading: Reading): Promise<number> {
  const [saved] = await opening(db).execute(valuesOf(reading));
  return saved?.scroll ?? 0;
}

/**
 * Saves a reading position, unless one of a later moment is saved.
 * @param input `scroll`: 0 to 1
 */
export async function noteScroll(
  db: Executor,
  { scroll, ...reading }: Reading & { scroll: number },
): Promise<{ done: boolean; scroll: number }> {
  const [saved] = await scrolling(db).execute({ ...valuesOf(reading), scroll });
  return { done: (saved?.doneAt ?? null) !== null, scroll: saved?.scroll ?? 0 };
}
