import type { AuthoredQuestion, QuestionBody, QuestionFeedback, QuestionKey } from '@digiken/contract';
import type { QuizPlace } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import { quizzes, writeQuizzes } from '../src/quizzes';
import type { QuizSettings } from '../src/quizzes/tables';
import { newId } from '../src/platform/ids';
import type { SignedIn, TestServer } from './support/server';

const plain = (text: string) => ({ text, format: 'plain' as const });
const choices = (...texts: string[]) => texts.map((text, at) => ({ id: `c${at + 1}`, text }));

/** A question as its author writes it. The texts of the key hold `canary`, where they are not options. */
export const question = (
  body: QuestionBody,
  key: QuestionKey,
  feedback: QuestionFeedback = {},
): AuthoredQuestion => ({ body, key, feedback, points: 1, tags: [] });

/** One question of each type that the server marks, and an essay; `canary` is in each key and its feedback. */
export function everyType(canary: string): AuthoredQuestion[] {
  const said: QuestionFeedback = {
    general: `${canary} general`,
    right: `${canary} right`,
    wrong: `${canary} wrong`,
  };
  const accepted = [
    { text: `${canary} text`, credit: 1 },
    { text: 'Nairobi', credit: 1 },
  ];
  return [
    question(
      { type: 'single', prompt: plain('One of them?'), options: choices('Yes', 'No', 'Maybe') },
      { type: 'single', option: 'c2' },
      { ...said, options: { c1: `${canary} option` } },
    ),
    question(
      { type: 'multiple', prompt: plain('Which of them?'), options: choices('Beans', 'Stones', 'Kale') },
      { type: 'multiple', options: ['c1', 'c3'], rule: 'partial' },
      said,
    ),
    question(
      { type: 'true-false', prompt: plain('Maize is a grass.') },
      { type: 'true-false', value: true },
      said,
    ),
    question(
      { type: 'numeric', prompt: plain('How many litres?'), unit: 'litres' },
      { type: 'numeric', accepted: [{ value: 1234.5, abs: 0.5, credit: 1 }] },
      said,
    ),
    question(
      { type: 'short-text', prompt: plain('Which city?'), maxLength: 100 },
      { type: 'short-text', accepted },
      said,
    ),
    question(
      {
        type: 'fill-in',
        prompt: plain('Complete it.'),
        parts: ['It rains in ', { blank: 'b1', label: 'a month' }, '.'],
      },
      {
        type: 'fill-in',
        blanks: {
          b1: {
            accepted: [
              { text: 'April', credit: 1 },
              { text: `${canary} blank`, credit: 1 },
            ],
          },
        },
      },
      said,
    ),
    question(
      {
        type: 'matching',
        prompt: plain('Who eats what?'),
        left: choices('Goat', 'Lion'),
        right: [
          { id: 'r1', text: 'Leaves' },
          { id: 'r2', text: 'Goats' },
          { id: 'r3', text: 'Stones' },
        ],
      },
      { type: 'matching', pairs: { c1: 'r1', c2: 'r2' } },
      said,
    ),
    question(
      { type: 'ordering', prompt: plain('In which order?'), items: choices('Sow', 'Weed', 'Harvest') },
      { type: 'ordering', order: ['c1', 'c2', 'c3'] },
      said,
    ),
    question(
      { type: 'essay', prompt: plain('Why?'), minWords: 2 },
      {
        type: 'essay',
        rubric: {
          criteria: [
            { id: 'k', name: `${canary} criterion`, levels: [{ points: 1, text: `${canary} level` }] },
          ],
        },
      },
      said,
    ),
  ];
}

/** Two questions with one right option each. */
export const TWO_CHOICES: AuthoredQuestion[] = ['First?', 'Second?'].map((text) =>
  question(
    { type: 'single', prompt: plain(text), options: choices('Right', 'Wrong') },
    { type: 'single', option: 'c1' },
    { wrong: 'Read the lesson again.' },
  ),
);

export interface SeedQuiz {
  place?: Exclude<QuizPlace, 'unit'>;
  language?: string;
  questions?: AuthoredQuestion[];
  settings?: Partial<QuizSettings>;
  opensAt?: Date;
  closesAt?: Date;
}

/** A quiz of a lesson. @returns its id */
export async function seedQuiz(
  { services: { db } }: TestServer,
  lessonId: string,
  { place = 'post', language = 'en', questions = TWO_CHOICES, settings, opensAt, closesAt }: SeedQuiz = {},
): Promise<string> {
  const [id = ''] = await writeQuizzes(db, [
    { place, lessonId, language, title: `Quiz ${newId()}`, questions },
  ]);
  const [row] = await db.select({ settings: quizzes.settings }).from(quizzes).where(eq(quizzes.id, id));
  if (row !== undefined)
    await db
      .update(quizzes)
      .set({
        settings: { ...row.settings, ...settings },
        opensAt: opensAt ?? null,
        closesAt: closesAt ?? null,
      })
      .where(eq(quizzes.id, id));
  return id;
}

/** The calls of one learner on one device. */
export function takerOf(server: TestServer, as: SignedIn, device = `device-${newId()}`) {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    server.call(method, path, { as, body });
  let seq = 0;
  return {
    device,
    start: (quizId: string, accessCode?: string) =>
      call('POST', `/quizzes/${quizId}/attempts`, {
        device,
        ...(accessCode !== undefined && { accessCode }),
      }),
    quiz: (quizId: string) => call('GET', `/quizzes/${quizId}`),
    read: (attemptId: string) => call('GET', `/attempts/${attemptId}?device=${device}`),
    send: (attemptId: string, events: unknown[]) =>
      call('PUT', `/attempts/${attemptId}/answers`, { device, events }),
    save: (attemptId: string, slot: string, answer: unknown, elapsedMs = 1000) => {
      seq += 1;
      return call('PUT', `/attempts/${attemptId}/answers`, {
        device,
        events: [{ slot, seq, answer, elapsedMs }],
      });
    },
    /** Leaves a question of a quiz without a way back, with its last answer. */
    leave: (attemptId: string, slot: string, answer?: unknown) => {
      seq += 1;
      const events = answer === undefined ? [] : [{ slot, seq, answer, elapsedMs: 1000 }];
      return call('PUT', `/attempts/${attemptId}/answers`, { device, events, leave: slot });
    },
    takeOver: (attemptId: string) => call('POST', `/attempts/${attemptId}/take-over`, { device }),
    submit: (attemptId: string) => call('POST', `/attempts/${attemptId}/submit`, { device }),
  };
}
