import type { NextStep } from '@digiken/contract';
import { nextStepRoutes } from '@digiken/contract/routes/next-step';
import type { RequestQuery } from '../api/request';
import { COURSE } from './course-items';
import { type Defaults, withDefaults } from './list-items';
import { dataOf, type Query, useQuery } from './use-query';

/** `course`: the step in this course. `after`: a lesson; the step in its course once that is done. Both are ids. */
export type NextStepInput = RequestQuery<typeof nextStepRoutes.getNextStep>;

const STEP: Defaults<NextStep> = {
  title: null,
  language: null,
  minutes: null,
  bytes: null,
  progress: null,
  dueAt: null,
  startsAt: null,
  mistakes: null,
  quiz: null,
  amount: null,
  choice: null,
};

function stepOf(step: NextStep): NextStep {
  const { course = null, unit = null, lesson = null } = step.place ?? {};
  return {
    ...withDefaults(step, STEP),
    place: { course: course && withDefaults(course, COURSE), unit, lesson },
  };
}

/**
 * What the learner does next (spec 17.1). Fetched on every mount and with the learner's courses: after a lesson is done,
 * a quiz is started or submitted, an order is placed or paid, and an enrolment (spec 17.9). Waits without a user.
 * @param input null: asks nothing
 */
export const useNextStep = (input: NextStepInput | null = {}): Query<NextStep> =>
  useQuery(nextStepRoutes.getNextStep, input && { query: input }, {
    read: (answer) => stepOf(dataOf(answer)),
    revalidateOnMount: true,
    dedupingInterval: 0,
  });
