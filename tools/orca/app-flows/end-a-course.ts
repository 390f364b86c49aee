import { nearlyComplete } from '../../../e2e/support/certificate-journey.ts';
import { publishedCourse } from '../../../e2e/support/courses.ts';
import { signInAs } from '../../../e2e/support/people.ts';
import { type AppFlow, moveTo, press } from '../app-flow.ts';

/** Whether the end of the course is announced, and the heading that has the focus (spec 17.25). */
export const endACourse: AppFlow = {
  name: 'end-a-course',
  title: 'Mark the last lesson of a course as done, and go on to the certificate',
  begin: async (page, server) => {
    const session = await signInAs(page, server.url, 'learner');
    const course = await publishedCourse(session, 'Start a kitchen garden in a small space');
    const { last } = await nearlyComplete(session, course);
    return {
      path: last,
      steps: [moveTo('button', /^Done/), press('Enter'), press('Tab'), press('Enter')],
    };
  },
};
