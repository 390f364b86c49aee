import type { AssignedCourse, DueItem, LiveClass, QuizSummary } from '@digiken/contract';
import { type AssignedState, DUE_MOST } from '@digiken/contract/constants';
import { listAssigned } from '../assignments';
import { listOwnClasses } from '../live';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { closingQuizzes, learnerOf } from '../quizzes';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** What is left out of an item, by its kind. */
const NO_FACTS = { open: false, host: null, minutes: null, questions: null, attempts: null, lessons: null };

/**
 * What a caller has a date for (spec 12.116): live classes of the next seven days, quizzes that are open and close, and
 * courses with a date of a hub that is not over. A class that is open comes first, then the soonest. In eight queries.
 */
export async function dueSoon(deps: Deps<'clock'>, caller: Caller): Promise<DueItem[]> {
  const now = deps.clock.now();
  const { data: classes } = await listOwnClasses(deps, caller, {});
  const quizzes = caller.role === 'user' ? await closingQuizzes(deps, learnerOf(caller), DUE_MOST) : [];
  const assigned = await listAssigned(deps, { userId: caller.id, courseId: undefined });
  return [
    ...classes.flatMap((item) => dueClass(item, now)),
    ...quizzes.flatMap(dueQuiz),
    ...assigned.flatMap(dueCourse),
  ]
    .toSorted((item, other) => orderOf(item).localeCompare(orderOf(other)))
    .slice(0, DUE_MOST);
}

/** A day ends after its times; what is open begins everything. */
const orderOf = ({ kind, open, at }: DueItem) =>
  kind === 'class' && open ? '' : at.includes('T') ? at : `${at}T24`;

function dueClass({ _id, state, ...live }: LiveClass, now: Date): DueItem[] {
  const starts = Date.parse(live.startsAt);
  if (state === 'cancelled' || state === 'ended' || starts > now.getTime() + WEEK_MS) return [];
  const { title, titleLanguage } = live;
  return [
    {
      ...{ ...NO_FACTS, kind: 'class', _id, title, titleLanguage, at: live.startsAt },
      place: live.course?.name ?? live.hub?.name ?? '',
      open: state !== 'planned',
      host: live.host.name,
      minutes: Math.round((Date.parse(live.endsAt) - starts) / MINUTE_MS),
    },
  ];
}

function dueQuiz(quiz: QuizSummary): DueItem[] {
  const { _id, title, language, closesAt, attemptsAllowed, attemptsUsed, questions, progress } = quiz;
  if (closesAt === null) return [];
  return [
    {
      ...{ ...NO_FACTS, kind: 'quiz', _id, title, titleLanguage: language, at: closesAt, questions },
      place: quiz.course.name,
      open: progress === 'in-progress',
      attempts: attemptsAllowed === null ? null : Math.max(0, attemptsAllowed - attemptsUsed),
    },
  ];
}

/** What is late is among the assigned courses. */
const TO_DO: ReadonlySet<AssignedState> = new Set<AssignedState>(['not-started', 'on-track']);

function dueCourse({ course, hub, dueOn, state, progress }: AssignedCourse): DueItem[] {
  if (dueOn === null || !TO_DO.has(state)) return [];
  return [
    {
      ...{ ...NO_FACTS, kind: 'course', _id: course._id, title: course.name, at: dueOn },
      place: hub.name,
      lessons: progress.total - progress.done,
    },
  ];
}
