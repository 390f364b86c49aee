import type { ContractRoute } from '@digiken/contract';
import { API_PREFIX, CATALOGUE_COURSES, DASHBOARD_COURSES } from '@digiken/contract/constants';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { nextStepRoutes } from '@digiken/contract/routes/next-step';
import { sessionRoutes } from '@digiken/contract/routes/session';
import { addressOf, type RequestArguments, type RequestParts } from './request';

/** Stands for the id of the signed-in user. */
const VIEWER = '~viewer';
/** Stands for a part of the page's path: `~2` is the id in `/course/{id}`. */
type Part = `~${number}`;
const part = (at: number): Part => `~${at}`;

/** Before the address of a request that is sent only once the user, who comes before it, is known to be verified. */
const FOR_VERIFIED = '+';

function first<R extends ContractRoute>(route: R, ...input: RequestArguments<R>): string {
  const parts: RequestParts = input[0] ?? {};
  return (route.access === 'verified' ? FOR_VERIFIED : '') + API_PREFIX + addressOf(route, parts);
}

const USER = first(sessionRoutes.getUser, { params: { id: VIEWER } });
const lesson = (at: number) => first(learningRoutes.getLesson, { params: { lessonId: part(at) } });

/**
 * What pages show first, by the start of their path: the addresses of the requests, which public/pre-hydration.js of the
 * app sends along with those for the app's code (spec 14.300).
 */
export const FIRST_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  '/courses': [first(learningRoutes.listCourses, { query: { q: 'published', size: CATALOGUE_COURSES } })],
  '/course': [first(learningRoutes.getCourse, { params: { id: part(2) } })],
  '/course/unit': [first(learningRoutes.getUnit, { params: { unitId: part(3) } })],
  '/course/unit/lesson': [lesson(4)],
  '/console/dashboard': [
    USER,
    first(learningRoutes.listEnrolled, {
      params: { userId: VIEWER },
      query: { size: DASHBOARD_COURSES, lead: 'true' },
    }),
    first(nextStepRoutes.getNextStep),
  ],
  '/console/course/unit/lesson': [USER, lesson(5)],
};
