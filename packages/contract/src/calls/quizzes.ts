import { z } from 'zod';
import { defineCall } from '../call';
import {
  LATE_DECISIONS,
  QUIZ_ATTEMPT_STATES,
  QUIZ_GRADINGS,
  QUIZ_LIMITS,
  QUIZ_PLACES,
  QUIZ_PROGRESS,
  QUIZ_REVIEW_PARTS,
  QUIZ_REVIEWS,
} from '../constants';
import { Fraction, Id, LessonRef, Named, TextLanguage, Timestamp } from '../entities';
import { pageOf, PageQuery } from '../paging';
import { QuestionAnswer, QuestionChoice } from '../questions';
import { quizRoutes } from '../routes/quizzes';
import { plainText } from '../values/typed-text';

const ById = z.object({ id: Id });
/** A random id that a browser keeps for as long as its tab lives: one of them at a time may answer. */
export const Device = z.string().min(8).max(64);

/** One quiz of a learner. */
export const QuizSummary = z.object({
  _id: Id,
  title: z.string(),
  place: z.enum(QUIZ_PLACES),
  course: Named,
  unit: Named,
  /** Null for the quiz of a unit. */
  lesson: LessonRef.nullable(),
  /** BCP 47. */
  language: z.string(),
  questions: z.number().int(),
  points: z.number(),
  practice: z.boolean(),
  opensAt: Timestamp.nullable(),
  closesAt: Timestamp.nullable(),
  /** Includes the learner's extra time; null: no limit. */
  timeLimitMinutes: z.number().nullable(),
  attemptsUsed: z.number().int(),
  /** Null: unlimited. Includes the learner's extra attempts. */
  attemptsAllowed: z.number().int().nullable(),
  progress: z.enum(QUIZ_PROGRESS),
  /** The attempt that is open. */
  openAttemptId: Id.nullable(),
  /** The score that counts, as a share of the points; null: none yet, or not shown. */
  score: Fraction.nullable(),
  passShare: Fraction.nullable(),
  /** Null: there is no pass mark, or no score that is shown. */
  passed: z.boolean().nullable(),
});
export type QuizSummary = z.infer<typeof QuizSummary>;

/** One attempt in a list of attempts. */
export const AttemptSummary = z.object({
  _id: Id,
  /** From 1. */
  number: z.number().int(),
  state: z.enum(QUIZ_ATTEMPT_STATES),
  startedAt: Timestamp,
  submittedAt: Timestamp.nullable(),
  /** Null: not marked yet, or not shown yet. */
  score: Fraction.nullable(),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

export const QuizDetail = QuizSummary.extend({
  /** Plain text; may be empty. */
  intro: z.string(),
  /** Minutes of this learner that the limit includes. */
  extraMinutes: z.number(),
  grading: z.enum(QUIZ_GRADINGS),
  review: z.enum(QUIZ_REVIEWS),
  reviewShows: z.array(z.enum(QUIZ_REVIEW_PARTS)),
  oneAtATime: z.boolean(),
  /** Without a way back. */
  sequential: z.boolean(),
  needsAccessCode: z.boolean(),
  /** When the next attempt can start, after a delay. */
  nextAttemptAt: Timestamp.nullable(),
  /** Newest first. */
  attempts: z.array(AttemptSummary),
});
export type QuizDetail = z.infer<typeof QuizDetail>;

const WireText = z.union([z.string(), z.object({ html: z.string(), language: z.string().optional() })]);
const WireCommon = z.object({
  /** The slot's id: answers name it. */
  id: Id,
  number: z.number().int(),
  title: z.string().optional(),
  prompt: WireText,
  points: z.number(),
  picture: z.object({ src: z.string(), alt: z.string() }).optional(),
  language: z.string().optional(),
});
/** `text` is plain. `html`: the same with its formulas and emphasis, sanitised; absent where there is none. */
const Choices = z.array(QuestionChoice.extend({ html: z.string().optional() }));

/** A question of an attempt, in the order of this attempt and without its answer. */
export const AttemptQuestion = z.discriminatedUnion('type', [
  WireCommon.extend({ type: z.literal('single'), options: Choices }),
  WireCommon.extend({ type: z.literal('multiple'), options: Choices, choose: z.number().int().optional() }),
  WireCommon.extend({ type: z.literal('true-false') }),
  WireCommon.extend({
    type: z.literal('numeric'),
    unit: z.string().optional(),
    decimals: z.number().int().optional(),
  }),
  WireCommon.extend({ type: z.literal('short-text'), maxLength: z.number().int() }),
  WireCommon.extend({
    type: z.literal('fill-in'),
    parts: z.array(z.union([z.string(), z.object({ blank: Id, label: z.string() })])),
    /** By the index of the part, as of an option. */
    partsHtml: z.record(z.string(), z.string()).optional(),
  }),
  WireCommon.extend({ type: z.literal('matching'), left: Choices, right: Choices }),
  WireCommon.extend({ type: z.literal('ordering'), items: Choices }),
  WireCommon.extend({
    type: z.literal('essay'),
    minWords: z.number().int().optional(),
    maxWords: z.number().int().optional(),
  }),
  WireCommon.extend({
    type: z.literal('file'),
    accept: z.string(),
    kinds: z.string().optional(),
    maxBytes: z.number().int(),
    multiple: z.boolean().optional(),
  }),
]);
export type AttemptQuestion = z.infer<typeof AttemptQuestion>;

/** What a learner reads about a marked answer; parts that the quiz does not show are absent. */
export const QuestionReview = z.object({
  correct: z.union([z.boolean(), z.enum(['partly', 'pending'])]),
  points: z.number().nullable(),
  /** Plain text. */
  feedback: z.string().optional(),
  feedbackLanguage: TextLanguage,
  /** The same with its formulas and emphasis, sanitised; absent where there is none. */
  feedbackHtml: z.string().optional(),
  right: QuestionAnswer.optional(),
});
export type QuestionReview = z.infer<typeof QuestionReview>;

const SavedAnswer = z.object({
  slot: Id,
  seq: z.number().int(),
  /** Null: cleared. */
  answer: z.union([QuestionAnswer, z.null()]),
});

/** An attempt of the caller. */
export const Attempt = z.object({
  _id: Id,
  quizId: Id,
  number: z.number().int(),
  state: z.enum(QUIZ_ATTEMPT_STATES),
  startedAt: Timestamp,
  /** The last moment for answers by the server's clock; null: no limit. */
  deadline: Timestamp.nullable(),
  serverNow: Timestamp,
  submittedAt: Timestamp.nullable(),
  /** Closed by the server at its deadline. */
  timedOut: z.boolean(),
  /** May this device answer? False once another device took over, and where none was named. */
  held: z.boolean(),
  /** Of a quiz without a way back, up to the one that may be answered; all once the review is open. */
  questions: z.array(AttemptQuestion),
  /** How many the attempt asks, if `questions` does not hold all of them. */
  questionCount: z.number().int().optional(),
  answers: z.array(SavedAnswer),
  /** Answers that arrived after the deadline and wait for the instructor. */
  lateAnswers: z.number().int(),
  /** All of them, with what the instructor decided. */
  late: z.array(z.object({ slot: Id, decision: z.enum(LATE_DECISIONS) })),
  /** As a share of the points; null: not marked, or not shown yet. */
  score: Fraction.nullable(),
  /** Points of the score; null with it. */
  pointsScored: z.number().nullable(),
  points: z.number(),
  /** Answers were marked again with another key; null: never, or the score is not shown. */
  regraded: z.object({ at: Timestamp, pointsBefore: z.number(), scoreBefore: Fraction }).nullable(),
  /** By slot; empty until the review opens. */
  reviews: z.record(Id, QuestionReview),
  /** When the review opens; null: it is open, or it never opens. */
  reviewAt: Timestamp.nullable(),
  quiz: QuizDetail,
});
export type Attempt = z.infer<typeof Attempt>;

export const listQuizzes = defineCall(quizRoutes.listQuizzes, {
  summary: 'Quizzes of the caller’s courses: those due first by their closing time, then by course',
  query: PageQuery.extend({ progress: z.enum(QUIZ_PROGRESS).optional() }),
  answer: pageOf(QuizSummary),
});

export const listLessonQuizzes = defineCall(quizRoutes.listLessonQuizzes, {
  summary:
    'Quizzes before and after a lesson that the caller may read, in the language asked for or else the course’s',
  params: z.object({ lessonId: Id }),
  query: z.object({ language: z.string().max(35).optional() }),
  answer: z.object({ data: z.array(QuizSummary) }),
});

export const getQuiz = defineCall(quizRoutes.getQuiz, {
  summary: 'A quiz with its rules for the caller and the caller’s attempts',
  params: ById,
  answer: z.object({ data: QuizDetail }),
});

/** One change of the answer to one question. */
export const AnswerEvent = z.object({
  slot: Id,
  /** Counts up for each change of the answer to a slot. */
  seq: z.number().int().min(1).max(1_000_000_000),
  /** Null clears the answer. */
  answer: QuestionAnswer.nullable(),
  /** Since the attempt started, by the device's own monotonic clock. */
  elapsedMs: z.number().int().min(0),
});

export const startAttempt = defineCall(quizRoutes.startAttempt, {
  summary: 'Start an attempt, or return the one that is open; repeatable',
  params: ById,
  body: z.object({
    device: Device,
    accessCode: z.string().overwrite(plainText).max(QUIZ_LIMITS.accessCodeMax).optional(),
  }),
  answer: z.object({ data: Attempt }),
});

export const getAttempt = defineCall(quizRoutes.getAttempt, {
  summary: 'An attempt with its questions and saved answers',
  params: ById,
  query: z.object({ device: Device.optional() }),
  answer: z.object({ data: Attempt }),
});

export const saveAnswers = defineCall(quizRoutes.saveAnswers, {
  summary:
    'Save answers. Repeatable: the highest seq of a slot wins. 409 taken-over once another device continued, 409 question-left for the answers to questions of a quiz without a way back that may not change',
  params: ById,
  maxBytes: 2 * 1024 * 1024,
  body: z.object({
    device: Device,
    events: z.array(AnswerEvent).max(QUIZ_LIMITS.events),
    /** A question that the learner leaves for good, in a quiz without a way back. */
    leave: Id.optional(),
  }),
  answer: z.object({
    data: z.object({
      /** What is stored now, for each slot that was sent. */
      saved: z.array(z.object({ slot: Id, seq: z.number().int(), late: z.boolean() })),
      /** What was refused, with the reason: the answer does not fit the question. */
      refused: z.array(z.object({ slot: Id, seq: z.number().int(), message: z.string() })),
      state: z.enum(QUIZ_ATTEMPT_STATES),
      deadline: Timestamp.nullable(),
      serverNow: Timestamp,
      /** After `leave`: the question that may be answered now. */
      next: AttemptQuestion.optional(),
    }),
  }),
});

const InSlot = z.object({ id: Id, slotId: Id, fileId: z.uuid('The id of a file is a UUID.') });

/** The answer of a slot after one of its files was stored or removed. */
const FilesAnswer = z.object({
  slot: Id,
  seq: z.number().int(),
  /** Null: it has no files. */
  answer: z.union([QuestionAnswer, z.null()]),
  /** After the end of the attempt: kept and not marked. */
  late: z.boolean(),
  state: z.enum(QUIZ_ATTEMPT_STATES),
  serverNow: Timestamp,
});

export const storeAttemptFile = defineCall(quizRoutes.storeAttemptFile, {
  summary:
    'Store a file and add it to the answer of its question. Repeatable: the client makes the id of the file. Replaces the file of a question that takes one. 409 taken-over once another device continued',
  params: InSlot,
  query: z.object({
    device: Device,
    /** When it was chosen, since the attempt started. */
    elapsedMs: z.coerce.number().int().min(0),
  }),
  maxBytes: QUIZ_LIMITS.fileBytes,
  answer: z.object({ data: FilesAnswer }),
});

export const removeAttemptFile = defineCall(quizRoutes.removeAttemptFile, {
  summary: 'Delete a file and take it out of the answer, while the attempt is open; repeatable',
  params: InSlot,
  query: z.object({ device: Device }),
  answer: z.object({ data: FilesAnswer }),
});

export const takeOverAttempt = defineCall(quizRoutes.takeOverAttempt, {
  summary: 'Continue an attempt on this device; the other one can no longer answer',
  params: ById,
  body: z.object({ device: Device }),
  answer: z.object({ data: Attempt }),
});

export const submitAttempt = defineCall(quizRoutes.submitAttempt, {
  summary: 'Submit an attempt; repeatable. 409 taken-over once another device continued',
  params: ById,
  body: z.object({ device: Device }),
  answer: z.object({ data: Attempt }),
});
