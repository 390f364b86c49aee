import { z } from 'zod';
import { defineCall } from '../call';
import {
  LATE_DECISIONS,
  QUESTION_ADVICE,
  QUESTION_TYPES,
  QUIZ_ATTEMPT_STATES,
  QUIZ_LIMITS as L,
} from '../constants';
import { Fraction, Id, Named, TextLanguage, Timestamp } from '../entities';
import { optionalText, pageOf, PageQuery, SearchedPageQuery } from '../paging';
import { QuestionAnswer, Rubric } from '../questions';
import { quizMarkingRoutes } from '../routes/quiz-marking';
import { stored } from '../text';
import { AttemptQuestion } from './quizzes';

/** Every call is for instructors in their own courses (404 elsewhere); sudo and admin may make them too. */
const ById = z.object({ id: Id });

/** An attempt with answers that wait for a person. */
export const WaitingAttempt = z.object({
  /** Of the attempt. */
  _id: Id,
  quiz: z.object({ _id: Id, title: z.string() }),
  course: z.object({ _id: Id, title: z.string() }),
  /** Null while names are hidden. */
  learner: Named.nullable(),
  submittedAt: Timestamp,
  /** Answers that wait. */
  waiting: z.number().int(),
});
export type WaitingAttempt = z.infer<typeof WaitingAttempt>;

/** Of a rubric's criterion, the chosen level by its place from 0. */
const Levels = stored(z.record(Id, z.number().int().min(0).max(9)));

/** An answer that a person marks. */
export const MarkedAnswer = z.object({
  slot: Id,
  question: AttemptQuestion,
  /** Null: not answered. */
  answer: QuestionAnswer.nullable(),
  /** Of an essay. */
  answerLanguage: TextLanguage,
  rubric: Rubric.nullable(),
  /** Null: it waits. */
  points: z.number().nullable(),
  levels: Levels,
  comment: z.string(),
  commentLanguage: TextLanguage,
  markedBy: z.string().nullable(),
  /** Sent back with a mark: it is refused if another person marked the answer meanwhile. */
  markedAt: Timestamp,
});
export type MarkedAnswer = z.infer<typeof MarkedAnswer>;

/** An answer that was given in time and arrived after the end of the attempt. */
export const LateAnswer = z.object({
  slot: Id,
  /** Sent back with a decision. */
  seq: z.number().int(),
  question: AttemptQuestion,
  /** Null: cleared. */
  answer: QuestionAnswer.nullable(),
  /** Of an essay. */
  answerLanguage: TextLanguage,
  /** The answer that counts without it; null: none. */
  instead: QuestionAnswer.nullable(),
  /** By the clock of the learner's device. */
  givenAt: Timestamp,
  receivedAt: Timestamp,
  decision: z.enum(LATE_DECISIONS),
});
export type LateAnswer = z.infer<typeof LateAnswer>;

export const AttemptToMark = WaitingAttempt.extend({
  state: z.enum(QUIZ_ATTEMPT_STATES),
  /** The marked points so far, with those that the server gave. */
  pointsScored: z.number(),
  points: z.number(),
  answers: z.array(MarkedAnswer),
  /** The latest one of each question. */
  late: z.array(LateAnswer),
  /** When the attempt ended by the server's clock. */
  deadline: Timestamp.nullable(),
  /** The attempt of this quiz that waits longest, except this one. */
  next: Id.nullable(),
});
export type AttemptToMark = z.infer<typeof AttemptToMark>;

export const listMarking = defineCall(quizMarkingRoutes.listMarking, {
  summary: 'Attempts with answers that wait for a person, the oldest first',
  query: PageQuery.extend({ quiz: Id.optional(), course: Id.optional() }),
  answer: pageOf(WaitingAttempt),
});

export const getMarking = defineCall(quizMarkingRoutes.getMarking, {
  summary: 'The answers of an attempt that a person marks',
  params: z.object({ attemptId: Id }),
  answer: z.object({ data: AttemptToMark }),
});

/** 409 if another person marked the answer since `markedAt` was read; 422 above the points of the question. */
export const markAnswer = defineCall(quizMarkingRoutes.markAnswer, {
  summary: 'Mark an answer; the attempt is complete once none waits',
  params: z.object({ attemptId: Id, slotId: Id }),
  body: z.object({
    points: z.number({ error: 'Enter the points' }).min(0, 'Enter 0 or more points').max(L.pointsMax),
    levels: Levels,
    comment: optionalText(L.feedbackMax),
    markedAt: Timestamp,
  }),
  answer: z.object({ message: z.string(), data: AttemptToMark }),
});

/** 409 if other late answers arrived since they were read. A decision can be changed. */
export const decideLate = defineCall(quizMarkingRoutes.decideLate, {
  summary: 'Accept or decline answers that arrived after the end of an attempt',
  params: z.object({ attemptId: Id }),
  body: z.object({
    accept: z.boolean(),
    /** Those that were read. */
    answers: z
      .array(z.object({ slot: Id, seq: z.number().int().min(0).max(1_000_000_000) }))
      .min(1)
      .max(L.questions),
  }),
  answer: z.object({ message: z.string(), data: AttemptToMark }),
});

/** One attempt of a learner. */
export const QuizResultRow = z.object({
  _id: Id,
  /** Null while names are hidden. */
  learner: Named.nullable(),
  number: z.number().int(),
  state: z.enum(QUIZ_ATTEMPT_STATES),
  startedAt: Timestamp,
  submittedAt: Timestamp.nullable(),
  pointsScored: z.number().nullable(),
  points: z.number(),
  /** Share of the points; null until all is marked. */
  score: Fraction.nullable(),
  /** Answers were marked again with another key. */
  regraded: z.boolean(),
  /** Late answers that wait for a decision. */
  late: z.number().int(),
});
export type QuizResultRow = z.infer<typeof QuizResultRow>;

export const listQuizResults = defineCall(quizMarkingRoutes.listQuizResults, {
  summary: 'The attempts at a quiz, newest first',
  params: ById,
  query: SearchedPageQuery,
  answer: pageOf(QuizResultRow).extend({
    quiz: z.object({
      _id: Id,
      title: z.string(),
      course: z.object({ _id: Id, title: z.string() }),
      learners: z.number().int(),
      attempts: z.number().int(),
      waiting: z.number().int(),
      /** Average share of the points of the attempts that are marked; null: none is. */
      average: Fraction.nullable(),
    }),
    /** Learners who entered many wrong access codes, the latest first. */
    codeFailures: z.array(z.object({ learner: Named, count: z.number().int(), lastAt: Timestamp })),
  }),
});

export const exportQuizResults = defineCall(quizMarkingRoutes.exportQuizResults, {
  summary: 'All attempts at a quiz as CSV',
  params: ById,
  answer: z.object({ data: z.object({ name: z.string(), csv: z.string() }) }),
});

/** How a question did in all attempts that are marked. */
export const QuestionStatistics = z.object({
  slot: Id,
  question: Id,
  /** In the quiz, from 1; of a draw, the first of its questions. */
  number: z.number().int(),
  /** Name of the bank that it was drawn from; null: the quiz asks it by name. */
  bank: z.string().nullable(),
  type: z.enum(QUESTION_TYPES),
  /** Plain text. */
  prompt: z.string(),
  attempts: z.number().int(),
  /** Average mark, 0 to 1; null: nobody was asked. */
  facility: Fraction.nullable(),
  /** −100 to 100, from 10 attempts; null otherwise. */
  discrimination: z.number().nullable(),
  /** Of choices: how many chose each option. */
  options: z.array(z.object({ id: Id, text: z.string(), right: z.boolean(), share: Fraction })),
  advice: z.array(
    z.object({
      code: z.enum(QUESTION_ADVICE),
      /** The wrong option that most chose, if the advice names one. */
      option: z.object({ text: z.string(), share: Fraction }).nullable(),
    }),
  ),
});
export type QuestionStatistics = z.infer<typeof QuestionStatistics>;

export const getQuizStatistics = defineCall(quizMarkingRoutes.getQuizStatistics, {
  summary: 'How each question of a quiz did, with advice',
  params: ById,
  answer: z.object({ data: z.array(QuestionStatistics) }),
});
