import { z } from 'zod';
import { defineCall } from '../call';
import { Id, Shillings, Timestamp } from '../entities';
import { choiceRoutes } from '../routes/choices';
import { Choice } from './learning';

/** A choice that was kept, at the prices of now (spec 17.31). */
export const KeptChoice = z.object({
  course: z.object({ _id: Id, title: z.string(), image: z.string().nullable() }),
  /** The whole course was chosen. */
  whole: z.boolean(),
  /** Those that are not owned, in order. `position`: the number in the course, from 1. */
  units: z.array(
    z.object({ _id: Id, title: z.string(), position: z.number().int().min(1), price: Shillings }),
  ),
  /** How many of the chosen units the caller owns by now. */
  owned: z.number().int().min(0),
  /** Of `units`, in whole shillings, as a quote calculates it. */
  total: Shillings,
  expiresAt: Timestamp,
});
export type KeptChoice = z.infer<typeof KeptChoice>;

export const keepChoice = defineCall(choiceRoutes.keepChoice, {
  summary: 'Keep a choice for seven days, also for a visitor; 404, 409 and 422 as for a quote',
  body: z.object({ courseId: Id, choice: Choice }),
  answer: z.object({ data: z.object({ key: z.string(), expiresAt: Timestamp }) }),
});

export const getChoice = defineCall(choiceRoutes.getChoice, {
  summary:
    'A kept choice at the prices of now, without units already owned. A learner who reads it first makes it their own. 404 once it is unknown or has expired',
  params: z.object({ key: z.string().min(1).max(100) }),
  answer: z.object({ data: KeptChoice }),
});
