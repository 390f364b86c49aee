import { z } from 'zod';
import { defineCall } from '../call';
import { QUIZ_LIMITS as L } from '../constants';
import { Id, Named, Timestamp } from '../entities';
import { pageOf, PageQuery, Said } from '../paging';
import { quizArrangementRoutes } from '../routes/quiz-arrangements';

const ById = z.object({ id: Id });
const ByLearner = z.object({ id: Id, userId: Id });

const whole = (label: string, min: number, max: number) => {
  const error = `${label}: use a whole number from ${min} to ${max.toLocaleString('en-KE')}`;
  return z.number({ error }).int(error).min(min, error).max(max, error);
};
const moment = z.iso.datetime({ error: 'Enter a date and a time' }).nullable();

/** One learner's own rules for a quiz; null: as everybody. */
export const QuizOverride = z.object({
  learner: Named,
  opensAt: Timestamp.nullable(),
  closesAt: Timestamp.nullable(),
  timeLimitMinutes: z.number().int().nullable(),
  attempts: z.number().int().nullable(),
});
export type QuizOverride = z.infer<typeof QuizOverride>;

export const listOverrides = defineCall(quizArrangementRoutes.listOverrides, {
  summary: 'The learners with other times for a quiz, by name',
  params: ById,
  query: PageQuery,
  answer: pageOf(QuizOverride).extend({
    quiz: z.object({
      _id: Id,
      title: z.string(),
      course: z.object({ _id: Id, title: z.string() }),
      /** For everybody; null: no limit. */
      opensAt: Timestamp.nullable(),
      closesAt: Timestamp.nullable(),
      timeLimitMinutes: z.number().int().nullable(),
      attempts: z.number().int().nullable(),
    }),
  }),
});

/** An open attempt gets its new end at once. 404 unless the learner is enrolled; 422 by the field. */
export const setOverride = defineCall(quizArrangementRoutes.setOverride, {
  summary: 'Give a learner other times for a quiz',
  params: ByLearner,
  body: z.object({
    opensAt: moment,
    closesAt: moment,
    timeLimitMinutes: whole('Minutes', 1, L.timeLimitMax).nullable(),
    attempts: whole('Attempts', 1, L.attemptsMax).nullable(),
  }),
  answer: z.object({ message: z.string(), data: QuizOverride }),
});

export const removeOverride = defineCall(quizArrangementRoutes.removeOverride, {
  summary: 'Let the rules for everybody apply to a learner again',
  params: ByLearner,
  answer: Said,
});

/** What a learner needs in every quiz. Only the learner and administrators read it. */
export const Accommodation = z.object({
  /** Time limits are multiplied by it. */
  factor: z.number(),
  /** Quizzes have no time limit. */
  untimed: z.boolean(),
  extraAttempts: z.number().int(),
});
export type Accommodation = z.infer<typeof Accommodation>;

export const getAccommodation = defineCall(quizArrangementRoutes.getAccommodation, {
  summary: 'What a learner needs in every quiz',
  params: ById,
  answer: z.object({ data: Accommodation }),
});

/** Open attempts get their new end at once. */
export const setAccommodation = defineCall(quizArrangementRoutes.setAccommodation, {
  summary: 'Set what a learner needs in every quiz',
  params: ById,
  body: z.object({
    factor: z
      .number({ error: 'Use a number from 1 to 3' })
      .min(1, 'Use a number from 1 to 3')
      .max(L.factorMax, 'Use a number from 1 to 3'),
    untimed: z.boolean(),
    extraAttempts: whole('Attempts', 0, L.extraAttemptsMax),
  }),
  answer: z.object({ message: z.string(), data: Accommodation }),
});

export const getOwnAccommodation = defineCall(quizArrangementRoutes.getOwnAccommodation, {
  summary: 'What the caller gets in every quiz',
  answer: z.object({ data: Accommodation }),
});
