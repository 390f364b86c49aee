import { publishedCourse } from '../../../e2e/support/courses.ts';
import { signInAs } from '../../../e2e/support/people.ts';
import { type AppFlow, moveTo, press } from '../app-flow.ts';

/** Whether Tab leads from the units to the purchase in a window where it is below them (spec 16.22). */
export const buyAt1100: AppFlow = {
  name: 'buy-at-1100',
  title: 'Choose a unit in a window of 1,100 pixels, and go on to pay',
  width: 1100,
  begin: async (page, server) => {
    const session = await signInAs(page, server.url, 'learner');
    const course = await publishedCourse(session, 'Keep the books of a small shop');
    return {
      path: `/console/course/${course}`,
      steps: [
        moveTo('checkbox', /Stock and prices/),
        press('Space'),
        // Its lessons, the next unit, that one's lessons, and the purchase.
        ...Array.from({ length: 4 }, () => press('Tab')),
        press('Enter'),
      ],
    };
  },
};
