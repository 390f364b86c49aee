import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { lessons, units } from '../../courses';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { asksSomething } from '../draws/sizes';
import { quizAttempts, quizzes } from '../tables';
import { isOver } from './end';
import { type FoundQuiz, type Learner, selectQuizzes } from './find-quiz';
import { countedShare, nextAttemptAt, reviewOf, rulesFor } from './rules';

/** How far a learner is with a quiz of a unit that they own. */
export interface QuizState {
  id: string;
  title: string;
  /** BCP 47 tag. */
  language: string;
  courseId: string;
  unitId: string;
  /** Null for the quiz of a unit. */
  lessonId: string | null;
  kind: FoundQuiz['quiz']['kind'];
  /**
   * `todo`: no attempt. `open`: an attempt is under way. `failed`: the learner may see that it is not passed. `done`:
   * everything else, such as an attempt that waits for its mark.
   */
  state: 'todo' | 'open' | 'failed' | 'done';
  /** An attempt may start now, or is under way. */
  startable: boolean;
  closesAt: Date | null;
  limitMinutes: number | null;
  /** When the last attempt ended; null without one. */
  endedAt: Date | null;
}

/**
 * The ids of quizzes that count, in courses. A query of its own, because an index finds them only from their lessons or
 * from their units.
 */
async function idsIn(db: Executor, courseIds: readonly string[]): Promise<string[]> {
  const of = (joins: SQL) => sql`select q.id from units u ${joins}
    where u.course_id = any(${sql.param([...courseIds])}::text[])
      and (q.settings->>'practice')::boolean is not true and ${asksSomething(sql`q.id`)}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    ${of(sql`join lessons l on l.unit_id = u.id join quizzes q on q.lesson_id = l.id`)}
    union all ${of(sql`join quizzes q on q.unit_id = u.id`)}`);
  return rows.map((row) => row.id);
}

const { id, quizId, state, startedAt, deadlineAt, submittedAt, score, points } = quizAttempts;
const pastOf = (db: Executor, userId: string, quizIds: readonly string[]) =>
  db
    .select({ id, quizId, state, startedAt, deadlineAt, submittedAt, score, points })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), inArray(quizAttempts.quizId, [...quizIds])))
    .orderBy(asc(quizAttempts.number));

type Past = Awaited<ReturnType<typeof pastOf>>[number];

/**
 * The quizzes of the units that a learner owns in some courses, in order, in three queries. Practice quizzes and quizzes
 * without questions are left out. A quiz in several languages is one: the one that was taken last, else that of the
 * lesson's own language.
 */
export async function quizStates(
  { db, clock }: Deps<'clock'>,
  learner: Learner,
  courseIds: readonly string[],
): Promise<QuizState[]> {
  const ids = courseIds.length === 0 ? [] : await idsIn(db, courseIds);
  if (ids.length === 0) return [];
  const found = await selectQuizzes(db, learner.id, {
    where: inArray(quizzes.id, ids),
    orderBy: [
      asc(units.position),
      sql`${lessons.position} asc nulls last`,
      sql`case ${quizzes.kind} when 'pre' then 1 else 2 end`,
      asc(quizzes.position),
      sql`(${quizzes.language} = ${lessons.defaultLanguage}) desc nulls last`,
      asc(quizzes.language),
      asc(quizzes.id),
    ],
  });
  const owned = found.filter((row) => row.owned);
  if (owned.length === 0) return [];
  const past = await pastOf(
    db,
    learner.id,
    owned.map(({ quiz }) => quiz.id),
  );
  const places = new Map<string, FoundQuiz[]>();
  for (const item of owned) {
    const { id: own, lessonId, kind } = item.quiz;
    const place = lessonId === null ? own : `${lessonId} ${kind}`;
    places.set(place, [...(places.get(place) ?? []), item]);
  }
  const now = clock.now();
  return [...places.values()].flatMap((languages) => {
    const states = languages.map((language) =>
      toState(
        language,
        past.filter((attempt) => attempt.quizId === language.quiz.id),
        now,
      ),
    );
    const taken = states
      .filter(({ startedAt: at }) => at > 0)
      .toSorted((state, other) => other.startedAt - state.startedAt);
    const shown = taken.find(({ passed }) => passed) ?? taken[0] ?? states[0];
    return shown === undefined ? [] : [shown.quiz];
  });
}

function toState(
  found: FoundQuiz,
  past: readonly Past[],
  now: Date,
): { quiz: QuizState; startedAt: number; passed: boolean } {
  const { quiz, unit, course } = found;
  const { settings } = quiz;
  const rules = rulesFor({ ...found, ...quiz });
  const last = past.at(-1);
  const underWay = last?.state === 'open' && !isOver(last, now);
  const endedAt = last === undefined || underWay ? null : (last.submittedAt ?? last.deadlineAt);
  const counted = countedShare(
    settings.grading,
    past.filter((row) => row.state === 'complete'),
  );
  const passed = counted !== null && counted >= (settings.passShare ?? 0);
  const isFailed = counted !== null && !passed && last?.state === 'complete';
  const seesResult = reviewOf(settings, rules.closesAt, now).open;
  const isOpenNow =
    (rules.opensAt === null || rules.opensAt <= now) && (rules.closesAt === null || rules.closesAt > now);
  const hasAttempt = rules.attempts === null || past.length < rules.attempts;
  return {
    quiz: {
      ...{ id: quiz.id, title: quiz.title, language: quiz.language, kind: quiz.kind },
      ...{ courseId: course.id, unitId: unit.id, lessonId: quiz.lessonId },
      state: underWay ? 'open' : last === undefined ? 'todo' : isFailed && seesResult ? 'failed' : 'done',
      startable: underWay || (isOpenNow && hasAttempt && nextAttemptAt(settings, endedAt, now) === null),
      closesAt: rules.closesAt,
      limitMinutes: rules.limitMinutes,
      endedAt,
    },
    startedAt: last?.startedAt.getTime() ?? 0,
    passed,
  };
}
