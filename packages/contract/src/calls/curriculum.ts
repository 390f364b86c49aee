import { z } from 'zod';
import { defineCall } from '../call';
import { COURSE_STATES, LIMITS } from '../constants';
import { Id, Shillings } from '../entities';
import { Said, typed } from '../paging';
import { curriculumRoutes } from '../routes/curriculum';
import { Order, Revision, TopicLine } from './authoring';
import { AuthoredQuizLine } from './quiz-authoring';

/**
 * The outline of a course. Every call is for instructors in their own courses (404 elsewhere); sudo and admin may
 * make them too. Ids are those of the published course, also while its changes wait for a review.
 */

/** How an item differs from the published course; null: not at all, or the course was never published. */
const OutlineChange = z.enum(['added', 'changed']).nullable();

export const OutlineTopic = TopicLine.extend({
  /** BCP 47 tags of its texts, its own language first. */
  languages: z.array(z.string()),
  change: OutlineChange,
});
export type OutlineTopic = z.infer<typeof OutlineTopic>;

export const OutlineUnit = z.object({
  _id: Id,
  title: z.string(),
  summary: z.string(),
  price: Shillings,
  /** Of title, summary and price: sent back with a save. */
  version: z.number().int(),
  change: OutlineChange,
  topics: z.array(OutlineTopic),
  /** Of its lessons and its own, in their order. */
  quizzes: z.array(AuthoredQuizLine),
});
export type OutlineUnit = z.infer<typeof OutlineUnit>;

export const Outline = z.object({
  course: z.object({ _id: Id, title: z.string(), state: z.enum(COURSE_STATES) }),
  /** Identifies what is where. A move sends it back, so that it never starts from another order. */
  revision: z.string(),
  units: z.array(OutlineUnit),
});
export type Outline = z.infer<typeof Outline>;

const outlineAnswer = z.object({ message: z.string(), data: Outline });
/** From 1; a number past the end moves to the end. */
const Position = z.number().int().min(1).max(LIMITS.topicsPerUnit);

export const getOutline = defineCall(curriculumRoutes.getOutline, {
  summary: 'The units, lessons and quizzes of a course for its editor',
  params: z.object({ id: Id }),
  answer: z.object({ data: Outline }),
});

/** 409 if the outline changed since `revision`, or if learners would lose the lesson. */
/** `ids` must be exactly the units that there are, and `revision` that of the outline (409 otherwise). */
export const orderUnits = defineCall(curriculumRoutes.orderUnits, {
  summary: 'Reorder the units',
  params: z.object({ id: Id }),
  body: Order.extend({ revision: Revision }),
  answer: outlineAnswer,
});

export const moveTopic = defineCall(curriculumRoutes.moveTopic, {
  summary: 'Move a lesson within its unit or into another one',
  params: z.object({ topicId: Id }),
  body: z.object({ unitId: Id, position: Position, revision: Revision }),
  answer: outlineAnswer,
});

/** `position` is among the quizzes of its unit. 409 for a quiz of a lesson: it moves with its lesson. */
export const moveQuiz = defineCall(curriculumRoutes.moveQuiz, {
  summary: 'Reorder the quizzes at the end of a unit',
  params: z.object({ id: Id }),
  body: z.object({ position: Position, revision: Revision }),
  answer: outlineAnswer,
});

/** What is absent stays as it is. The title is that of the lesson’s own language. */
export const describeTopic = defineCall(curriculumRoutes.describeTopic, {
  summary: 'Rename a lesson, or make it free to try',
  params: z.object({ topicId: Id }),
  body: z.object({ title: typed('a title', LIMITS.titleMax).optional(), preview: z.boolean().optional() }),
  answer: Said,
});
