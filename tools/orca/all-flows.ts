import type { AppFlow } from './app-flow.ts';
import { askTheTutor } from './app-flows/ask-the-tutor.ts';
import { buyAt1100 } from './app-flows/buy-at-1100.ts';
import { endACourse } from './app-flows/end-a-course.ts';
import { joinAndLeaveAClass } from './app-flows/join-and-leave-a-class.ts';
import { pay } from './app-flows/pay.ts';
import { quizResult } from './app-flows/quiz-result.ts';
import { withoutAConnection } from './app-flows/without-a-connection.ts';
import { FLOWS, type Flow } from './flows.ts';

export const ALL_FLOWS: readonly (Flow | AppFlow)[] = [
  withoutAConnection,
  askTheTutor,
  buyAt1100,
  joinAndLeaveAClass,
  endACourse,
  pay,
  quizResult,
  ...FLOWS,
];

/** @param names of flows; none means all. @throws on a name that no flow has */
export function chosen(names: readonly string[]): readonly (Flow | AppFlow)[] {
  const unknown = names.find((name) => !ALL_FLOWS.some((flow) => flow.name === name));
  if (unknown)
    throw new Error(
      `No flow is called ${unknown}. There are: ${ALL_FLOWS.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? ALL_FLOWS : ALL_FLOWS.filter(({ name }) => names.includes(name));
}
