import { SITE_MAP } from '../../packages/app/src/routes/site-map.ts';
import { ALL } from '../../scripts/lib/level.mjs';
import { addressesOf, type NamedPath } from '../support/addresses.ts';
import { signInAs } from '../support/people.ts';
import { checkA11y, checkReflow, expect, type Page, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

const PUBLIC: readonly NamedPath[] = [
  ['/', 'Digiken'],
  ['/auth/signin', 'Log in'],
  ['/auth/signup', 'Sign up'],
  ['/about-us', 'About us'],
  ['/accessibility', 'Accessibility'],
  ['/help-desk', 'Help desk'],
  ['/verify', 'Check a certificate'],
  ['/verify/email', 'Verify your email address'],
  ['/auth/forgot-password', 'Forgot your password?'],
  ['/courses', 'Courses'],
  ['/search?q=water', 'Search: water'],
  ['/ai/digital-assistant', 'Digital assistant'],
];

/**
 * Checks that the address shows its own page: one heading, its title, no sideways scrolling. `npm run test:all` also runs
 * axe; by default that is for the stories of all pages and the steps of the journeys.
 * @param name the start of its title; empty: any
 * @param titles paths by the titles of pages that are open to the same person: no two pages have one title
 */
async function opens(page: Page, [address, name]: NamedPath, titles: Map<string, string>): Promise<void> {
  expect(address, 'the address of an existing object').not.toMatch(/undefined|\/\/|.\/$/);
  await page.goto(address);
  // Wait for the page's own heading first: before loading starts there is no loading screen either.
  await expect(page.locator('h1:not([data-slot="loading-screen"] *)'), address).toHaveCount(1);
  await expect(page.locator('[data-slot="loading-screen"], [data-slot="skeleton"]'), address).toHaveCount(0);
  await expect(
    page.locator('[data-slot="page-not-found-screen"], [data-slot="error-screen"]'),
    address,
  ).toHaveCount(0);
  expect(new URL(page.url()).pathname, address).toBe(address.split(/[?#]/)[0]);
  await expect
    .poll(async () => (await page.title()).startsWith(name), `${address} shows “${name}”`)
    .toBe(true);
  await expect(page, address).toHaveTitle(/Digiken/);
  const [title, { pathname }] = [await page.title(), new URL(page.url())];
  expect(titles.get(title) ?? pathname, `the other page with the title “${title}”`).toBe(pathname);
  titles.set(title, pathname);
  // axe looks only at ids that ARIA uses; a link to a part leads to the first element with its id.
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    `${address}: ids that are used twice`,
  ).toEqual([]);
  if (ALL) await checkA11y(page);
  await checkReflow(page);
}

// Journeys cover the main paths at 1280 px in the dark theme; here every address opens on a phone in the light theme.
test.use({ viewport: PHONE, colorScheme: 'light' });
// The tests only read.
test.describe.configure({ mode: 'parallel' });

test('[1.1][2.1-2.12][2.59][6.3][16.20] every public address opens', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  const list = (await (await page.request.get(`${server.url}/api/courses?q=published`)).json()) as {
    data: { _id: string; title: string }[];
  };
  const { _id: id = '', title = '' } = list.data[0] ?? {};
  const course = (await (await page.request.get(`${server.url}/api/course/${id}`)).json()) as {
    data: { units: { _id: string; title: string }[] };
  };
  const [unit] = course.data.units;
  const objects: NamedPath[] = [
    [`/course/${id}`, title],
    [`/course/unit/${unit?._id}`, unit?.title ?? ''],
  ];
  const titles = new Map<string, string>();
  for (const path of [...PUBLIC, ...objects]) await opens(page, path, titles);
});

/** The other pages of an area whose paths have no parameters. */
const unnamed = (area: keyof typeof SITE_MAP, named: readonly NamedPath[]): NamedPath[] =>
  SITE_MAP[area]
    .map((pattern) => pattern.replace(/\/:\w+\?$/, ''))
    .filter((path) => !/[:*]/.test(path) && !named.some(([address]) => address.split(/[?#]/)[0] === path))
    .map((path) => [path, '']);

/** A content manager opens the same pages as an administrator. */
const ROLES = [
  ['learner', 'Student', '[2.13-2.27][R.28][16.20]'],
  ['instructor', 'Instructor', '[1.15][2.44-2.50]'],
  ['hub', 'Hub', '[2.51-2.56]'],
  ['admin', 'Administrator', '[2.28-2.43]'],
  ...(ALL ? ([['content', 'Administrator', '[6.3]']] as const) : []),
] as const;

for (const [who, area, rows] of ROLES) {
  test(`${rows} every address of the ${area} routes opens for ${who}@`, async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    const session = await signInAs(page, server.url, who);
    const titles = new Map<string, string>();
    const named = await addressesOf(who, session);
    // A content manager may not open all of them.
    const others = who === 'content' ? [] : unnamed(who, named);
    for (const path of [...named, ...others]) await opens(page, path, titles);
  });
}
