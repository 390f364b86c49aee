import { z } from 'zod';
import { defineCall } from '../call';
import { NEXT_REASONS, NEXT_TARGETS } from '../constants';
import { Course, Id, Shillings, Timestamp } from '../entities';
import { nextStepRoutes } from '../routes/next-step';

const Count = z.number().int().min(0);
const Position = z.number().int().min(1);

/** What a learner does next, and why: one calculation for every place that shows it (spec 17.1). */
export const NextStep = z.object({
  reason: z.enum(NEXT_REASONS),
  /** `_id` is null for the catalogue. A certificate has its number. */
  target: z.object({ kind: z.enum(NEXT_TARGETS), _id: z.string().nullable() }),
  /** Of the lesson, quiz, class or course; null for the catalogue. */
  title: z.string().nullable(),
  /** BCP 47 tag of `title`; null if the content does not say it. */
  language: z.string().nullable(),
  place: z.object({
    course: Course.nullable(),
    unit: z.object({ title: z.string(), position: Position }).nullable(),
    /** Place of the lesson in its unit, from 1. */
    lesson: Position.nullable(),
  }),
  /** Of what the step opens; of a lesson that was begun, what is left. Null: unknown. */
  minutes: Count.nullable(),
  /** Of what the step opens; of a class, an hour of it with pictures. Null: unknown. */
  bytes: Count.nullable(),
  /** Of the course in `place`; null without an active enrolment. */
  progress: z
    .object({
      /** Lessons of the units that the learner holds. */
      total: Count,
      done: Count,
      /** How many lessons the certificate asks for; null if the units held do not lead to one. */
      certificateAt: Count.nullable(),
    })
    .nullable(),
  /** When the quiz closes, or the day that the hub has set ends. */
  dueAt: Timestamp.nullable(),
  /** When the class starts. */
  startsAt: Timestamp.nullable(),
  /** How many mistakes of the last attempt belong to the lesson; null: questions do not say their lesson. */
  mistakes: z.object({ wrong: Count, of: Count }).nullable(),
  /** The failed quiz, while another attempt may start now. */
  quiz: Id.nullable(),
  /** Of a kept choice: its total in whole shillings. */
  amount: Shillings.nullable(),
  /** The kept choice: what `GET /choices/{key}` takes from its user (spec 17.31). */
  choice: Id.nullable(),
});
export type NextStep = z.infer<typeof NextStep>;

export const getNextStep = defineCall(nextStepRoutes.getNextStep, {
  summary:
    'The caller’s next step: of all their courses, or of one. 404 for a course or lesson that the caller may not see, 403 for a lesson of a unit that is not owned',
  query: z.object({
    /** The step in this course. */
    course: Id.optional(),
    /** A lesson: the step in its course once it is done. It never comes back itself. */
    after: Id.optional(),
  }),
  answer: z.object({ data: NextStep }),
});
