import { addressesOf } from '../support/addresses.ts';
import { signInAs } from '../support/people.ts';
import { checkA11y, checkReflow, expect, type Page, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

const PUBLIC = [
  '/',
  '/auth/signin',
  '/auth/signup',
  '/about-us',
  '/accessibility',
  '/help-desk',
  '/verify/email',
  '/auth/forgot-password',
  '/courses',
  '/search?q=water',
  '/ai/digital-assistant',
];

/** The page of this address stands there: one heading, its title, nothing found by axe, nothing too wide. */
async function opens(page: Page, address: string): Promise<void> {
  expect(address, 'an address of something that is there').not.toMatch(/undefined|\/\/|.\/$/);
  await page.goto(address);
  // The page's own heading first: nothing is loading either before anything has begun.
  await expect(page.locator('h1:not([data-slot="loading-screen"] *)'), address).toHaveCount(1);
  await expect(page.locator('[data-slot="loading-screen"], [data-slot="skeleton"]'), address).toHaveCount(0);
  await expect(
    page.locator('[data-slot="not-found-screen"], [data-slot="error-screen"]'),
    address,
  ).toHaveCount(0);
  expect(new URL(page.url()).pathname, address).toBe(address.split('?')[0]);
  await expect(page, address).toHaveTitle(/Digiken/);
  await checkA11y(page);
  await checkReflow(page);
}

// Journeys walk the main ways at 1280 and in the dark; here every address stands on a phone, in the light.
test.use({ viewport: PHONE, colorScheme: 'light' });

test('[1.1][2.1-2.12][2.59][6.3] every public address opens', async ({ page, server }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  const list = (await (await page.request.get(`${server.url}/api/courses?q=published`)).json()) as {
    data: { _id: string }[];
  };
  const id = list.data[0]?._id ?? '';
  const course = (await (await page.request.get(`${server.url}/api/course/${id}`)).json()) as {
    data: { units: { _id: string }[] };
  };
  for (const address of [...PUBLIC, `/course/${id}`, `/course/unit/${course.data.units[0]?._id}`]) {
    await opens(page, address);
  }
});

for (const [who, area, rows] of [
  ['learner', 'Student', '[2.13-2.27][R.28]'],
  ['instructor', 'Instructor', '[1.15][2.44-2.50]'],
  ['hub', 'Hub', '[2.51-2.56]'],
  ['content', 'Administrator', '[6.3]'],
  ['admin', 'Administrator', '[2.28-2.43]'],
] as const) {
  test(`${rows} every address of the ${area} routes opens for ${who}@`, async ({ page, server }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    const session = await signInAs(page, server.url, who);
    for (const address of await addressesOf(who, session)) await opens(page, address);
  });
}
