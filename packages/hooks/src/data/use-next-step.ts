import type { NextStep } from '@digiken/contract';
import { nextStepRoutes } from '@digiken/contract/routes/next-step';
import type { RequestQuery } from '../api/request';
import { useRequest, useViewer } from '../session/services';
import { COURSE } from './course-items';
import { keys } from './keys';
import { type Defaults, withDefaults } from './list-items';
import { dataOf, type Query, useCached } from './use-query';

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
export function useNextStep(input: NextStepInput | null = {}): Query<NextStep> {
  const request = useRequest();
  const viewer = useViewer();
  const { course, after } = input ?? {};
  return useCached(
    viewer && input ? [...keys.enrolled(viewer), 'next', course ?? '', after ?? ''] : null,
    async () => stepOf(dataOf(await request(nextStepRoutes.getNextStep, { query: { course, after } }))),
    { revalidateOnMount: true, dedupingInterval: 0 },
  );
}
