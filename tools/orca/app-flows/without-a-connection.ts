import type { Page } from '@playwright/test';
import { newLearner } from '../../../e2e/support/new-learner.ts';
import { type AppFlow, moveTo, press } from '../app-flow.ts';

const COURSE = 'Start a kitchen garden in a small space';

const online = (on: boolean) => (page: Page) => page.context().setOffline(!on);

/** A unit is downloaded, the connection is lost, a lesson is finished and everything is sent later (spec 14.37). */
export const withoutAConnection: AppFlow = {
  name: 'without-a-connection',
  title: 'Download a unit, lose the connection, finish a lesson, and hear that it was sent',
  begin: async (page, server) => {
    const learner = await newLearner(server, COURSE);
    const enrolled = await learner.call<{ data: { course: { _id: string } }[] }>(
      'GET',
      `/enrolled/courses/${learner.id}`,
    );
    const course = await learner.call<{
      data: { units: { _id: string; lessons: { title: string }[] }[] };
    }>('GET', `/course/${enrolled.data[0]?.course._id}`);
    const [unit] = course.data.units;
    const { email, password } = learner;
    const answer = await page.request.post(`${server.url}/api/auth/signin`, { data: { email, password } });
    if (!answer.ok()) throw new Error(`The learner cannot sign in: ${answer.status()}`);
    return {
      path: `/console/course/unit/${unit?._id}/x`,
      steps: [
        moveTo('button', /^Download unit, /),
        press('Enter'),
        { did: 'Loses the connection', run: online(false) },
        moveTo('link', unit?.lessons[1]?.title ?? ''),
        press('Enter'),
        moveTo('button', 'Mark as done'),
        press('Enter'),
        { did: 'Is back online', run: online(true) },
      ],
    };
  },
};
