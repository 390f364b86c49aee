import { createHash } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { isComplete, standingsOf } from '../certificates';
import { courses, lessons, lessonTexts, units } from '../courses';
import { type CompletionPayload, lessonProgress } from '../learning';
import type { Executor } from '../platform/database';
import type { Deps } from '../platform/services';
import { quizAttempts, quizzes } from '../quizzes';

const VERBS = 'http://adlnet.gov/expapi/verbs';
const ACTIVITIES = 'http://adlnet.gov/expapi/activities';

interface Activity {
  objectType: 'Activity';
  id: string;
  definition: { type: string; name: Record<string, string> };
}

/** A statement of xAPI 1.0.3. */
export interface Statement {
  /** Made from what it states, so that the store recognises one that is sent twice. */
  id: string;
  actor: { objectType: 'Agent'; account: { homePage: string; name: string } };
  verb: { id: string; display: Record<string, string> };
  object: Activity;
  result: {
    completion: true;
    success?: boolean;
    score?: { scaled: number; raw: number; min: 0; max: number };
    duration?: string;
  };
  context: { platform: string; contextActivities: { grouping?: Activity[] } };
  timestamp: string;
}

type Verb = 'completed' | 'passed' | 'failed';
type Parts = Deps<'config'>;

/** A UUID of version 8 from a name: the same name makes the same UUID. */
function uuidOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  const variant = '89ab'[Number.parseInt(hash.charAt(16), 16) % 4];
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

function activity(
  { config }: Parts,
  kind: 'course' | 'lesson' | 'assessment',
  row: { path: string; title: string; language: string },
): Activity {
  return {
    objectType: 'Activity',
    id: `${config.publicUrl}${row.path}`,
    definition: { type: `${ACTIVITIES}/${kind}`, name: { [row.language]: row.title } },
  };
}

const courseActivity = (parts: Parts, { id, title }: { id: string; title: string }) =>
  activity(parts, 'course', { path: `/course/${id}`, title, language: 'en' });

function statement(
  { config }: Parts,
  userId: string,
  verb: Verb,
  {
    object,
    course,
    at,
    result = {},
  }: { object: Activity; course?: Activity; at: Date; result?: Omit<Statement['result'], 'completion'> },
): Statement {
  const timestamp = at.toISOString();
  return {
    id: uuidOf(`${userId} ${verb} ${object.id} ${timestamp} ${result.score?.raw ?? ''}`),
    // An account without a name or an address: the store learns who it is only from this site.
    actor: { objectType: 'Agent', account: { homePage: config.publicUrl, name: userId } },
    verb: { id: `${VERBS}/${verb}`, display: { en: verb } },
    object,
    result: { completion: true, ...result },
    context: { platform: 'Digiken', contextActivities: course ? { grouping: [course] } : {} },
    timestamp,
  };
}

/**
 * What there is to state about a completed lesson or attempt: about itself, and about the course if it is complete now
 * (spec 14.240). Read from the database when it is sent, so nothing is stated that was undone or deleted meanwhile.
 */
export async function statementsOf(
  parts: Parts,
  { userId, courseId, partId }: CompletionPayload,
): Promise<Statement[]> {
  const { db } = parts;
  const [course] = await db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(eq(courses.id, courseId));
  if (!course) return [];
  const grouping = courseActivity(parts, course);
  const part = (await ofLesson(parts, userId, partId)) ?? (await ofAttempt(parts, userId, partId));
  if (!part) return [];
  const own = statement(parts, userId, part.verb, { ...part, course: grouping });
  const [standing] = await standingsOf(db, userId, [courseId]);
  if (!standing || !isComplete(standing)) return [own];
  const at = await completedAt(db, userId, courseId);
  return [own, statement(parts, userId, 'completed', { object: grouping, at: at ?? part.at })];
}

async function ofLesson(parts: Parts, userId: string, lessonId: string) {
  const [row] = await parts.db
    .select({ title: lessonTexts.title, language: lessons.defaultLanguage, at: lessonProgress.doneAt })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(
      lessonTexts,
      and(eq(lessonTexts.lessonId, lessons.id), eq(lessonTexts.language, lessons.defaultLanguage)),
    )
    .where(
      and(
        eq(lessonProgress.userId, userId),
        eq(lessonProgress.lessonId, lessonId),
        isNotNull(lessonProgress.doneAt),
      ),
    );
  if (!row?.at) return undefined;
  const { title, language, at } = row;
  const object = activity(parts, 'lesson', { path: `/course/unit/lesson/${lessonId}`, title, language });
  return { verb: 'completed' as const, object, at };
}

async function ofAttempt(parts: Parts, userId: string, attemptId: string) {
  const [row] = await parts.db
    .select({ quiz: quizzes, attempt: quizAttempts })
    .from(quizAttempts)
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .where(and(eq(quizAttempts.id, attemptId), eq(quizAttempts.userId, userId)));
  const score = row?.attempt.score;
  const at = row?.attempt.submittedAt;
  if (!row || !at || score === null || score === undefined) return undefined;
  const { quiz, attempt } = row;
  const scaled = attempt.points > 0 ? score / attempt.points : 0;
  const { passShare } = quiz.settings;
  const success = passShare === null ? undefined : scaled >= passShare;
  const seconds = Math.max(0, Math.round((at.getTime() - attempt.startedAt.getTime()) / 1_000));
  return {
    verb:
      success === undefined ? ('completed' as const) : success ? ('passed' as const) : ('failed' as const),
    object: activity(parts, 'assessment', {
      path: `/console/quiz/${quiz.id}`,
      title: quiz.title,
      language: quiz.language,
    }),
    at,
    result: {
      ...(success !== undefined && { success }),
      score: { scaled, raw: score, min: 0 as const, max: attempt.points },
      duration: `PT${seconds}S`,
    },
  };
}

/** When the last lesson or quiz of a complete course was done. */
async function completedAt(db: Executor, userId: string, courseId: string): Promise<Date | null> {
  const [row] = await db
    .select({
      lesson: sql<string | null>`max(${lessonProgress.doneAt})`,
      quiz: sql<string | null>`(
        select max(a.submitted_at) from quiz_attempts a
        join quizzes q on q.id = a.quiz_id
        left join lessons l on l.id = q.lesson_id
        join units u on u.id = coalesce(l.unit_id, q.unit_id)
        where a.user_id = ${userId} and u.course_id = ${courseId} and a.score is not null)`,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(and(eq(lessonProgress.userId, userId), eq(units.courseId, courseId)));
  const times = [row?.lesson, row?.quiz].flatMap((time) => (time ? [new Date(time).getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
