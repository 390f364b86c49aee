import type { Tutor } from '@digiken/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { readTutorSettings } from '../admin/settings';
import type { Usage } from '../model/client';
import { dayOf, nextDayOf } from './days';

/** Tokens that are held for one answer until it is known how many it used: more than one ever uses. */
export const RESERVED_TOKENS = 6_000;

/**
 * Takes one question from the budget of the day: of a person, and of the site. Without a person only of the site. Two
 * statements that lock their rows, so that parallel questions never take more than there is.
 * @returns the day, or undefined if one of the budgets is used
 */
export async function charge(
  { db: tx, clock }: Deps<'clock'>,
  userId: string | null,
): Promise<string | undefined> {
  const { questionsPerDay, tokensPerDay } = await readTutorSettings(tx);
  const day = dayOf(clock.now());
  if (questionsPerDay === 0 || tokensPerDay < RESERVED_TOKENS) return undefined;
  if (userId !== null) {
    const { rows } = await tx.execute(sql`
      insert into tutor_person_days (user_id, day, questions) values (${userId}, ${day}, 1)
      on conflict (user_id, day) do update set questions = tutor_person_days.questions + 1
        where tutor_person_days.questions < ${questionsPerDay}
      returning 1`);
    if (rows.length === 0) return undefined;
  }
  const { rows } = await tx.execute<{ day: string }>(sql`
    insert into tutor_site_days (day, reserved) values (${day}, ${RESERVED_TOKENS})
    on conflict (day) do update set reserved = tutor_site_days.reserved + ${RESERVED_TOKENS}
      where tutor_site_days.tokens_in + tutor_site_days.tokens_out + tutor_site_days.reserved
        + ${RESERVED_TOKENS} <= ${tokensPerDay}
    returning to_char(day, 'YYYY-MM-DD') as day`);
  const charged = rows[0]?.day;
  if (charged === undefined && userId !== null) await refund(tx, { userId, day });
  return charged;
}

/** Gives one question back to a person. */
export async function refund(
  tx: Executor,
  { userId, day }: { userId: string; day: SQL | string },
): Promise<void> {
  await tx.execute(sql`update tutor_person_days set questions = greatest(questions - 1, 0)
    where user_id = ${userId} and day = ${day}`);
}

/** Counts the used tokens of an answer and frees those that were held for it. */
export async function settle(
  tx: Executor,
  { day, reserved, usage }: { day: string; reserved: number; usage: Usage },
): Promise<void> {
  await tx.execute(sql`update tutor_site_days set reserved = greatest(reserved - ${reserved}, 0),
    tokens_in = tokens_in + ${usage.tokensIn}, tokens_out = tokens_out + ${usage.tokensOut} where day = ${day}`);
}

/** Counts a question of anybody: no person, no text. */
export async function countQuestion(
  { db: tx, clock }: Deps<'clock'>,
  outcome: 'answered' | 'nothing' | 'other',
): Promise<void> {
  const [answered, nothing] = [Number(outcome === 'answered'), Number(outcome === 'nothing')];
  await tx.execute(sql`
    insert into tutor_site_days (day, questions, answered, nothing)
    values (${dayOf(clock.now())}, 1, ${answered}, ${nothing})
    on conflict (day) do update set questions = tutor_site_days.questions + 1,
      answered = tutor_site_days.answered + ${answered}, nothing = tutor_site_days.nothing + ${nothing}`);
}

interface BudgetRow extends Record<string, unknown> {
  used: number;
  tokens: number;
  resets_at: Date | string;
}

/** What is left today. */
export async function readBudget(
  { db, clock }: Deps<'clock'>,
  userId: string,
): Promise<{ budget: NonNullable<Tutor['budget']>; siteBudgetUsed: boolean }> {
  const { questionsPerDay: limit, tokensPerDay } = await readTutorSettings(db);
  const now = clock.now();
  const { rows } = await db.execute<BudgetRow>(sql`
    select coalesce((select questions from tutor_person_days
        where user_id = ${userId} and day = ${dayOf(now)}), 0) as used,
      coalesce((select tokens_in + tokens_out + reserved from tutor_site_days
        where day = ${dayOf(now)}), 0) as tokens,
      ${nextDayOf(now)} as resets_at`);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without a condition has returned no row.');
  return {
    budget: {
      left: Math.max(0, limit - row.used),
      limit,
      resetsAt: new Date(row.resets_at).toISOString(),
    },
    siteBudgetUsed: row.tokens + RESERVED_TOKENS > tokensPerDay,
  };
}
