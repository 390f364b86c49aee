import { z } from 'zod';
import { defineCall } from '../call';
import { DUE_KINDS } from '../constants';
import { Id } from '../entities';
import { dueRoutes } from '../routes/due';

const Count = z.number().int().min(0).nullable();

/** A live class, a quiz that closes, or a course with a date of a hub. */
export const DueItem = z.object({
  kind: z.enum(DUE_KINDS),
  /** Of the class, the quiz or the course. */
  _id: Id,
  title: z.string(),
  /** BCP 47 tag. */
  titleLanguage: z.string().optional(),
  /** The course, or the hub. */
  place: z.string(),
  /** ISO 8601: when a class starts or a quiz closes; of a course its last day, without a time. */
  at: z.string(),
  /** The room of the class is open, or an attempt is under way. */
  open: z.boolean(),
  /** Of a class. */
  host: z.string().nullable(),
  /** Of a class: how long it takes. */
  minutes: Count,
  /** Of a quiz. */
  questions: Count,
  /** Of a quiz: those that are left; null: any number. */
  attempts: Count,
  /** Of a course: lessons that are not done. */
  lessons: Count,
});
export type DueItem = z.infer<typeof DueItem>;

export const listDue = defineCall(dueRoutes.listDue, {
  summary: 'What the caller has a date for: an open class first, then the soonest; three at most',
  answer: z.object({ data: z.array(DueItem) }),
});
