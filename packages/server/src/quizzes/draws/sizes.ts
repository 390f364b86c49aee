import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { fitting } from './candidates';

/** How many questions a quiz asks and for how many points together. */
export interface QuizSize {
  questions: number;
  points: number;
}

export const NO_SIZE: QuizSize = { questions: 0, points: 0 };

/** Condition: an attempt at the quiz would ask something. A draw from an empty bank asks nothing. */
export const asksSomething = (quizId: SQL): SQL => sql`exists (
  select 1 from quiz_slots s where s.quiz_id = ${quizId}
    and (s.question_id is not null or exists (select 1 from ${fitting(sql`s`)})))`;

interface SizeRow extends Record<string, unknown> {
  quiz_id: string;
  questions: number;
  points: number;
}

/** What quizzes ask of a learner, by the quiz's id: of a draw, not more than its bank has. */
export const sizesOf = (db: Executor, quizIds: readonly string[]): Promise<Map<string, QuizSize>> =>
  sizesBy(
    db,
    quizIds,
    sql`case when s.question_id is null
      then least(s.draw_count, (select count(*) from ${fitting(sql`s`)})) else 1 end`,
  );

/** What quizzes would ask if their banks had enough questions, by the quiz's id. */
export const plannedSizesOf = (db: Executor, quizIds: readonly string[]): Promise<Map<string, QuizSize>> =>
  sizesBy(db, quizIds, sql`coalesce(s.draw_count, 1)`);

async function sizesBy(db: Executor, quizIds: readonly string[], asked: SQL): Promise<Map<string, QuizSize>> {
  if (quizIds.length === 0) return new Map();
  const { rows } = await db.execute<SizeRow>(sql`
    select quiz_id, sum(asked)::int as questions, sum(asked * points)::float8 as points from (
      select s.quiz_id, s.points, ${asked} as asked from quiz_slots s
      where s.quiz_id = any(${sql.param([...quizIds])}::text[])) sized group by quiz_id`);
  return new Map(rows.map(({ quiz_id: id, questions, points }) => [id, { questions, points }]));
}
