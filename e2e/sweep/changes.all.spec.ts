import { timeOut } from '../../scripts/lib/time-factor.mjs';
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

interface Course {
  units: { owned: boolean; lessons: { _id: string }[] }[];
}

test.describe('the last lesson', () => {
  test.use({ expectedConsole: [], viewport: { width: 1280, height: 800 } });
  test('[15.172] Done goes when it is pressed, and the focus goes to a heading', async ({ page, server }) => {
    const { id, read } = await signInAs(page, server.url, 'learner');
    const enrolled = await read<{ data: { course: { _id: string } }[] }>(`/enrolled/courses/${id}`);
    const courses = await Promise.all(
      enrolled.data.map(({ course }) => read<{ data: Course }>(`/course/${course._id}`)),
    );
    const whole = courses.find(({ data }) => data.units.at(-1)?.owned);
    const lesson = whole?.data.units.at(-1)?.lessons.at(-1);
    await page.goto(`/console/course/unit/lesson/${lesson?._id}/any-title`);
    const done = page.getByRole('main').getByRole('button', { name: 'Done', exact: true }).first();
    await page.keyboard.press('Tab');
    await done.focus();
    await page.keyboard.press('Enter');
    await expect(done).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading').and(page.locator(':focus'))).toHaveCount(1);
  });
});
