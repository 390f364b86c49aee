import type { BrowserContext } from '@playwright/test';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import type { InputDevice } from './input-device.ts';
import { PATH_COURSE, sellPathCourse } from './path-course.ts';
import { leave } from './people.ts';
import { settled } from './settled.ts';
import { expect, type Page, type RunningServer, step, waitForMail } from './test.ts';

export interface PathJourney {
  page: Page;
  server: RunningServer;
  /** Of the phone or computer on which the mail is opened. */
  newContext: () => Promise<BrowserContext>;
  deviceOf: (page: Page) => InputDevice;
  /** Of the visitor, who has no account. */
  email: string;
}

const PASSWORD = 'nyanya mbili nyekundu';
const { price, title, unit } = PATH_COURSE;
const PRICE = `Ksh\\s${price}`;

/**
 * From a choice to its payment: a visitor chooses, signs up, opens the mail on another device and pays there, and the
 * first one goes on by itself.
 */
export async function pathJourney(journey: PathJourney): Promise<void> {
  const { page, server, email, deviceOf } = journey;
  await sellPathCourse(page, server.url);
  await leave(page);
  await page.context().clearCookies();
  await chooseAndSignUp(journey);

  const { links } = await waitForMail(server.dataDir, { to: email });
  const { pathname, search } = new URL(links[0] ?? '');
  const context = await journey.newContext();
  const other = await context.newPage();
  const device = deviceOf(other);
  await payThere({ page: other, device, email, link: pathname + search });
  await step(page, 'the first tab has gone on by itself', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
  await context.close();
}

async function chooseAndSignUp({ page, deviceOf, email }: PathJourney) {
  const device = deviceOf(page);
  const main = page.getByRole('main');
  const order = main.getByRole('region', { name: title, exact: true });

  await step(page, 'choose a unit and go on to pay it', async () => {
    await page.goto('/courses');
    await device.press(main.getByRole('link', { name: title }));
    await device.tick(main.getByRole('checkbox', { name: new RegExp(unit) }));
    const pay = main.getByRole('button', { name: /^Pay (Ksh\s\d+ )?by M-Pesa$/ }).filter({ visible: true });
    // The server's total first.
    await settled(page);
    await device.press(pay.first());
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^Log in, then pay ${PRICE}$`),
    );
    // With the only unit that is sold, the whole course is chosen.
    await expect(order).toContainText('You are buying 2 units');
  });
  await step(page, 'sign up', async () => {
    await device.press(main.getByRole('link', { name: 'I am new' }));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^Sign up, then pay ${PRICE}$`),
    );
    await device.type(main.getByLabel('First name'), 'Wairimu');
    await device.type(main.getByLabel('Email address', { exact: true }), email);
    await device.type(main.getByLabel('Password', { exact: true }), PASSWORD);
    await device.press(main.getByRole('button', { name: 'Sign up' }));
    await expect(main.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(order).toBeVisible();
  });
}

interface Stage {
  page: Page;
  device: InputDevice;
}

async function payThere({ page, device, email, link }: Stage & { email: string; link: string }) {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });

  await step(page, 'open the mailed link on another device', async () => {
    await page.goto(link);
    await expect(main.getByRole('heading', { level: 1, name: /^Karibu\./ })).toBeFocused();
    await device.press(main.getByRole('link', { name: 'Log in and go on to pay' }));
    await expect(heading).toHaveText(new RegExp(`^Log in, then pay ${PRICE}$`));
  });
  await step(page, 'log in there: the choice is kept', async () => {
    await device.type(main.getByLabel('Email address', { exact: true }), email);
    await device.type(main.getByLabel('Password', { exact: true }), PASSWORD);
    await device.press(main.getByRole('button', { name: 'Log in and go on to pay' }));
    await expect(main.getByRole('checkbox', { name: new RegExp(unit) })).toBeChecked();
    const goOn = main.getByRole('button', { name: /^Go on to pay/ });
    await device.press(goOn.filter({ visible: true }).first());
    await expect(heading).toHaveText(new RegExp(`^Pay ${PRICE}$`));
  });
  await step(page, 'pay', async () => {
    await device.type(page.getByRole('textbox', { name: 'M-Pesa number' }), '0700000001');
    await device.press(page.getByRole('button', { name: 'Send the request to this phone' }));
    await expect(heading).toHaveText('Paid. Your 2 units are open.', { timeout: timeOut(30_000) });
    await expect(heading).toBeFocused();
  });
}
