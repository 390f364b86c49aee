import type { QuizDetail, QuizSummary } from '@digiken/contract';
import type { QuizProgress } from '@digiken/contract/constants';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { lessons, units } from '../../courses';
import { keyPage, type Page } from '../../platform/database/paging';
import { notFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { asksSomething, NO_SIZE } from '../draws/sizes';
import { quizzes } from '../tables';
import { type FoundQuiz, type Learner, selectQuizzes } from './find-quiz';
import { standingsOf, toDetail, toSummary } from './view';

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
  return found.map((item) =>
    toSummary(item, {
      past: past.get(item.quiz.id) ?? [],
      size: sizes.get(item.quiz.id) ?? NO_SIZE,
      now,
    }),
  );
}

/** Quizzes without questions cannot be taken, so learners do not see them. */
const hasQuestions = asksSomething(sql`${quizzes.id}`);

/** Sorts a learner's list: by closing time, then by place in the course. `at` is the place in the unit. */
const placeBy = (at: SQL) => sql`concat(
  coalesce(to_char(coalesce(o.closes_at, q.closes_at) at time zone 'UTC', 'YYYYMMDDHH24MISS'), '9'),
  ' ', c.title, ' ', c.id, ' ', lpad(u.position::text, 4, '0'), ' ', lpad((${at})::text, 4, '0'),
  ' ', case q.kind when 'pre' then 1 else 2 end, ' ', lpad(q.position::text, 4, '0'))`;

/**
 * The quizzes of the units that a learner owns, with their places, found from the enrolments: a site has many more
 * quizzes. Quizzes of lessons only in the language of the lesson.
 */
function ownQuizzes(userId: string): SQL {
  const of = (place: SQL, joins: SQL) => sql`
    select q.id, ${place} as place, coalesce(o.opens_at, q.opens_at) as opens_at,
      coalesce(o.closes_at, q.closes_at) as closes_at from enrolments e
      join courses c on c.id = e.course_id and c.staged_for_id is null and c.state <> 'draft'
      join units u on u.course_id = c.id ${joins}
      left join quiz_overrides o on o.quiz_id = q.id and o.user_id = e.user_id
    where e.user_id = ${userId} and e.state = 'active' and (e.whole or exists (
        select 1 from enrolment_units x where x.enrolment_id = e.id and x.unit_id = u.id))
      and ${asksSomething(sql`q.id`)}`;
  return sql`${of(
    placeBy(sql`l.position`),
    sql`join lessons l on l.unit_id = u.id join quizzes q on q.lesson_id = l.id and q.language = l.default_language`,
  )} union all ${of(placeBy(sql`9999`), sql`join quizzes q on q.unit_id = u.id`)}`;
}

/** A condition on own quizzes: the learner has an attempt, or one that is under way. */
const attempted = ({ id }: Learner, open: boolean) =>
  sql`exists (select 1 from quiz_attempts a where a.quiz_id = own.id and a.user_id = ${id}
    ${open ? sql`and a.state = 'open'` : sql``})`;

const isDone = (learner: Learner) => sql`${attempted(learner, false)} and not ${attempted(learner, true)}`;

/** Quizzes by their ids, in this order. */
async function summariesOf(
  deps: Deps<'clock'>,
  { id: userId }: Learner,
  ids: readonly string[],
): Promise<QuizSummary[]> {
  if (ids.length === 0) return [];
  const found = await selectQuizzes(deps.db, userId, { where: inArray(quizzes.id, [...ids]) });
  const byId = new Map(found.map((row) => [row.quiz.id, row]));
  const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
  return summaries(deps, userId, inOrder);
}

/** The quizzes of a learner that are open, close and are not done, those that close first, in four queries. */
export async function closingQuizzes(
  deps: Deps<'clock'>,
  learner: Learner,
  most: number,
): Promise<QuizSummary[]> {
  const now = sql`${deps.clock.now().toISOString()}::timestamptz`;
  const { rows } = await deps.db.execute<{ id: string }>(sql`
    select own.id from (${ownQuizzes(learner.id)}) own
    where own.closes_at > ${now} and (own.opens_at is null or own.opens_at <= ${now}) and not (${isDone(learner)})
    order by own.place, own.id limit ${most}`);
  return summariesOf(
    deps,
    learner,
    rows.map(({ id }) => id),
  );
}

/** The quizzes of the units that a learner owns. */
export async function listQuizzes(
  { db, clock }: Deps<'clock'>,
  learner: Learner,
  { progress, cursor }: { progress?: QuizProgress | undefined; cursor?: string | undefined },
): Promise<Page<QuizSummary>> {
  const wanted = {
    due: sql`not ${attempted(learner, false)}`,
    'in-progress': attempted(learner, true),
    done: isDone(learner),
  };
  const page = await keyPage(
    cursor,
    {
      key: sql`own.place`,
      id: sql`own.id`,
      direction: 'asc',
      keyOf: ({ id, place }: { id: string; place: string }) => ({ key: place, id }),
    },
    async ({ where, orderBy, limit }) => {
      const { rows } = await db.execute<{ id: string; place: string }>(sql`
        select own.id, own.place from (${ownQuizzes(learner.id)}) own
        where ${(progress && wanted[progress]) ?? sql`true`} and ${where ?? sql`true`}
        order by ${sql.join(orderBy, sql`, `)} limit ${limit}`);
      return rows;
    },
  );
  const ids = page.rows.map(({ id }) => id);
  return { ...page, rows: await summariesOf({ db, clock }, learner, ids) };
}

interface OfLesson {
  id: string;
  /** The lesson's own language. */
  defaultLanguage: string;
}

/**
 * The quizzes before and after lessons whose units the learner owns, in a fixed number of queries.
 * @returns what a request for a lesson's quizzes in a language answers
 */
export async function quizzesOfLessons(
  { db, clock }: Deps<'clock'>,
  learner: Learner,
  of: readonly OfLesson[],
): Promise<(lesson: OfLesson, language: string | undefined) => QuizSummary[]> {
  const ids = of.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await selectQuizzes(db, learner.id, {
          where: and(inArray(quizzes.lessonId, ids), hasQuestions),
          orderBy: [sql`case ${quizzes.kind} when 'pre' then 1 else 2 end`, asc(quizzes.language)],
        });
  const owned = rows.filter((row) => row.owned);
  const shown = await summaries({ db, clock }, learner.id, owned);
  return ({ id, defaultLanguage }, language) => {
    const inLanguage = (tag: string) =>
      shown.filter((_, index) => owned[index]?.quiz.lessonId === id && owned[index]?.quiz.language === tag);
    const chosen = language === undefined ? [] : inLanguage(language);
    return chosen.length > 0 ? chosen : inLanguage(defaultLanguage);
  };
}

/** A quiz of a unit that its learner owns, in its lessons or at its end. */
export interface UnitQuiz {
  detail: QuizDetail;
  /** Incremented by each save of the quiz. */
  version: number;
}

/** The quizzes of a unit in every language, in order, in a fixed number of queries. */
export async function quizzesOfUnit(
  { db, clock }: Deps<'clock'>,
  learner: Learner,
  unitId: string,
): Promise<UnitQuiz[]> {
  const found = await selectQuizzes(db, learner.id, {
    where: and(eq(units.id, unitId), hasQuestions),
    orderBy: [
      sql`${lessons.position} asc nulls last`,
      sql`case ${quizzes.kind} when 'pre' then 1 else 2 end`,
      asc(quizzes.position),
      asc(quizzes.language),
      asc(quizzes.id),
    ],
  });
  const owned = found.filter((row) => row.owned);
  const ids = owned.map(({ quiz }) => quiz.id);
  const { past, sizes } = await standingsOf(db, learner.id, ids);
  const now = clock.now();
  return owned.map((item) => ({
    version: item.quiz.version,
    detail: toDetail(item, {
      past: past.get(item.quiz.id) ?? [],
      size: sizes.get(item.quiz.id) ?? NO_SIZE,
      now,
    }),
  }));
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
    .select({ id: lessons.id, defaultLanguage: lessons.defaultLanguage })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  if (lesson === undefined) throw notFound('There is no such lesson.');
  const answer = await quizzesOfLessons({ db, clock }, learner, [lesson]);
  return answer(lesson, language);
}
