import type { InputDevice } from './input-device.ts';
import { leave, signInAs } from './people.ts';
import { expect, type Page, type RunningServer, step, waitForMail } from './test.ts';

const HUB = 'Nakuru Library';

/**
 * The administrator of a hub invites a person by a file and assigns a course; the person makes an account by the link,
 * is a member at once, and finds the course. axe checks the page after every step.
 * @param width makes the person another one for each run on the same server
 */
export async function hubPeopleJourney(
  page: Page,
  server: RunningServer,
  device: InputDevice,
  width: string,
): Promise<void> {
  const main = page.getByRole('main');
  const heading = (name: string | RegExp) => main.getByRole('heading', { level: 1, name });
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const email = `chebet-${width}@example.com`;
  const cohort = `Evening group ${width}`;

  await signInAs(page, server.url, 'hub');
  await step(page, 'a file with people is checked, line by line', async () => {
    await page.goto('/hub/invitations/new');
    await main.getByLabel(/^File with the people to invite/).setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`email;first name;last name;cohort\n${email};Chebet;Rono;${cohort}\nnobody;;;\n`),
    });
    await expect(main.getByRole('heading', { name: 'Report on people.csv' })).toBeFocused();
    await expect(main.getByRole('table').getByText('Not an email address')).toBeVisible();
    await expect(main.getByText(`A new cohort will be made: ${cohort}`)).toBeVisible();
  });

  await step(page, 'and sent after a question', async () => {
    await device.press(button('Send 1 invitation'));
    const question = page.getByRole('alertdialog', { name: 'Send 1 invitation?' });
    await device.press(question.getByRole('button', { name: 'Send 1 invitation' }));
    await expect(main.getByText('1 invitation sent')).toBeVisible();
  });

  await step(page, 'a course is assigned to the new cohort', async () => {
    await page.goto('/hub/assignments/new');
    await expect(heading('Assign a course')).toBeVisible();
    await main.getByRole('combobox', { name: 'Course' }).selectOption({ index: 1 });
    await device.tick(main.getByRole('radio', { name: 'Some cohorts' }));
    await device.type(main.getByRole('combobox', { name: 'Cohorts' }), cohort);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await device.tick(main.getByRole('radio', { name: 'No due date' }));
    await device.press(button('Assign the course'));
    await expect(page).toHaveURL(/\/hub\/assignments\/(?!new)/);
    await expect(main.getByRole('region', { name: 'Members by state' })).toBeVisible();
  });

  const mail = await waitForMail(server.dataDir, { to: email });
  const link = mail.links.find((one) => one.includes('/invitation#')) ?? '';
  await step(page, 'the person opens the link and makes an account', async () => {
    await leave(page);
    await page.context().clearCookies();
    await page.goto(link);
    await expect(heading(`You are invited to ${HUB}`)).toBeVisible();
    await expect(main.getByLabel('First name')).toHaveValue('Chebet');
    await device.type(main.getByLabel('Password', { exact: true }), 'karibu-digiken');
    await device.press(button('Create the account and join'));
    await expect(heading(`You are a member of ${HUB}`)).toBeFocused();
  });

  await step(page, 'reads on the hub’s page what its administrators see', async () => {
    await device.press(main.getByRole('link', { name: `Go to ${HUB}` }));
    await expect(
      main.getByText(`Administrators of ${HUB} see your progress in assigned courses.`),
    ).toBeVisible();
  });

  await step(page, 'and finds the assigned course on the dashboard', async () => {
    await page.goto('/console/dashboard');
    // On a phone it is below the first course, and loads when it comes into sight.
    await expect(main.getByRole('link', { name: 'Start learning' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(
      main.getByRole('region', { name: 'Assigned to you' }).getByText(`Assigned by ${HUB}`, { exact: true }),
    ).toBeVisible();
  });
}
