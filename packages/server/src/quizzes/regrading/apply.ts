import type { RegradePreview } from '@digiken/contract';
import type { RegradeRule } from '@digiken/contract/constants';
import { eq, sql } from 'drizzle-orm';
import { questionName } from '../question-name';
import { audit } from '../../audit';
import { noteAllCompleted } from '../../learning';
import type { Database, Executor } from '../../platform/database';
import { inChunks } from '../../platform/database/rows';
import { conflict } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { noteMarksLater } from '../notices/marks';
import { bankQuestions, quizSlots } from '../tables';
import { changes, type Planned, planRegrade } from './plan';
import { previewRegrade } from './preview';
import { findSlot, type PublishedQuestion } from './read';

const RULES: Record<RegradeRule, string> = {
  better: 'both the old and the new right answers count',
  new: 'only the new key counts',
  full: 'full marks for everyone',
};

interface ApplyInput {
  quizId: string;
  /** Of a slot, or of a question in a bank that the quiz draws from. */
  slotId: string;
  rule: RegradeRule;
  /** Of the preview that the caller saw. */
  revision: string;
}

/**
 * Marks the answers to a question again, as the preview showed. Applying it once more changes nothing (spec 12.29).
 * @returns how many marks changed, and the preview as it is now
 * @throws {HttpError} 404 as {@link findSlot}; 409 if anything changed since the preview
 */
export async function applyRegrade(
  { db, clock }: Deps<'clock'> & { db: Database },
  caller: Caller,
  { quizId, slotId, rule, revision }: ApplyInput,
): Promise<{ changed: number; preview: RegradePreview }> {
  const changed = await db.transaction(async (tx) => {
    // Two people who apply at once follow each other, and the question cannot be published meanwhile.
    await tx.select({ id: quizSlots.id }).from(quizSlots).where(eq(quizSlots.id, slotId)).for('update');
    await tx
      .select({ id: bankQuestions.id })
      .from(bankQuestions)
      .where(eq(bankQuestions.id, slotId))
      .for('update');
    const { quiz, course, slot } = await findSlot(tx, caller, quizId, slotId);
    const plan = await planRegrade(tx, { quiz, slot, rule, lock: true });
    const marked = plan.planned.filter(changes);
    const done = plan.planned.every(
      ({ attempt, kept }) =>
        kept === 'by-hand' || (attempt.regradedTo === slot.version && attempt.regradeRule === rule),
    );
    if (done && marked.length === 0) return 0;
    if (plan.revision !== revision)
      throw conflict('Answers or marks changed since this preview. Look at it again, then decide.');
    const now = clock.now();
    await writeMarks(tx, { planned: plan.planned, slot, rule, now });
    await writeScores(tx, marked, now);
    const scored = marked.filter(({ scoreAfter }) => scoreAfter !== null);
    await noteAllCompleted(
      tx,
      scored.map(({ attempt }) => ({
        userId: attempt.learner.id,
        courseId: course.id,
        partId: attempt.id,
      })),
      now,
    );
    await noteMarksLater(
      tx,
      marked.map(({ attempt }) => attempt.id),
      now,
    );
    await audit({ db: tx, clock }, caller, {
      action: 'marked answers again in',
      target: { kind: 'course', id: course.id, name: course.title },
      detail: `“${quiz.title}”, ${nameOf(slot)}: ${RULES[rule]}. Marks changed: ${marked.length} of ${plan.planned.length}.`,
    });
    return marked.length;
  });
  return { changed, preview: await previewRegrade(db, caller, { quizId, slotId, rule }) };
}

const nameOf = ({ number, bank, question: { body } }: PublishedQuestion): string =>
  bank === null ? `question ${number}` : `“${questionName(body)}” of the bank “${bank}”`;

/** Marks by persons stay. Those that stay the same are noted too, so that nobody is asked to mark them again. */
async function writeMarks(
  tx: Executor,
  {
    planned,
    slot,
    rule,
    now,
  }: { planned: readonly Planned[]; slot: PublishedQuestion; rule: RegradeRule; now: Date },
): Promise<void> {
  await inChunks(
    planned.filter(({ kept }) => kept !== 'by-hand'),
    (some) =>
      tx.execute(sql`
        update attempt_marks m set fraction = v.fraction, regraded_to = ${slot.version}, regrade_rule = ${rule},
          marked_at = greatest(${now.toISOString()}::timestamptz, m.marked_at + interval '1 millisecond')
        from unnest(${sql.param(some.map(({ attempt }) => attempt.id))}::text[],
          ${sql.param(some.map(({ attempt }) => attempt.slot))}::text[],
          ${sql.param(some.map(({ after }) => after))}::double precision[]) as v (id, slot, fraction)
        where m.attempt_id = v.id and m.slot = v.slot`),
  );
}

async function writeScores(tx: Executor, marked: readonly Planned[], now: Date): Promise<void> {
  await inChunks(marked, (some) =>
    tx.execute(sql`
      update quiz_attempts a set score = v.score, regraded_at = ${now.toISOString()}::timestamptz,
        score_before_regrade = coalesce(a.score_before_regrade, a.score)
      from unnest(${sql.param(some.map(({ attempt }) => attempt.id))}::text[],
        ${sql.param(some.map(({ scoreAfter }) => scoreAfter))}::double precision[]) as v (id, score)
      where a.id = v.id`),
  );
}
