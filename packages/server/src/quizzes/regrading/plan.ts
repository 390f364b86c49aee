import { createHash } from 'node:crypto';
import type { QuestionKey } from '@digiken/contract';
import type { RegradeRule } from '@digiken/contract/constants';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { countedShare } from '../attempts/rules';
import { pointsScored } from '../attempts/score';
import { quizAttempts, type quizzes } from '../tables';
import { type AskedAttempt, keysOfVersions, type PublishedQuestion, readAsked } from './read';
import { byHand, regradedMark } from './rule';

/** One attempt in a plan. */
export interface Planned {
  attempt: AskedAttempt;
  /** Of the question. */
  points: number;
  before: number | null;
  after: number | null;
  scoreAfter: number | null;
  /** Why it keeps its mark; null: the rule says what it is. */
  kept: 'answer' | 'by-hand' | null;
}

/** Everything that marking a question again would do. */
export interface Plan {
  planned: Planned[];
  /** Of what was read: another one means that something changed. */
  revision: string;
  /** Learners who pass only after it, or only before it, by id. */
  passNow: ReadonlySet<string>;
  passNoLonger: ReadonlySet<string>;
}

export const changes = ({ before, after }: Planned): boolean => before !== after;

/** @param lock in a transaction that writes the plan */
export async function planRegrade(
  db: Executor,
  {
    quiz,
    slot,
    rule,
    lock = false,
  }: { quiz: typeof quizzes.$inferSelect; slot: PublishedQuestion; rule: RegradeRule; lock?: boolean },
): Promise<Plan> {
  const asked = await readAsked(db, { quizId: quiz.id, slot, lock });
  const keys = await keysOfVersions(db, slot.questionId, [...new Set(asked.map(({ version }) => version))]);
  const planned = asked.flatMap((attempt) => {
    const key = keys.get(attempt.version);
    return key === undefined ? [] : planOne(attempt, { rule, slot, key });
  });
  return { planned, revision: revisionOf(slot, asked), ...(await passes(db, quiz, planned)) };
}

function planOne(
  attempt: AskedAttempt,
  { rule, slot, key }: { rule: RegradeRule; slot: PublishedQuestion; key: QuestionKey },
): Planned {
  const points = attempt.snapshot.find((item) => item.slot === attempt.slot)?.points ?? 0;
  const before = attempt.fraction;
  const common = { attempt, points, before };
  if (attempt.markedBy !== null || byHand(key))
    return { ...common, after: before, scoreAfter: attempt.score, kept: 'by-hand' };
  const { fraction, fits } = regradedMark(rule, {
    answer: attempt.answer,
    asked: { key },
    published: slot.question,
  });
  return {
    ...common,
    after: fraction,
    scoreAfter: pointsScored(attempt.snapshot, (one) =>
      one === attempt.slot ? fraction : attempt.marks[one],
    ),
    kept: fits ? null : 'answer',
  };
}

function revisionOf(slot: PublishedQuestion, asked: readonly AskedAttempt[]): string {
  const hash = createHash('sha256').update(`${slot.id} ${slot.version}`);
  for (const { id, score, answer, fraction, regradedTo, regradeRule, markedBy } of asked)
    hash.update(JSON.stringify([id, score, answer, fraction, regradedTo, regradeRule, markedBy]));
  return hash.digest('base64url').slice(0, 32);
}

/** Who passes the quiz only before or only after the plan, by the attempt that counts (spec 12.8). */
async function passes(
  db: Executor,
  { id, settings: { passShare, grading, practice } }: typeof quizzes.$inferSelect,
  planned: readonly Planned[],
): Promise<Pick<Plan, 'passNow' | 'passNoLonger'>> {
  const passNow = new Set<string>();
  const passNoLonger = new Set<string>();
  const changed = new Map(planned.filter(changes).map((item) => [item.attempt.id, item]));
  if (passShare === null || practice || changed.size === 0) return { passNow, passNoLonger };
  const rows = await db
    .select({
      id: quizAttempts.id,
      userId: quizAttempts.userId,
      score: quizAttempts.score,
      points: quizAttempts.points,
    })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.quizId, id), eq(quizAttempts.state, 'complete')))
    .orderBy(asc(quizAttempts.number));
  const byLearner = new Map<string, typeof rows>();
  for (const row of rows) byLearner.set(row.userId, [...(byLearner.get(row.userId) ?? []), row]);
  for (const [userId, attempts] of byLearner) {
    const before = countedShare(grading, attempts);
    const after = countedShare(
      grading,
      attempts.map((attempt) => ({
        ...attempt,
        score: changed.get(attempt.id)?.scoreAfter ?? attempt.score,
      })),
    );
    const passed = (share: number | null) => share !== null && share >= passShare;
    if (!passed(before) && passed(after)) passNow.add(userId);
    if (passed(before) && !passed(after)) passNoLonger.add(userId);
  }
  return { passNow, passNoLonger };
}
