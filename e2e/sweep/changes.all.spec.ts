import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { nearlyComplete } from '../support/certificate-journey.ts';
import { publishedCourse } from '../support/courses.ts';
import { focus } from '../support/sweep/modes.ts';
import { ROLES, run } from '../support/sweep/run.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel', timeout: timeOut(1_200_000) });
// Paying by card opens the simulated provider, which listens on another port.
test.use({ data: 'isolated', expectedConsole: [/^error: /], otherOrigins: ['http://127.0.0.1:*'] });

for (const [who, area] of ROLES) {
  test(`[15.170][16.52] after each press by key that changes something, ${who} still has the focus, on something with a name`, async ({
    page,
    server,
  }) => {
    await run(page, server, { who, area, mode: focus, width: 1280, changes: 'made' });
  });
}

test.describe('the last lesson', () => {
  test.use({ expectedConsole: [], viewport: { width: 1280, height: 800 } });
  test('[15.172] Done goes when it is pressed, and the focus goes to a heading', async ({ page, server }) => {
    const session = await signInAs(page, server.url, 'learner');
    const course = await publishedCourse(session, 'Start a kitchen garden in a small space');
    const { last } = await nearlyComplete(session, course);
    await page.goto(last);
    const main = page.getByRole('main');
    const done = main.getByRole('button', { name: 'Done, go on' }).filter({ visible: true });
    await done.first().focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: /^You did it/ })).toBeFocused();
    await expect(done).toHaveCount(0);
  });
});
