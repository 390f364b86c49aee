import { setTimeout } from 'node:timers/promises';
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
/** How long after its deadline an attempt may be open (spec 12.11); milliseconds. */
export const ENDS_WITHIN = 10_000;

/** One request of a learner; undefined without an answer. */
export type Send = (
  path: string,
  method: 'GET' | 'POST' | 'PUT',
  as: SignedIn,
  body?: unknown,
) => Promise<any>;

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

interface Acknowledged {
  seq: number;
  answer: { type: 'single'; option: string };
}

/** What the server confirmed, by question. */
export type Confirmed = Map<string, Acknowledged>;

interface Taking {
  quizId: string;
  closesAt: Date;
  /** The longest pause between two answers; milliseconds. */
  pause: number;
  /** Filled with what the server confirms. */
  confirmed: Confirmed;
}

/** Answers until the quiz closes, as a browser does: what was not acknowledged is sent again. */
export async function takeQuiz(send: Send, as: SignedIn, taking: Taking): Promise<void> {
  const { quizId, pause, confirmed } = taking;
  const device = `device-${as.id}`;
  const isOpen = () => Date.now() < taking.closesAt.getTime();
  let attempt: any;
  while (attempt === undefined && isOpen()) {
    attempt = await send(`/quizzes/${quizId}/attempts`, 'POST', as, { device });
    if (attempt === undefined) await setTimeout(100);
  }
  if (attempt === undefined) return;
  const pending: Confirmed = new Map();
  const seqs = new Map<string, number>();
  while (isOpen()) {
    const { id: slot } = attempt.questions[Math.floor(Math.random() * QUESTIONS)];
    const seq = (seqs.get(slot) ?? 0) + 1;
    seqs.set(slot, seq);
    pending.set(slot, { seq, answer: { type: 'single', option: Math.random() < 0.5 ? 'a' : 'b' } });
    const events = [...pending].map(([id, one]) => ({ slot: id, ...one, elapsedMs: 1 }));
    const saved = await send(`/attempts/${attempt._id}/answers`, 'PUT', as, { device, events });
    for (const { slot: id, seq: stored, late } of saved?.saved ?? []) {
      const sent = pending.get(id);
      if (sent === undefined || sent.seq !== stored) continue;
      if (!late) confirmed.set(id, sent);
      pending.delete(id);
    }
    await setTimeout(pause * (0.25 + Math.random() * 0.75));
  }
}

/** A learner with what the server confirmed. */
export interface Taker {
  id: string;
  confirmed: Confirmed;
}

/** More than one answer of each learner, on average: without them, that none was lost would prove nothing. */
export const haveAnswered = (takers: readonly Taker[]): boolean =>
  takers.reduce((sum, { confirmed }) => sum + confirmed.size, 0) > takers.length;

/**
 * Resolves once there are answers that a kill could lose.
 * @param until milliseconds of the clock: then it resolves without them
 */
export async function answersOf(takers: readonly Taker[], until: number): Promise<void> {
  while (!haveAnswered(takers) && Date.now() < until) await setTimeout(50);
}

/**
 * Looks again and again until no attempt is open. The time that a look itself takes does not count: a slow answer tells
 * nothing about when attempts ended, only that they were open when it was asked.
 * @param anyOpen undefined if the server did not answer
 * @param from when attempts have to end; milliseconds of the clock
 * @returns how long after `from` a look began that still found an open attempt; more than {@link ENDS_WITHIN} at once
 */
export async function openFor(anyOpen: () => Promise<boolean | undefined>, from: number): Promise<number> {
  let longest = 0;
  for (;;) {
    const after = Date.now() - from;
    const open = await anyOpen();
    if (open === false) return longest;
    if (open === true) longest = Math.max(longest, after);
    if (longest > ENDS_WITHIN) return longest;
    await setTimeout(100);
  }
}

/** Compares what the server confirmed with what it stored; each learner has one attempt, ended at its deadline. */
export async function countLost(
  { db }: Pick<Services, 'db'>,
  quizId: string,
  learners: readonly Taker[],
): Promise<{ acknowledged: number; lost: number }> {
  let acknowledged = 0;
  let lost = 0;
  for (const { id: userId, confirmed } of learners) {
    const [attempt, ...others] = await db
      .select()
      .from(quizAttempts)
      .where(and(eq(quizAttempts.quizId, quizId), eq(quizAttempts.userId, userId)));
    expect(others).toEqual([]);
    acknowledged += confirmed.size;
    if (attempt === undefined) {
      lost += confirmed.size;
      continue;
    }
    expect(attempt).toMatchObject({ state: 'complete', timedOut: true, submittedAt: attempt.deadlineAt });
    const rows = await db
      .select()
      .from(attemptAnswers)
      .where(and(eq(attemptAnswers.attemptId, attempt.id), eq(attemptAnswers.late, false)));
    for (const [slot, { seq, answer }] of confirmed) {
      const stored = rows.find((row) => row.slot === slot && row.seq === seq)?.answer;
      if (stored?.type !== 'single' || stored.option !== answer.option) lost += 1;
    }
  }
  return { acknowledged, lost };
}
