import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { type ScormVersion, sco, scormFiles } from '../../packages/server/test/scorm-fixtures.ts';
import { freshData } from '../support/data.ts';
import { signInAs } from '../support/people.ts';
import { checkA11y, checkReflow, expect, runCli, startServer, step, test as base } from '../support/test.ts';

const VERSIONS: ScormVersion[] = ['1.2', '2004 4th Edition'];
const titleOf = (version: ScormVersion) => `Beekeeping in SCORM ${version}`;

/** A server with one course of each version, imported as an operator does, and the browser may open its content host. */
const test = base.extend({
  server: [
    async ({}, use) => {
      const dataDir = await freshData('demo');
      for (const version of VERSIONS) {
        const folder = await mkdtemp(join(tmpdir(), 'digiken-scorm-'));
        const files = scormFiles({
          ...{ version, identifier: `org.example.e2e.${version}`, title: titleOf(version) },
          ...{ items: sco('hive') + sco('honey'), scos: ['hive', 'honey'] },
        });
        for (const [path, content] of Object.entries(files)) {
          await mkdir(dirname(join(folder, path)), { recursive: true });
          await writeFile(join(folder, path), content);
        }
        await runCli(['import', folder, '--publish'], { dataDir });
        await rm(folder, { recursive: true });
      }
      const server = await startServer({ dataDir });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: timeOut(120_000) },
  ],
  otherOrigins: async ({ server }, use) => use([`http://*.content.localhost:${server.port}`]),
});

/** The activity, inside the player, inside the frame of the lesson. */
const activityIn = (page: Page) =>
  page.frameLocator('iframe[title="honey"]').frameLocator('iframe[title="Activity"]');

/**
 * Checks that the activity resumes with the typed text. Its frame is replaced once the player has sent what it had kept,
 * and Playwright ends a wait in a replaced frame with an error, so the check is repeated until both hold.
 */
async function resumes(page: Page, typed: string) {
  const activity = activityIn(page);
  const soon = { timeout: 2000 };
  await expect(async () => {
    await expect(activity.getByText('entry: resume')).toBeVisible(soon);
    // A failure must not print a long text.
    expect((await activity.getByLabel('Notes').inputValue(soon)) === typed).toBe(true);
  }).toPass({ timeout: timeOut(20_000) });
}

for (const version of VERSIONS) {
  test(`[14.260][14.261][14.263][14.266][14.267][14.325] a learner plays an activity of SCORM ${version}, comes back to it and completes the lesson`, async ({
    page,
    server,
  }) => {
    const learner = await signInAs(page, server.url, 'learner');
    const main = page.getByRole('main');
    const player = main.getByRole('region', { name: 'honey' });
    const open = player.getByRole('button', { name: /^Open the activity/ });
    const activity = activityIn(page);
    const { data: found } = await learner.read<{ data: { _id: string; title: string }[] }>(
      '/courses?q=published',
    );
    const course = found.find(({ title }) => title === titleOf(version));
    await learner.send('POST', `/course/${course?._id}/enrol`, { choice: { whole: true }, expectedTotal: 0 });
    const { data } = await learner.read<{ data: { units: { lessons: { _id: string; title: string }[] }[] } }>(
      `/course/${course?._id}`,
    );
    const lesson = data.units[0]?.lessons.find(({ title }) => title === 'honey');

    await step(page, 'the learner opens the activity and types', async () => {
      await page.goto(`/console/course/unit/lesson/${lesson?._id}/honey`);
      await expect(player.getByText('Status: not started')).toBeVisible();
      await open.click();
      await expect(player.getByRole('button', { name: 'Leave the activity' })).toBeFocused();
      await expect(activity.getByText('entry: ab-initio')).toBeVisible();
      await checkReflow(page);
      await activity.getByLabel('Notes').fill('two frames of brood');
      await activity.getByLabel('Notes').blur();
      await expect(player.getByText('Status: not finished')).toBeVisible();
      await expect(player.getByText('Everything is saved')).toBeVisible();
    });

    await step(page, 'a reload in the middle loses nothing: not even what was typed last', async () => {
      await activity.getByLabel('Notes').fill('three frames of brood');
      await activity.getByLabel('Notes').blur();
      await page.reload();
      await open.click();
      await resumes(page, 'three frames of brood');
    });

    await step(page, 'nor what is larger than a browser sends while a page closes', async () => {
      // 126 KB in UTF-8; SCORM allows 64,000 characters.
      const long = 'ŵ'.repeat(63_000);
      await activity.getByLabel('Notes').fill(long);
      await activity.getByLabel('Notes').blur();
      await page.reload();
      await open.click();
      await resumes(page, long);
    });

    await step(page, 'finishing completes the lesson, and leaving closes the activity', async () => {
      await activity.getByRole('button', { name: 'Finish' }).click();
      await expect(player.getByText('Status: passed · Score 80%')).toBeVisible();
      await expect(main.getByRole('heading', { name: 'This lesson is done' })).toBeVisible();
      await player.getByRole('button', { name: 'Leave the activity' }).click();
      await expect(open).toBeFocused();
      await checkA11y(page);
    });
  });
}
