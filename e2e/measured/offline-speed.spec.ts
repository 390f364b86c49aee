import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { newLearner } from '../support/new-learner.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Milliseconds from the touch to the lesson, on a processor that is four times slower (spec 14.21). */
const OPENS_WITHIN = 1000;
const SLOWER = 4;

/** What the page measured between the touch and the open lesson. */
const opening = (page: Page) =>
  page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN;
    return Math.round(at('digiken-lesson-open') - at('touched'));
  });

// What a browser prints for each request that fails.
test.use({ expectedConsole: [/net::ERR_/] });

test('[14.21] a downloaded lesson opens within a second without a connection', async ({
  page,
  server,
  context,
}) => {
  const { id, email, password, call } = await newLearner(server, 'Start a kitchen garden in a small space');
  const enrolled = await call<{ data: { course: { _id: string } }[] }>('GET', `/enrolled/courses/${id}`);
  const course = await call<{ data: { units: { _id: string; lessons: { title: string }[] }[] } }>(
    'GET',
    `/course/${enrolled.data[0]?.course._id}`,
  );
  const [unit] = course.data.units;
  const title = unit?.lessons.at(-1)?.title ?? '';
  await page.request.post(`${server.url}/api/auth/signin`, { data: { email, password } });
  await context.addInitScript(() => {
    addEventListener('click', () => void performance.mark('touched'), { capture: true });
  });
  const main = page.getByRole('main');
  await page.goto(`/console/course/unit/${unit?._id}/x`);
  await main.getByRole('button', { name: /^Download unit, / }).tap();
  await expect(main.getByText(/^On this device, /)).toBeVisible({ timeout: timeOut(30_000) });
  await context.setOffline(true);
  await page.reload();
  await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible();
  await settled(page);

  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await main.getByRole('link', { name: title, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const took = await opening(page);
  console.log(`A downloaded lesson opened in ${took} ms on a processor that is ${SLOWER} times slower.`);
  expect(took).toBeLessThanOrEqual(OPENS_WITHIN);
});
