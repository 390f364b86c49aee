import type { QuizSummary } from '@digiken/contract';
import type { QuizProgress } from '@digiken/contract/constants';
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { courses, lessons } from '../../courses';
import { enrolments, enrolmentUnits } from '../../enrolment';
import type { Executor } from '../../platform/database';
import { keyPage, type Page } from '../../platform/database/paging';
import { notFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { quizAttempts, quizSlots, quizzes } from '../tables';
import { type FoundQuiz, type Learner, PLACE, selectQuizzes } from './find-quiz';
import { standingsOf, toSummary } from './view';

async function summaries(
  { db, clock }: Deps<'clock'>,
  userId: string,
  found: readonly FoundQuiz[],
): Promise<QuizSummary[]> {
  const { past, sizes } = await standingsOf(
    db,
    userId,
    found.map(({ quiz }) => quiz.id),
  );
  const now = clock.now();
  return found.map((one) =>
    toSummary(one, {
      past: past.get(one.quiz.id) ?? [],
      size: sizes.get(one.quiz.id) ?? { questions: 0, points: 0 },
      now,
    }),
  );
}

/** Quizzes without questions cannot be taken, so learners do not see them. */
const hasQuestions = (db: Executor) =>
  sql`exists ${db.select({ one: sql`1` }).from(quizSlots).where(eq(quizSlots.quizId, quizzes.id))}`;

/** The quizzes of the units that a learner owns, in the language of each course. */
export async function listQuizzes(
  { db, clock }: Deps<'clock'>,
  learner: Learner,
  { progress, cursor }: { progress?: QuizProgress | undefined; cursor?: string | undefined },
): Promise<Page<QuizSummary>> {
  const attempted = (open: boolean) =>
    sql`exists (select 1 from ${quizAttempts} where ${quizAttempts.quizId} = ${quizzes.id}
      and ${quizAttempts.userId} = ${learner.id} ${open ? sql`and ${quizAttempts.state} = 'open'` : sql``})`;
  const wanted = {
    due: sql`not ${attempted(false)}`,
    'in-progress': attempted(true),
    done: sql`${attempted(false)} and not ${attempted(true)}`,
  };
  const owned = [
    isNotNull(enrolments.id),
    or(eq(enrolments.whole, true), isNotNull(enrolmentUnits.unitId)),
    sql`${courses.state} <> 'draft'`,
    sql`${quizzes.language} = coalesce(${lessons.defaultLanguage}, ${quizzes.language})`,
    hasQuestions(db),
    progress && wanted[progress],
  ];
  const page = await keyPage(
    cursor,
    {
      key: PLACE,
      id: quizzes.id,
      direction: 'asc',
      keyOf: (row: FoundQuiz) => ({ key: row.place, id: row.quiz.id }),
    },
    ({ where, ...part }) => selectQuizzes(db, learner.id, { where: and(...owned, where), ...part }),
  );
  return { ...page, rows: await summaries({ db, clock }, learner.id, page.rows) };
}

/**
 * The quizzes before and after a lesson, in one language: the one asked for if there is one, else the lesson's own.
 * @throws {HttpError} 404 if the lesson does not exist or its unit is not owned
 */
export async function lessonQuizzes(
  { db, clock }: Deps<'clock'>,
  learner: Learner,
  { lessonId, language }: { lessonId: string; language: string | undefined },
): Promise<QuizSummary[]> {
  const [lesson] = await db
    .select({ language: lessons.defaultLanguage })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  if (lesson === undefined) throw notFound('There is no such lesson.');
  const rows = await selectQuizzes(db, learner.id, {
    where: and(eq(quizzes.lessonId, lessonId), hasQuestions(db)),
    orderBy: [sql`case ${quizzes.kind} when 'pre' then 1 else 2 end`, asc(quizzes.language)],
  });
  const owned = rows.filter((row) => row.owned);
  const inLanguage = (tag: string) => owned.filter((row) => row.quiz.language === tag);
  const chosen = language === undefined ? [] : inLanguage(language);
  return summaries({ db, clock }, learner.id, chosen.length > 0 ? chosen : inLanguage(lesson.language));
}
