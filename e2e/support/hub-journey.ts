import type { InputDevice } from './input-device.ts';
import { leave, signInAs } from './people.ts';
import { expect, type Page, type RunningServer, step, waitForMail } from './test.ts';

const HUB = 'Nakuru Library';
const REASON = 'Tell us a little more about yourself first.';

/**
 * A learner asks twice to join a hub, is rejected with a reason, then accepted. Another one joins by invitation. The
 * hub's administrator sees the progress of members. axe checks the page after every step.
 */
export async function hubJourney(page: Page, server: RunningServer, device: InputDevice): Promise<void> {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const heading = (name: string | RegExp) => main.getByRole('heading', { level: 1, name });
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const link = (name: string | RegExp) => main.getByRole('link', { name });
  let invitation = '';
  let hubPath = '';

  const ask = async (message: string) => {
    await device.type(main.getByLabel(/^Message to the administrator/), message);
    await device.press(button('Ask to join'));
    await expect(main.getByRole('heading', { name: 'You asked to join' })).toBeFocused();
  };

  await signInAs(page, server.url, 'learner');
  await step(page, 'a learner finds the hub and asks to join', async () => {
    await page.goto('/console/hubs');
    await device.type(main.getByRole('searchbox', { name: 'Search hubs by name' }), 'nakuru');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=nakuru/);
    await device.press(link(HUB));
    await expect(heading(HUB)).toBeVisible();
    await expect(main.getByText('Only members can see the other members.')).toBeVisible();
    hubPath = new URL(page.url()).pathname;
    await ask('I live two streets away.');
  });

  await signInAs(page, server.url, 'hub');
  await step(page, 'its administrator sees the request on the dashboard', async () => {
    await page.goto('/hub/dashboard');
    await expect(heading('Dashboard')).toBeVisible();
    await device.press(link(/^Answer: \d+ requests? to join$/));
    await expect(heading('Requests to join')).toBeVisible();
    await expect(main.getByText('I live two streets away.')).toBeVisible();
  });

  await step(page, 'and rejects it: a reason is required', async () => {
    await device.press(button('Reject Achieng Odhiambo'));
    await device.press(dialog.getByRole('button', { name: 'Reject the request' }));
    await expect(dialog.getByText('Enter a reason').first()).toBeVisible();
    await device.type(dialog.getByLabel(/^Reason/), REASON);
    await device.press(dialog.getByRole('button', { name: 'Reject the request' }));
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('article', { name: 'Achieng Odhiambo' })).toBeHidden();
    const mail = await waitForMail(server.dataDir, { to: 'learner@', subject: /Your request to join/ });
    expect(mail.text).toContain(REASON);
  });

  await signInAs(page, server.url, 'learner');
  await step(page, 'the learner reads the reason and asks again', async () => {
    await page.goto(hubPath);
    await expect(main.getByText(`Reason: ${REASON}`)).toBeVisible();
    await ask('I grow kale and would like to sell it.');
  });

  await signInAs(page, server.url, 'hub');
  await step(page, 'this time the administrator accepts', async () => {
    await page.goto('/hub/requests');
    await device.press(button('Accept Achieng Odhiambo'));
    await expect(main.getByRole('article', { name: 'Achieng Odhiambo' })).toBeHidden();
    await waitForMail(server.dataDir, { to: 'learner@', subject: /Welcome to/ });
  });

  await step(page, 'a member is found by name, with their progress in the hub’s courses', async () => {
    await page.goto('/hub/members');
    await expect(link('Achieng Odhiambo')).toBeVisible();
    await device.type(main.getByRole('searchbox'), 'otieno');
    await expect(link('Achieng Odhiambo')).toBeHidden();
    await device.press(link('Otieno Barasa'));
    await expect(heading('Otieno Barasa')).toBeVisible();
    await expect(main.getByText('6 of 9 lessons done')).toBeVisible();
    await expect(link('Write a message')).toHaveAttribute('href', /^\/hub\/messages\/new\?to=/);
  });

  await step(page, 'the hub’s settings are saved', async () => {
    await page.goto('/hub/settings');
    await device.type(main.getByLabel(/^In one sentence/), 'We meet at the library on Tuesdays.');
    await device.press(button('Save the settings'));
    await expect(main.getByText('The settings are saved.')).toBeVisible();
  });

  await step(page, 'an invitation is created', async () => {
    await device.type(main.getByLabel(/^What is it for/), 'Evening group');
    await device.press(button('Create an invitation'));
    const made = main.getByLabel('Invitation link');
    await expect(made).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Evening group' })).toContainText('0 of 20');
    invitation = await made.inputValue();
  });

  await step(page, 'a signed-out user returns to the invitation after signing in', async () => {
    await leave(page);
    await page.context().clearCookies();
    await page.goto(invitation);
    await expect(page).toHaveURL(/\/auth\/signin/);
    await device.type(main.getByLabel('Email address'), 'naserian@digiken.example');
    await device.type(main.getByLabel('Password', { exact: true }), 'karibu-digiken');
    await device.press(button('Log in'));
    await expect(heading(`You are invited to ${HUB}`)).toBeVisible();
  });

  await step(page, 'joins, and sees its courses and members', async () => {
    await device.press(button(`Join ${HUB}`));
    await expect(heading(`You are a member of ${HUB}`)).toBeVisible();
    await device.press(link(`Go to ${HUB}`));
    await expect(heading(HUB)).toBeVisible();
    await expect(main.getByText('We meet at the library on Tuesdays.')).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Otieno B.' })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Kiprono' })).toContainText('Hub Admin');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2);
  });

  await step(page, 'and leaves again', async () => {
    await device.press(button('Leave the hub'));
    await device.press(page.getByRole('alertdialog').getByRole('button', { name: 'Leave the hub' }));
    await expect(main.getByRole('heading', { name: 'Join this hub' })).toBeFocused();
  });

  await step(page, 'asks the help desk and gets a reference', async () => {
    await page.goto('/help-desk');
    await expect(main.getByText(/^You are writing as Naserian/)).toBeVisible();
    await device.choose(main.getByLabel('What is it about?'), 'Hubs');
    await device.type(main.getByLabel(/^How can we help/), 'Can a hub meet in two places?');
    await device.press(button('Send the request'));
    await expect(main.getByRole('heading', { name: 'Request received' })).toBeFocused();
    await expect(main.getByText(/^HD-[2-9A-Z]{5}$/)).toBeVisible();
  });

  await step(page, 'reports a barrier of the page they came from', async () => {
    await device.press(main.locator('#contact a[href="/accessibility"]'));
    await expect(heading('Accessibility')).toBeVisible();
    await expect(main.getByLabel('Which page was it?')).toHaveValue('/help-desk');
    await device.type(main.getByLabel(/^What stopped you/), 'The map is a picture without words.');
    await device.press(button('Report the barrier'));
    await expect(main.getByRole('heading', { name: /^Thank you, we received your report/ })).toBeFocused();
    await expect(main.getByText(/^HD-[2-9A-Z]{5}$/)).toBeVisible();
  });
}
