import type {
  AssignedCourse,
  CertificateProgress,
  Enrolled,
  LearnerProgress,
  NextStep,
  Progress,
} from '@digiken/contract';
import { expect } from 'vitest';
import { type SeededHub, seedHub, seedMembers } from './hub-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import type { SignedIn, TestServer } from './support/server';

/** A learner of a hub that offers a course of an instructor; the learner is not enrolled. */
export interface ProgressWorld {
  server: TestServer;
  learner: SignedIn;
  course: Seeded;
  author: SignedIn;
  hub: SeededHub;
}

export async function progressWorld(server: TestServer, prices: number[]): Promise<ProgressWorld> {
  const author = await server.signedIn('tutor');
  const learner = await server.signedIn('user');
  const course = await seedCourse(server, { prices, ownerId: author.id });
  const hub = await seedHub(server);
  const offered = await server.call('PUT', `/my-hub/course/${course.id}`, { as: hub.administrator });
  expect(offered.status).toBeLessThan(300);
  await seedMembers(server, hub.id, [learner.id]);
  return { server, learner, course, author, hub };
}

export type Count = [done: number, total: number] | null;

const of = (progress: Pick<Progress, 'done' | 'total'> | null | undefined): Count =>
  progress ? [progress.done, progress.total] : null;
const enrolledOf = (one: Enrolled | undefined): Count =>
  one ? [one.lessonsDone ?? -1, one.lessonsTotal ?? -1] : null;

/**
 * What each call says of the course: lessons done, and how many there are. Null: the call leaves the course out.
 * @param owned a lesson that the learner may open
 * @param language of the course and the lesson
 */
export async function countsOf(
  { server, learner, course, author, hub }: ProgressWorld,
  owned: string | undefined,
  language?: string,
) {
  const read = async <T>(path: string, as = learner): Promise<T> =>
    (await server.call('GET', path, { as })).body.data as T;
  const lang = language === undefined ? '' : `?lang=${language}`;
  const dashboard = await server.call('GET', `/enrolled/courses/${learner.id}?size=4&lead=true`, {
    as: learner,
  });
  const inCourse = (list: LearnerProgress['courses'] | undefined) =>
    list?.find(({ _id }) => _id === course.id)?.progress;
  const certificate = (await read<CertificateProgress[]>('/certificates/progress'))[0];
  const assigned = (await read<AssignedCourse[]>('/assigned-courses'))[0];
  const detail = await read<{
    progress?: Progress;
    units: { owned: boolean; progress: Progress }[];
  }>(`/course/${course.id}${lang}`);
  const units = (detail.units ?? []).filter((unit) => unit.owned).map(({ progress }) => progress);
  const sum = (key: 'done' | 'total') => units.reduce((all, unit) => all + unit[key], 0);
  return {
    enrolled: enrolledOf((await read<Enrolled[]>(`/enrolled/courses/${learner.id}`))[0]),
    dashboard: enrolledOf((dashboard.body.data as Enrolled[])[0] ?? dashboard.body.lead),
    course: of(detail.progress),
    units: of({ done: sum('done'), total: sum('total') }),
    lesson: of(
      (await read<{ courseProgress: Progress }>(`/course/unit/lesson/${owned}${lang}`)).courseProgress,
    ),
    next: of((await read<NextStep>(`/learning/next?course=${course.id}`)).progress),
    certificate: certificate ? [certificate.lessonsDone, certificate.lessons] : null,
    assigned: of(assigned?.progress),
    hub: of(
      inCourse((await read<LearnerProgress>(`/my-hub/member/${learner.id}`, hub.administrator)).courses),
    ),
    instructor: of(
      inCourse((await read<LearnerProgress>(`/instructor/learner/${learner.id}`, author)).courses),
    ),
  };
}

/** The calls that every learner of the course is counted by. */
export const everywhere = (count: Count) => ({
  ...{ enrolled: count, dashboard: count, course: count, units: count },
  ...{ lesson: count, next: count, hub: count, instructor: count },
});
