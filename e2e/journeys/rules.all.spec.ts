import { courseOf } from '../support/courses.ts';
import { delayRequests } from '../support/delayed-requests.ts';
import { signInAs } from '../support/people.ts';
import { expect, step, test } from '../support/test.ts';

test('the role dialog preselects the hub of a hub administrator; for others it has no default', async ({
  page,
  server,
}) => {
  const main = page.getByRole('main');
  const { id, read } = await signInAs(page, server.url, 'hub');
  const { data: hub } = await read<{ data: { name: string } }>('/my-hub/settings');
  const learner = await signInAs(page, server.url, 'learner');
  await signInAs(page, server.url, 'admin');
  const chosen = main.getByLabel('Hub of this administrator').locator('option:checked');
  await step(page, 'a hub administrator', async () => {
    await page.goto(`/admin/user/${id}`);
    await expect(chosen).toHaveText(hub.name);
  });
  await step(page, 'a learner', async () => {
    await page.goto(`/admin/user/${learner.id}`);
    await main.getByLabel('New role').selectOption({ label: 'Hub administrator' });
    await expect(main.getByRole('option', { name: hub.name })).toBeAttached();
    await expect(chosen).toHaveText('Choose a hub');
  });
});

test('course details keep the category when the list of categories loads late', async ({ page, server }) => {
  const main = page.getByRole('main');
  const course = await courseOf(
    await signInAs(page, server.url, 'instructor'),
    'Start a kitchen garden in a small space',
  );
  const letGo = await delayRequests(page, '**/api/categories*');
  await step(page, 'the form shows once everything has loaded', async () => {
    await page.goto(`/instructor/course/${course}?tab=details`);
    await expect(page).toHaveTitle(/Start a kitchen garden/);
    letGo();
    const category = main.getByLabel('Category').locator('option:checked');
    await expect(category).toHaveText('Farming and food');
  });
});
