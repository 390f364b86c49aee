import { addressesOf } from '../support/addresses.ts';
import { signInAs } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

async function openLesson(page: Page, url: string): Promise<void> {
  const session = await signInAs(page, url, 'learner');
  const [path = ''] =
    (await addressesOf('learner', session)).find(([address]) => address.includes('/unit/lesson/')) ?? [];
  await page.goto(path);
  await expect(page.locator('[data-slot=lesson-html]')).toBeVisible();
}

test('[12.87] beside a lesson is the outline only; the menu opens the console’s groups', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLesson(page, server.url);
  await expect(page.getByRole('navigation', { name: 'Course contents' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Learner console' })).toHaveCount(0);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const dialog = page.getByRole('dialog', { name: 'Learner console' });
  await expect(dialog.getByRole('link', { name: 'Certificates' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('[12.81] [12.89] a learner writes a note by keyboard and finds it again', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLesson(page, server.url);
  const add = page.getByRole('button', { name: 'Add a note' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^My notes/ });
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type('Tell Brian to do this on Sundays, too.');
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveValue('Tell Brian to do this on Sundays, too.');
  await dialog.getByRole('button', { name: 'Save the note' }).press('Enter');
  await expect(
    dialog.getByRole('listitem').getByText('Tell Brian to do this on Sundays, too.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('complementary').getByText('Tell Brian to do this on Sundays')).toBeVisible();
});

test('[12.90] on a phone the text of a lesson begins within the first 300 pixels', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, server.url);
  const top = () =>
    page.evaluate(
      () => (document.querySelector('[data-slot=lesson-html]')?.getBoundingClientRect().top ?? 0) + scrollY,
    );
  await expect.poll(top).toBeLessThanOrEqual(300);
  expect(await top()).toBeGreaterThan(100);
});

test('[17.42] on a phone, closing a sheet of a lesson and Tab in its bar keep the place', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, server.url);
  await settled(page);
  const place = () => page.evaluate(() => window.scrollY);
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  const bar = page.getByRole('navigation', { name: 'Lesson', exact: true });
  await scrollTo(600);
  for (const name of [/^Lessons/, /^Notes/, /^Tutor/]) {
    const opener = bar.getByRole('button', { name });
    await opener.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(opener).toBeFocused();
    expect(await place(), `after ${name}`).toBe(600);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    expect(await place(), `after ${name} by keys`).toBe(600);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await place()).toBe(600);
});
