import { curriculum as calls } from '@digiken/contract';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { describeTopic, moveQuiz, moveTopic } from './move';
import { orderUnits } from '../units';
import { readOutlineForEditor } from './read';

/** The outline of a course: instructors in their own courses, administrators in all. */
export function curriculumRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(calls.getOutline, async ({ caller, params }) => ({
      data: await readOutlineForEditor(db, caller, params.id),
    })),
    route(calls.orderUnits, async ({ caller, params, body }) => {
      await orderUnits(services, caller, { ...body, courseId: params.id });
      return { message: 'The order is saved.', data: await readOutlineForEditor(db, caller, params.id) };
    }),
    route(calls.moveTopic, async ({ caller, params, body }) => {
      const courseId = await moveTopic(services, caller, { ...body, ...params });
      return { message: 'The lesson is moved.', data: await readOutlineForEditor(db, caller, courseId) };
    }),
    route(calls.moveQuiz, async ({ caller, params, body }) => {
      const courseId = await moveQuiz(services, caller, { ...body, ...params });
      return { message: 'The quiz is moved.', data: await readOutlineForEditor(db, caller, courseId) };
    }),
    route(calls.describeTopic, async ({ caller, params, body }) => {
      await describeTopic(services, caller, { ...body, ...params });
      return { message: 'The lesson is saved.' };
    }),
  ];
}
