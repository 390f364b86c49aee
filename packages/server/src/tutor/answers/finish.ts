import type { TutorAnswer } from '@digiken/contract';
import { TUTOR_LIMITS } from '@digiken/contract/constants';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { coursesWithOpenAttempt } from '../../quizzes';
import type { Usage } from '../model/client';
import { type StoredSource, tutorAnswers, tutorConversations } from '../tables';
import type { CheckedSentence } from './checked-text';
import { refund, RESERVED_TOKENS, settle } from './budget';
import { changed } from './progress';
import type { QuotedAnswer } from './quoted';

/** After this time an answer that is still being written was lost with its process; milliseconds. */
export const LOST_AFTER_MS = 90_000;
const NO_USAGE: Usage = { tokensIn: 0, tokensOut: 0 };

/**
 * Adds a sentence to an answer that is being written. One statement decides whether it may: not after the answer was
 * stopped, and not once its reader has an open attempt in a course whose texts it may hold (spec 13.18).
 * @returns false if the sentence was not added
 */
export async function addSentence(
  db: Executor,
  { answerId, userId, blocks }: { answerId: string; userId: string; blocks: TutorAnswer['blocks'] },
): Promise<boolean> {
  const added = await db
    .update(tutorAnswers)
    .set({ blocks })
    .where(
      and(
        eq(tutorAnswers.id, answerId),
        eq(tutorAnswers.state, 'writing'),
        sql`not exists (select 1 from (${coursesWithOpenAttempt(userId)}) open
          where open.course_id = any(${tutorAnswers.courseIds}))`,
      ),
    )
    .returning({ id: tutorAnswers.id });
  if (added.length === 0) return false;
  await changed(db, answerId);
  return true;
}

/** The blocks with one more sentence. */
export function withSentence(
  blocks: TutorAnswer['blocks'],
  { block, kind, ...sentence }: CheckedSentence,
): TutorAnswer['blocks'] {
  const last = blocks[block];
  if (last === undefined) return [...blocks, { kind, sentences: [sentence] }];
  return blocks.with(block, { ...last, sentences: [...last.sentences, sentence] });
}

/** The sources that an answer cites; if it cites none, the best ones, to read on. */
export function citedSources(
  blocks: TutorAnswer['blocks'],
  sources: readonly StoredSource[],
): StoredSource[] {
  const numbers = new Set(
    blocks.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.sources)),
  );
  return numbers.size === 0
    ? sources.slice(0, TUTOR_LIMITS.quoted)
    : sources.filter(({ number }) => numbers.has(number));
}

export type Ending =
  | { state: 'done'; usage: Usage }
  /** The model was lost: passages are the answer, and the question is given back. */
  | { state: 'unreachable'; usage: Usage; quoted: QuotedAnswer }
  /** By the person, or because an attempt was started or the server stops. */
  | { state: 'stopped'; note: 'attempt-started' | null; usage: Usage }
  /** The process was lost. */
  | { state: 'failed' };

/**
 * Ends an answer once: its state, its sources and the budgets. An answer that was ended already keeps its state; only
 * what was held for it is freed.
 * @param which `chargedOn`: the day whose budgets it uses, known to whoever writes it even if the row is gone
 */
export async function endAnswer(
  db: Database,
  { answerId, chargedOn }: { answerId: string; chargedOn: string | null },
  ending: Ending,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ answer: tutorAnswers, userId: tutorConversations.userId })
      .from(tutorAnswers)
      .innerJoin(tutorConversations, eq(tutorConversations.id, tutorAnswers.conversationId))
      .where(eq(tutorAnswers.id, answerId))
      .for('update', { of: tutorAnswers });
    if (row === undefined) {
      // The person deleted it: what was held for it is freed all the same.
      if (chargedOn !== null && ending.state !== 'failed')
        await settle(tx, { day: chargedOn, reserved: RESERVED_TOKENS, usage: ending.usage });
      return;
    }
    const { answer, userId } = row;
    const over = answer.state !== 'writing';
    const back = !over && (ending.state === 'unreachable' || ending.state === 'failed');
    // A question locks the person's day before the site's: the same order here, or two would wait for each other.
    if (back && answer.chargedOn !== null) await refund(tx, { userId, day: answer.chargedOn });
    if (answer.chargedOn !== null && answer.reserved > 0) {
      const usage = ending.state === 'failed' ? NO_USAGE : ending.usage;
      await settle(tx, { day: answer.chargedOn, reserved: answer.reserved, usage });
    }
    await tx
      .update(tutorAnswers)
      .set({ reserved: 0, ...(over ? {} : endOf(answer, ending)) })
      .where(eq(tutorAnswers.id, answerId));
    if (!over) await changed(tx, answerId);
  });
}

function endOf({ blocks, sources }: typeof tutorAnswers.$inferSelect, ending: Ending) {
  const cited = citedSources(blocks, sources);
  switch (ending.state) {
    case 'done':
      return { state: 'done', sources: cited } as const;
    case 'unreachable':
      return {
        state: 'done',
        kind: 'passages',
        note: 'model-unreachable',
        ...ending.quoted,
      } as const;
    case 'stopped':
      // After the start of an attempt, no passage of its course may be added.
      return { state: 'stopped', note: ending.note, sources: cited } as const;
    case 'failed':
      return { state: 'failed', sources: cited } as const;
  }
}

/** Ends what a killed process left, and gives the questions back. Several processes may call it at the same time. */
export async function endLostAnswers({ db, clock }: Deps<'clock'> & { db: Database }): Promise<void> {
  const before = new Date(clock.now().getTime() - LOST_AFTER_MS);
  const lost = await db
    .select({ id: tutorAnswers.id })
    .from(tutorAnswers)
    .where(
      and(
        or(eq(tutorAnswers.state, 'writing'), sql`${tutorAnswers.reserved} > 0`),
        lt(tutorAnswers.createdAt, before),
      ),
    );
  for (const { id } of lost) await endAnswer(db, { answerId: id, chargedOn: null }, { state: 'failed' });
}
