import { z } from 'zod';
import { defineCall } from '../call';
import { consoleRoutes } from '../routes/console';

/** How much waits at the places of a console. Null: the place is not in the console of the caller's role. */
export const ConsoleWork = z.object({
  /** Attempts with answers to be marked by a person. */
  marking: z.number().int().min(0).nullable(),
  /** Questions below lessons without an answer. */
  questions: z.number().int().min(0).nullable(),
  /** Requests to join the hub. */
  requests: z.number().int().min(0).nullable(),
  /** Courses and changes of courses that are under review. */
  reviews: z.number().int().min(0).nullable(),
  /** Payments that a person must decide about. */
  heldPayments: z.number().int().min(0).nullable(),
  /** Open requests to the help desk. */
  tickets: z.number().int().min(0).nullable(),
});
export type ConsoleWork = z.infer<typeof ConsoleWork>;

export const consoleWork = defineCall(consoleRoutes.consoleWork, {
  summary: 'How much waits at the places of the caller’s console',
  answer: z.object({ data: ConsoleWork }),
});
