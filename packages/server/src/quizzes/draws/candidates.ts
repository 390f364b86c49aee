import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { inChunks } from '../../platform/database/rows';
import { questionBanks, quizSlots } from '../tables';
import type { Candidate } from './draw';

/** A slot that draws questions, with those that fit it. */
export interface DrawnSlot {
  id: string;
  position: number;
  bank: { id: string; name: string };
  /** Null: questions with any tags. */
  tag: string | null;
  count: number;
  /** Of each question. */
  points: number;
  pool: Candidate[];
}

/** The questions of a bank that fit a slot, as `b` and the version `v` that the bank pins. */
export const fitting = (slot: SQL) => sql`bank_questions b
  join question_versions v on v.question_id = b.question_id and v.version = b.question_version
  where b.bank_id = ${slot}.bank_id and (${slot}.tag is null or ${slot}.tag = any(v.tags))`;

interface PoolRow extends Record<string, unknown> {
  slot: string;
  question_id: string;
  version: number;
}

/** The draws of quizzes in order, by the quiz's id. */
export async function drawsOf(db: Executor, quizIds: readonly string[]): Promise<Map<string, DrawnSlot[]>> {
  const found = new Map<string, DrawnSlot[]>();
  await inChunks(quizIds, async (some) => {
    const rows = await db
      .select({ slot: quizSlots, bank: { id: questionBanks.id, name: questionBanks.name } })
      .from(quizSlots)
      .innerJoin(questionBanks, eq(questionBanks.id, quizSlots.bankId))
      .where(inArray(quizSlots.quizId, [...some]))
      .orderBy(asc(quizSlots.position), asc(quizSlots.id));
    if (rows.length === 0) return;
    const pools = await poolsOf(
      db,
      rows.map(({ slot }) => slot.id),
    );
    for (const { bank, slot } of rows) {
      const { id, quizId, position, tag, points } = slot;
      const pool = pools.get(id) ?? [];
      const drawn = { id, position, bank, tag, count: slot.count ?? 0, points, pool };
      found.set(quizId, [...(found.get(quizId) ?? []), drawn]);
    }
  });
  return found;
}

async function poolsOf(db: Executor, slotIds: readonly string[]): Promise<Map<string, Candidate[]>> {
  const { rows } = await db.execute<PoolRow>(sql`
    select s.id as slot, p.question_id, p.version from quiz_slots s cross join lateral (
      select b.question_id, b.question_version as version, b.position, b.id from ${fitting(sql`s`)}) p
    where s.id = any(${sql.param([...slotIds])}::text[]) order by p.position, p.id`);
  const pools = new Map<string, Candidate[]>();
  for (const { slot, question_id: questionId, version } of rows) {
    const pool = pools.get(slot) ?? [];
    pool.push({ questionId, version });
    pools.set(slot, pool);
  }
  return pools;
}
