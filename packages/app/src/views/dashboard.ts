import type { AssignedCourse, CertificateProgress, LiveClass, QuizSummary } from '@digiken/contract';
import type { DueItem } from '@digiken/learning/due-list';
import { livePaths } from '../areas/shared/live/paths';
import { coursePath } from './paths';
import { quizPath } from './quiz-paths';

const MOST_DUE = 3;
/** A certificate is near with at most so many lessons and quizzes to do. */
const NEAR = 5;

interface Dated {
  quizzes: readonly QuizSummary[];
  classes: readonly LiveClass[];
  assigned: readonly AssignedCourse[];
}

/**
 * What has a date, the soonest first; a class that is open comes before all (spec 12.116).
 * @param now milliseconds since the epoch: what has ended, or is not open yet, is left out
 */
export function dueItems({ quizzes, classes, assigned }: Dated, now: number): DueItem[] {
  return [
    ...classes.flatMap((one) => dueClass(one, now)),
    ...quizzes.flatMap((one) => dueQuiz(one, now)),
    ...assigned.flatMap(dueCourse),
  ]
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
    .slice(0, MOST_DUE);
}

/** A day ends after its times; what is open begins everything. */
const orderOf = ({ state, dueAt }: DueItem) =>
  state === 'open' ? '' : dueAt.includes('T') ? dueAt : `${dueAt}T24`;

function dueQuiz({ closesAt, opensAt, progress, ...quiz }: QuizSummary, now: number): DueItem[] {
  const open = opensAt === null || Date.parse(opensAt) <= now;
  if (!open || closesAt === null || Date.parse(closesAt) <= now || progress === 'done') return [];
  const { _id, title } = quiz;
  return [{ id: _id, title, place: quiz.course.name, dueAt: closesAt, href: quizPath(_id), state: progress }];
}

function dueClass({ _id, state, ...live }: LiveClass, now: number): DueItem[] {
  if (state === 'cancelled' || state === 'ended' || Date.parse(live.closesAt) <= now) return [];
  return [
    {
      id: _id,
      title: live.title,
      titleLanguage: live.titleLanguage,
      place: live.course?.name ?? live.hub?.name ?? '',
      host: live.host.name,
      dueAt: live.startsAt,
      href: livePaths.one('console', _id),
      state: Date.parse(live.opensAt) <= now ? 'open' : 'class',
    },
  ];
}

/** A course with a date of a hub, while there is time for it. What is late is among the assigned courses. */
function dueCourse({ _id, course, hub, dueOn, state }: AssignedCourse): DueItem[] {
  if (dueOn === null || !TO_DO.has(state)) return [];
  const href = coursePath('console', { _id: course._id, title: course.name });
  return [{ id: _id, title: course.name, place: hub.name, dueAt: dueOn, href, state: 'course' }];
}

const TO_DO: ReadonlySet<AssignedCourse['state']> = new Set(['not-started', 'on-track']);

/** The certificate with the least to do, if it is near and its course has been begun (spec 12.118). */
export function nearestCertificate(
  progress: readonly CertificateProgress[],
): CertificateProgress | undefined {
  const left = (one: CertificateProgress) => one.lessons - one.lessonsDone + one.quizzes - one.quizzesPassed;
  return progress
    .filter((one) => one.lessonsDone > 0 && left(one) > 0 && left(one) <= NEAR)
    .toSorted((a, b) => left(a) - left(b))[0];
}
