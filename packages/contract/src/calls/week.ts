import { z } from 'zod';
import { defineCall } from '../call';
import { LIMITS } from '../constants';
import { Said } from '../paging';
import { weekRoutes } from '../routes/week';

const Count = z.number().int().min(0);
/** Lessons a week; null: no goal. */
const Goal = z.number().int().min(1).max(LIMITS.weeklyGoalMax).nullable();

/** A learner's week, Monday to Sunday in Nairobi. */
export const LearningWeek = z.object({
  goal: Goal,
  /** Lessons done since Monday. */
  done: Count,
  /** The seven days, Monday first. `date` as `YYYY-MM-DD`. */
  days: z.array(z.object({ date: z.iso.date(), lessons: Count })).length(7),
  /** Today in Nairobi, one of `days`. */
  today: z.iso.date(),
  /** Weeks in a row with a lesson done, up to this week, or to the last one while this week has none. */
  weeksInARow: Count,
});
export type LearningWeek = z.infer<typeof LearningWeek>;

export const getWeek = defineCall(weekRoutes.getWeek, {
  summary: 'The caller’s lessons of this week, and their weekly goal',
  answer: z.object({ data: LearningWeek }),
});

export const setWeeklyGoal = defineCall(weekRoutes.setWeeklyGoal, {
  summary: 'Set how many lessons a week the caller wants to do; null removes the goal',
  body: z.object({ lessons: Goal }),
  answer: Said,
});
