import { expect } from '@playwright/test';
import { publishedCourse } from '../../../e2e/support/courses.ts';
import { signInAs } from '../../../e2e/support/people.ts';
import { type AppFlow, moveTo, press, write } from '../app-flow.ts';

/** Whether a missing number, the wait for the phone, and the payment are spoken (spec 17.50, 17.51). */
export const pay: AppFlow = {
  name: 'pay',
  title: 'Choose a unit, leave the number out, give it, and wait until it is paid',
  begin: async (page, server) => {
    const session = await signInAs(page, server.url, 'learner');
    const course = await publishedCourse(session, 'Keep the books of a small shop');
    return {
      path: `/console/course/${course}`,
      steps: [
        moveTo('checkbox', /Stock and prices/),
        press('Space'),
        moveTo('button', /^Pay (Ksh\s\d+ )?by M-Pesa$/),
        press('Enter'),
        moveTo('button', 'Send the request to this phone'),
        press('Enter'),
        write('0700000001'),
        moveTo('button', 'Send the request to this phone'),
        press('Enter'),
        {
          did: 'Waits until it is paid',
          run: (one) =>
            expect(one.getByRole('heading', { level: 1 })).toHaveText(/^Paid/, { timeout: 30_000 }),
        },
        press('Tab'),
      ],
    };
  },
};
