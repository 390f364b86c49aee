import { readFile } from 'node:fs/promises';
import type { CourseDetail, Enrolled } from '@digiken/contract';
import { type DemoSession, signInAs } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

const PATH = '/console/my-courses/notes';

async function lessonsOf(session: DemoSession) {
  const { data } = await session.read<{ data: Enrolled[] }>(`/enrolled/courses/${session.id}`);
  const course = await session.read<{ data: CourseDetail }>(`/course/${data[0]?.course._id}`);
  const [first, second] = course.data.units.find(({ owned }) => owned)?.lessons ?? [];
  if (!first || !second) throw new Error('The learner of the demo has no two lessons.');
  return { first, second, course: course.data };
}

const write = (session: DemoSession, lessonId: string, text: string) =>
  session.send('POST', `/course/unit/lesson/${lessonId}/notes`, { text, section: null });
const row = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const more = (page: Page, text: string) =>
  row(page, text).getByRole('button', { name: /^More for this item/ });

test('[17.80][17.82][17.83][17.84] notes are found, changed, deleted and taken along', async ({
  page,
  server,
}) => {
  const session = await signInAs(page, server.url, 'learner');
  const { first, second, course } = await lessonsOf(session);
  await write(session, first._id, '=SUM(A1) Café Ñandú');
  await write(session, second._id, 'Ask the bank.');
  await session.send('PUT', `/course/unit/lesson/${second._id}/bookmark`);

  await page.goto('/console/my-courses');
  await page.getByRole('link', { name: /^Notes and bookmarks/ }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: course.title })).toBeVisible();
  await expect(row(page, 'Ask the bank.').getByRole('link', { name: second.title })).toHaveAttribute(
    'href',
    new RegExp(`/lesson/${second._id}/`),
  );

  const search = main.getByRole('searchbox', { name: 'Search in your notes' });
  await search.fill('cafe NANDU');
  await expect(row(page, 'Ask the bank.')).toHaveCount(0);
  await expect(row(page, 'Café Ñandú')).toBeVisible();
  await expect(page).toHaveURL(/search=cafe/);

  // The file has what the search finds, and no formula.
  await main.getByRole('button', { name: 'Print or export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Table, CSV/ }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain("'=SUM(A1) Café Ñandú");
  expect(csv).not.toContain('Ask the bank.');
  await main.getByRole('button', { name: 'Clear filters' }).click();

  await more(page, 'Ask the bank.').click();
  await page.getByRole('menuitem', { name: 'Edit the note' }).click();
  const field = main.getByRole('textbox', { name: 'Your note' });
  await field.fill('Ask the bank on Friday.');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, 'Ask the bank on Friday.')).toBeVisible();

  await more(page, 'on Friday').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Ask the bank on Friday.')).toBeVisible();
  await more(page, 'on Friday').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(main.getByRole('button', { name: 'Undo' })).toBeVisible();
  // What leaves the page is deleted at once.
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await main.getByRole('link', { name: 'Courses', exact: true }).click();
  expect((await deleted).status()).toBe(200);
  const { data } = await session.read<{ data: { text: string }[] }>('/notes');
  expect(data.map(({ text }) => text)).not.toContain('Ask the bank on Friday.');
});

test.describe('without a connection', () => {
  // What a browser prints for each request that fails.
  test.use({ expectedConsole: [/net::ERR_/] });

  test('[17.86] a note that is changed without a connection says so, and is sent later', async ({
    page,
    server,
    context,
  }) => {
    const session = await signInAs(page, server.url, 'otieno');
    const { first } = await lessonsOf(session);
    await write(session, first._id, 'Before the road.');
    await page.goto(PATH);
    await more(page, 'Before the road.').click();
    await page.getByRole('menuitem', { name: 'Edit the note' }).click();
    await context.setOffline(true);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Your note' }).fill('On the road.');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row(page, 'On the road.').getByText(/^Kept on this phone/)).toBeVisible();
    await context.setOffline(false);
    await expect(row(page, 'On the road.').getByText(/^Kept on this phone/)).toHaveCount(0);
    const { data } = await session.read<{ data: { text: string }[] }>('/notes');
    expect(data.map(({ text }) => text)).toContain('On the road.');
  });
});

test('[17.88] a passage that is selected in a lesson goes with the note', async ({ page, server }) => {
  const session = await signInAs(page, server.url, 'learner');
  const { first } = await lessonsOf(session);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/console/course/unit/lesson/${first._id}/any-title`);
  const paragraph = page.locator('[data-slot=lesson-html] p').first();
  const words = ((await paragraph.textContent()) ?? '').trim();
  await paragraph.selectText();
  await page.getByRole('button', { name: 'Add a note' }).click();
  const dialog = page.getByRole('dialog', { name: /^My notes/ });
  await expect(dialog.getByText('Marked text').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the note' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText(words.slice(0, 40));
  await page.goto(PATH);
  await page.getByRole('button', { name: /^Marked text/ }).click();
  await expect(row(page, words.slice(0, 40))).toContainText('Marked text');
});
