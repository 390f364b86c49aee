import { z } from 'zod';
import { defineCall } from '../call';
import { QUESTION_TYPES, REGRADE_RULES } from '../constants';
import { Fraction, Id, Named } from '../entities';
import { quizRegradingRoutes } from '../routes/quiz-regrading';

/** Every call is for instructors in their own courses (404 elsewhere); sudo and admin may make them too. */
const BySlot = z.object({
  id: Id,
  /** Of a slot, or of a question in a bank that the quiz draws from. */
  slotId: Id,
});
/** In the quiz, from 1; of a draw, the first of its questions. */
const Place = z.number().int();
/** Name of the bank that it is drawn from; null: the quiz asks it by name. */
const DrawnFrom = z.string().nullable();

/** A question whose key changed after learners had answered it. */
export const RegradableQuestion = z.object({
  /** Of the slot; of a question that is drawn, of the bank question. */
  slot: Id,
  number: Place,
  bank: DrawnFrom,
  /** Plain text. */
  prompt: z.string(),
  /** Learners with answers that were not marked by the published key yet. */
  learners: z.number().int(),
});
export type RegradableQuestion = z.infer<typeof RegradableQuestion>;

const Attempted = z.object({
  /** Of the attempt. */
  _id: Id,
  /** Null while names are hidden. */
  learner: Named.nullable(),
  /** Of the learner's attempts, from 1. */
  number: z.number().int(),
});

/** An attempt whose mark changes. */
export const RegradedAttempt = Attempted.extend({
  /** Of the question. */
  points: z.object({ before: z.number(), after: z.number(), of: z.number() }),
  /** Shares of the attempt's points; null until all its answers are marked. */
  score: z.object({ before: Fraction, after: Fraction }).nullable(),
  /** Whether the learner passes the quiz now or no longer; null: as before, or there is no pass mark. */
  passes: z.enum(['now', 'no-longer']).nullable(),
});
export type RegradedAttempt = z.infer<typeof RegradedAttempt>;

/** What marking the answers to a question again would change. */
export const RegradePreview = z.object({
  quiz: z.object({ _id: Id, title: z.string() }),
  course: z.object({ _id: Id, title: z.string() }),
  slot: Id,
  number: Place,
  bank: DrawnFrom,
  type: z.enum(QUESTION_TYPES),
  prompt: z.string(),
  rule: z.enum(REGRADE_RULES),
  /** Sent back to apply exactly this preview. */
  revision: z.string(),
  /** Attempts that asked an earlier version. */
  attempts: z.number().int(),
  learners: z.number().int(),
  raised: z.number().int(),
  lowered: z.number().int(),
  unchanged: z.number().int(),
  /** Learners. */
  passNow: z.number().int(),
  passNoLonger: z.number().int(),
  /** Those that no longer pass first, then those that pass now. */
  changes: z.array(RegradedAttempt),
  /** Changes beyond those that are listed. */
  unlisted: z.number().int(),
  /** Attempts that keep their mark. `answer`: it does not fit the new question; `by-hand`: a person marks it. */
  kept: z.array(Attempted.extend({ reason: z.enum(['answer', 'by-hand']) })),
});
export type RegradePreview = z.infer<typeof RegradePreview>;

export const listRegradable = defineCall(quizRegradingRoutes.listRegradable, {
  summary: 'Questions whose key changed after learners had answered them',
  params: z.object({ id: Id }),
  answer: z.object({ data: z.array(RegradableQuestion) }),
});

export const previewRegrade = defineCall(quizRegradingRoutes.previewRegrade, {
  summary: 'What marking the answers to a question again would change; changes nothing',
  params: BySlot,
  query: z.object({ rule: z.enum(REGRADE_RULES).optional() }),
  answer: z.object({ data: RegradePreview }),
});

/** 409 if anything changed since the preview with this `revision`. */
export const applyRegrade = defineCall(quizRegradingRoutes.applyRegrade, {
  summary: 'Mark the answers to a question again, as the preview showed',
  params: BySlot,
  body: z.object({ rule: z.enum(REGRADE_RULES), revision: z.string().min(1).max(64) }),
  answer: z.object({ message: z.string(), data: RegradePreview }),
});
