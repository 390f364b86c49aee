import { ALL } from '../../scripts/lib/level.mjs';
import { pointer } from '../support/input-device.ts';
import { messagesJourney } from '../support/messages-journey.ts';
import { signInAs } from '../support/people.ts';
import { expect, step, test } from '../support/test.ts';

test('[1.9] a learner and an instructor write to each other by pointer', async ({ page, server }, info) => {
  await messagesJourney(page, server, pointer, info.project.name);
});

test.describe('a session that ends', () => {
  test.use({ expectedConsole: [/401/] });

  if (ALL)
    test('[15.131] a message survives the end of the session on this device, for its writer only', async ({
      page,
      server,
    }) => {
      const main = page.getByRole('main');
      const subject = main.getByLabel('Subject');
      const body = main.getByLabel('Message', { exact: true });
      const writer = await signInAs(page, server.url, 'learner');
      await page.goto('/console/messages/new');
      await subject.fill('The session that ended');
      await body.fill('How often do I turn the sack?');

      await step(page, 'the session ends before the message is sent', async () => {
        const { data } = await writer.read<{ data: { _id: string; current: boolean }[] }>(
          `/user/${writer.id}/sessions`,
        );
        const own = data.find(({ current }) => current);
        await writer.send('DELETE', `/user/${writer.id}/sessions/${own?._id}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      });

      await step(page, 'another person on the same device does not see it', async () => {
        await signInAs(page, server.url, 'naserian');
        await page.goto('/console/messages/new');
        await expect(subject).toHaveValue('');
      });

      await step(page, 'its writer finds it after the next sign-in', async () => {
        await signInAs(page, server.url, 'learner');
        await page.goto('/console/messages/new');
        await expect(subject).toHaveValue('The session that ended');
        await expect(body).toHaveValue('How often do I turn the sack?');
      });

      await step(page, 'signing out deletes it', async () => {
        await page.goto('/console/dashboard');
        await page.getByRole('button', { name: 'Achieng account' }).tap();
        await page.getByRole('button', { name: 'Sign Out' }).tap();
        await expect(page.getByText('Logged out successfully').first()).toBeVisible();
        await signInAs(page, server.url, 'learner');
        await page.goto('/console/messages/new');
        await expect(subject).toHaveValue('');
      });
    });
});
