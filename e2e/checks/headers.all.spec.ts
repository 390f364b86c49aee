import { addressesOf } from '../support/addresses.ts';
import { headerProblems } from '../support/headers.ts';
import { type DemoPerson, type DemoSession, signInAs } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

// It changes names.
test.use({ data: 'renamed' });

const LONG_NAME = { firstName: 'Wanjikũ-Nyokabi Achieng’ Nekesa', lastName: 'Barasa wa Muthoni-Kirinyaga' };
const LONG_HUB = 'Nakuru County Public Library and Community Learning Centre';
/** Courses are sold on this page: it has a bar of its own. */
const SOLD = 'Keep the books of a small shop';

const TOP = '[data-slot=top-bar]';
const LESSON = '[data-slot=lesson-head]';

/** The language of the page, by its own button. */
async function inLanguage(page: Page, tag: 'en' | 'sw'): Promise<void> {
  const { lang } = await page.evaluate(() => ({ lang: document.documentElement.lang }));
  if (!lang.startsWith(tag)) await page.locator('[data-slot=language-toggle]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${tag}`));
  await settled(page);
}

/** Opens each page in both languages, and looks at its headers in every width. */
async function expectOneRow(page: Page, paths: readonly string[]): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const tag of ['en', 'sw'] as const) {
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await inLanguage(page, tag);
      for (const header of [TOP, LESSON]) {
        if ((await page.locator(header).count()) === 0) continue;
        const problems = await headerProblems(page, header);
        if (problems.length > 0) found[`${path} ${header} ${tag}`] = problems;
      }
    }
  }
  await inLanguage(page, 'en');
  expect(found).toEqual({});
}

/** With the longest names that people have. */
async function signInWithLongName(page: Page, url: string, who: DemoPerson): Promise<DemoSession> {
  const session = await signInAs(page, url, who);
  await session.send('PATCH', `/user/${session.id}`, LONG_NAME);
  return session;
}

test('[17.44] the headers of public pages are one row in every width and language', async ({
  page,
  server,
}) => {
  await expectOneRow(page, ['/', '/auth/signin']);
  await signInWithLongName(page, server.url, 'learner');
  await expectOneRow(page, ['/about-us']);
});

test('[17.44] the headers of a learner are one row in every width and language', async ({ page, server }) => {
  const session = await signInWithLongName(page, server.url, 'learner');
  const lesson = (await addressesOf('learner', session)).find(([path]) => path.includes('/unit/lesson/'));
  const { data } = await session.read<{ data: { _id: string; title: string }[] }>('/courses?q=published');
  const sold = data.find(({ title }) => title === SOLD);
  await expectOneRow(page, ['/console/dashboard', `/console/course/${sold?._id}/x`, lesson?.[0] ?? '']);
});

for (const who of ['instructor', 'hub', 'admin'] as const) {
  test(`[17.44] the headers of ${who}@ are one row in every width and language`, async ({ page, server }) => {
    const session = await signInWithLongName(page, server.url, who);
    if (who === 'hub') {
      const { data } = await session.read<{ data: Record<string, unknown> }>('/my-hub/settings');
      const { summary, description, acceptsRequests } = data;
      await session.send('PUT', '/my-hub/settings', {
        ...{ name: LONG_HUB, summary, description, acceptsRequests },
      });
    }
    const editor = (await addressesOf(who, session)).find(([path]) => path.includes('/unit/topic/'));
    await expectOneRow(page, [`/${who}/dashboard`, ...(who === 'instructor' && editor ? [editor[0]] : [])]);
  });
}
