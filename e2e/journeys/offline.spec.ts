import type { OfflineUnit } from '@digiken/contract';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { type DemoSession, signInAs } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, step, test } from '../support/test.ts';

interface Course {
  _id: string;
  title: string;
  units: { _id: string; title: string; owned: boolean }[];
}

/** A unit of the learner with a picture in a lesson, and another unit that is not downloaded. */
async function unitWithPicture({
  id,
  read,
}: DemoSession): Promise<{ unit: OfflineUnit; other: Course['units'][number] }> {
  const enrolled = await read<{ data: { course: { _id: string } }[] }>(`/enrolled/courses/${id}`);
  for (const { course } of enrolled.data) {
    const { units } = (await read<{ data: Course }>(`/course/${course._id}`)).data;
    for (const { _id } of units.filter(({ owned }) => owned)) {
      const unit = (await read<{ data: OfflineUnit }>(`/units/${_id}/offline`)).data;
      const other = units.find((one) => one._id !== _id);
      if (unit.lessons.length > 1 && other && unit.files.some(({ kind }) => kind === 'picture'))
        return { unit, other };
    }
  }
  throw new Error('The demo learner owns no unit with a picture.');
}

// What a browser prints for each request that fails, and the app for a page whose code is not on the device.
test.use({ expectedConsole: [/net::ERR_|The code of the page could not be fetched/] });

test('[14.2][14.5][14.10][14.13][14.15-14.20][14.24] a unit is downloaded, read without a connection and removed', async ({
  page: first,
  server,
  context,
}) => {
  const learner = await signInAs(first, server.url, 'learner');
  const { unit, other } = await unitWithPicture(learner);
  const illustrated = unit.files.find(({ kind }) => kind === 'picture')?.lessonId ?? '';
  const plain = unit.lessons.find(({ _id }) => _id !== illustrated);
  const titleOf = (id: string) => unit.lessons.find(({ _id }) => _id === id)?.title ?? '';
  const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());

  await step(first, 'download a unit on its page', async () => {
    await first.goto(`/console/course/unit/${unit.unitId}/x`);
    await expect(first.getByRole('heading', { level: 1, name: unit.title })).toBeVisible();
    expect(await caches(first)).toEqual([]);
    await first
      .getByRole('main')
      .getByRole('button', { name: /^Download unit, / })
      .tap();
    await expect(first.getByRole('main').getByText(/^On this device, /)).toBeVisible({
      timeout: timeOut(30_000),
    });
    expect(await caches(first)).toEqual([
      expect.stringMatching(/^digiken-shell:/),
      `digiken-unit:${learner.id}:${unit.unitId}`,
    ]);
  });

  await context.setOffline(true);
  await step(first, 'the unit opens again without a connection', async () => {
    await first.reload();
    await expect(first.getByRole('heading', { level: 1, name: unit.title })).toBeVisible();
    await first
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: unit.courseTitle })
      .tap();
    await expect(first.getByRole('heading', { level: 1, name: unit.courseTitle })).toBeVisible();
    await first.goBack();
  });

  await step(first, 'the dashboard comes from the device, and says from when it is', async () => {
    await first.goto('/console/dashboard');
    await expect(first.getByRole('main').getByText(/^Shown without a connection, as of \d/)).toBeVisible();
    await first.goBack();
  });

  await step(first, 'a lesson shows its picture, and what needs a connection says so', async () => {
    await first
      .getByRole('main')
      .getByRole('link', { name: titleOf(illustrated), exact: true })
      .tap();
    await expect(first.getByRole('heading', { level: 1, name: titleOf(illustrated) })).toBeVisible();
    const picture = first.getByRole('main').locator('img[src*="/api/media/"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const discussion = first.getByText('The discussion needs a connection.');
    await expect(async () => {
      await first.mouse.wheel(0, 5000);
      await expect(discussion).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  await step(first, 'the command palette opens, and says that the search needs a connection', async () => {
    // As with a keyboard that is connected to the phone.
    await first.keyboard.press('Control+k');
    const palette = first.getByRole('dialog', { name: /^Search pages/ });
    await expect(palette.getByText(/^Search needs a connection/)).toBeVisible();
    await expect(palette.getByRole('group', { name: 'Units on this device' })).toContainText(unit.title);
    await first.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });
  await first.close();

  const page = await context.newPage();
  await step(page, 'a new tab opens another lesson', async () => {
    await page.goto(`/console/course/unit/lesson/${plain?._id}/x`);
    await expect(page.getByRole('heading', { level: 1, name: plain?.title })).toBeVisible();
  });

  await step(page, 'what is not on the device says so inside the layout', async () => {
    await page.goto(`/console/course/unit/${other._id}/x`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This unit is not on this device' }),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goto('/console/certificates');
    await expect(
      page.getByRole('main').getByText('Please check your internet connection and try again.'),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  await step(page, 'my downloads lists and removes it', async () => {
    await page.goto('/console/my-courses');
    await page.getByRole('navigation', { name: 'My courses' }).getByRole('link', { name: 'Downloads' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'My downloads' })).toBeVisible();
    await expect(page.getByRole('link', { name: unit.title })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: `Remove the download of ${unit.title}` }).tap();
    await expect(page.getByText('Nothing is downloaded yet')).toBeVisible();
    expect(await caches(page)).toEqual([expect.stringMatching(/^digiken-shell:/)]);
  });
});

test('[14.21] a downloaded lesson opens without a request for it and without waiting for a timer', async ({
  page,
  server,
  context,
}) => {
  const { unit } = await unitWithPicture(await signInAs(page, server.url, 'learner'));
  const title = unit.lessons[0]?.title ?? '';
  const main = page.getByRole('main');
  await page.goto(`/console/course/unit/${unit.unitId}/x`);
  await main.getByRole('button', { name: /^Download unit, / }).tap();
  await expect(main.getByText(/^On this device, /)).toBeVisible({ timeout: timeOut(30_000) });
  await context.setOffline(true);
  await page.reload();
  await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible();
  await settled(page);

  // Notifications and events are asked for at any time, and nothing waits for them.
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/course')) failed.push(pathname);
  });
  await stopTimers(page);
  await main.getByRole('link', { name: title, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(failed, 'requests for courses and lessons that found no connection').toEqual([]);
});

/** From here on no timer of the page ends. */
const stopTimers = (page: Page) =>
  page.evaluate(() => {
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
    window.setInterval = (() => 0) as unknown as typeof window.setInterval;
  });
