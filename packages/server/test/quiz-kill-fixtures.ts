import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { enrolments, enrolmentUnits } from '../src/enrolment/tables';
import { newId } from '../src/platform/ids';
import type { Services } from '../src/platform/services';
import { attemptAnswers, quizAttempts } from '../src/quizzes/tables';
import { seedCourse } from './learning-fixtures';
import { question, seedQuiz } from './quiz-fixtures';
import type { SignedIn, TestServer } from './support/server';

const QUESTIONS = 6;

/** One request of a learner; undefined without an answer. */
export type Send = (path: string, method: 'POST' | 'PUT', as: SignedIn, body: unknown) => Promise<any>;

/** Signed-in learners of a course. */
export async function seedLearners(site: TestServer, count: number) {
  const { db } = site.services;
  const course = await seedCourse(site);
  const learners: SignedIn[] = [];
  for (let at = 0; at < count; at += 1) learners.push(await site.signedIn('user'));
  for (const { id: userId } of learners) {
    const enrolmentId = newId();
    await db.insert(enrolments).values({ id: enrolmentId, userId, courseId: course.id, whole: true });
    await db
      .insert(enrolmentUnits)
      .values(course.units.map(({ id }) => ({ enrolmentId, unitId: id, pricePaid: 0 })));
  }
  return { learners, lessonId: course.units[0]?.lessons[0] ?? '' };
}

/** A quiz of choices that closes at this time. @returns its id */
export function seedClosingQuiz(site: TestServer, lessonId: string, closesAt: Date): Promise<string> {
  const questions = Array.from({ length: QUESTIONS }, (_, at) =>
    question(
      {
        type: 'single',
        prompt: { text: `Question ${at + 1}?`, format: 'plain' },
        options: [
          { id: 'a', text: 'This' },
          { id: 'b', text: 'That' },
        ],
      },
      { type: 'single', option: 'a' },
    ),
  );
  return seedQuiz(site, lessonId, { questions, closesAt });
}

interface Given {
  seq: number;
  answer: { type: 'single'; option: string };
}

/** A learner who answers as a browser does: what was not acknowledged is sent again. */
export class Taker {
  /** What the server acknowledged, by question. */
  readonly confirmed = new Map<string, Given>();
  readonly #pending = new Map<string, Given>();
  readonly #device: string;
  #attempt: { _id: string; questions: { id: string }[] } | undefined;
  #turn = 0;

  constructor(
    readonly as: SignedIn,
    private readonly quizId: string,
  ) {
    this.#device = `device-${as.id}`;
  }

  /** Starts the attempt, or answers the next question. */
  async act(send: Send): Promise<void> {
    if (this.#attempt === undefined) {
      const body = { device: this.#device };
      this.#attempt = await send(`/quizzes/${this.quizId}/attempts`, 'POST', this.as, body);
      return;
    }
    const turn = (this.#turn += 1);
    const slot = this.#attempt.questions[turn % QUESTIONS]?.id ?? '';
    this.#pending.set(slot, { seq: turn, answer: { type: 'single', option: turn % 4 < 2 ? 'a' : 'b' } });
    const events = [...this.#pending].map(([id, one]) => ({ slot: id, ...one, elapsedMs: 1 }));
    const body = { device: this.#device, events };
    const saved = await send(`/attempts/${this.#attempt._id}/answers`, 'PUT', this.as, body);
    for (const { slot: id, seq, late } of saved?.saved ?? []) {
      const sent = this.#pending.get(id);
      if (sent === undefined || sent.seq !== seq) continue;
      if (!late) this.confirmed.set(id, sent);
      this.#pending.delete(id);
    }
  }
}

/** Compares what the server acknowledged with what it stored; each learner has one attempt, ended at its deadline. */
export async function expectNothingLost(
  { db }: Pick<Services, 'db'>,
  quizId: string,
  takers: readonly Taker[],
): Promise<void> {
  for (const { as, confirmed } of takers) {
    const attempts = await db
      .select()
      .from(quizAttempts)
      .where(and(eq(quizAttempts.quizId, quizId), eq(quizAttempts.userId, as.id)));
    expect(attempts).toMatchObject([
      { state: 'complete', timedOut: true, submittedAt: attempts[0]?.deadlineAt },
    ]);
    const rows = await db
      .select()
      .from(attemptAnswers)
      .where(and(eq(attemptAnswers.attemptId, attempts[0]?.id ?? ''), eq(attemptAnswers.late, false)));
    for (const [slot, { seq, answer }] of confirmed) {
      const stored = rows.find((row) => row.slot === slot && row.seq === seq);
      expect(stored?.answer).toEqual(answer);
    }
  }
}
