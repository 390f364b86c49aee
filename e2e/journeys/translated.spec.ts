import { translatePage } from '../../tools/translator/translate-page.ts';
import { signInAs } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, step, test } from '../support/test.ts';

/** Translates the open page and what it loads next, as the browser does. Returns what users do not see change. */
async function translate(page: Page): Promise<() => Promise<string[]>> {
  await settled(page);
  const translated = await page.evaluateHandle(translatePage);
  await expect(page.locator('main font').first()).toBeAttached();
  return () => translated.evaluate(({ lost }) => lost);
}

test('[15.92] a visitor filters the courses and chooses a unit on pages that the browser translates', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/courses');
  await expect(main.getByText('Keep the books of a small shop')).toBeVisible();
  const lost = await translate(page);

  await step(page, 'choose a category', async () => {
    const subjects = main.getByRole('group', { name: 'Subject' });
    const subject = subjects.getByRole('button').nth(1);
    await subject.tap();
    await expect(subject).toHaveAttribute('aria-pressed', 'true');
    await expect(subjects.getByRole('button', { pressed: true })).toHaveCount(1);
    await subjects.getByRole('button').first().tap();
    await expect(subject).toHaveAttribute('aria-pressed', 'false');
  });

  await step(page, 'choose a unit: the total changes', async () => {
    await main.getByRole('link', { name: 'Keep the books of a small shop' }).tap();
    const bar = main.getByRole('region', { name: 'Your choice', exact: true });
    await main.getByRole('checkbox', { name: /Stock and prices/ }).check();
    await expect(bar).toContainText(/1 unit.*Ksh\s350/);
    await main.getByRole('checkbox', { name: /Credit, profit and the month/ }).check();
    await expect(bar).toContainText('2 units');
    await expect(bar).not.toContainText('Updating…');
    await main.getByRole('checkbox', { name: /Credit, profit and the month/ }).uncheck();
    await expect(bar).toContainText(/1 unit.*Ksh\s350/);
  });
  expect(await lost()).toEqual([]);
});

test('[15.92] a learner filters their courses on a page that the browser translates', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  await signInAs(page, server.url, 'learner');
  await page.goto('/console/my-courses');
  await expect(main.getByRole('button', { name: /^In progress/ })).toBeVisible();
  const lost = await translate(page);

  await step(page, 'choose each filter', async () => {
    for (const name of [/^In progress/, /^Completed/, /^All/]) {
      const filter = main.getByRole('button', { name });
      await filter.tap();
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
    }
  });
  expect(await lost()).toEqual([]);
});
