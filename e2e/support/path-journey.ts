import type { Browser, BrowserContext, TestInfo } from '@playwright/test';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import type { InputDevice } from './input-device.ts';
import { newDevice } from './new-device.ts';
import { PATH_COURSE, sellPathCourse } from './path-course.ts';
import { leave } from './people.ts';
import { settled } from './settled.ts';
import { expect, type Page, type RunningServer, step, waitForMail } from './test.ts';

export interface PathJourney {
  page: Page;
  server: RunningServer;
  /** Opens the mail in a context of its own, as on another phone or computer. */
  browser: Browser;
  info: TestInfo;
  deviceOf: (page: Page) => InputDevice;
  /** Whether the connection is gone while the first lessons are read. */
  offline: boolean;
}

const PASSWORD = 'nyanya mbili nyekundu';
const { price, quiz, title, unit } = PATH_COURSE;
const [FIRST, SECOND, LAST] = PATH_COURSE.lessons;
const UNITS = ['Begin', unit];
const PRICE = `Ksh\\s${price}`;

/**
 * From a choice to a certificate: a visitor chooses, signs up, opens the mail on another device, pays there (the first
 * one goes on by itself), studies, passes the quiz, ends the course and sends the proof.
 */
export async function pathJourney(journey: PathJourney): Promise<void> {
  const { page, server, browser, info, deviceOf } = journey;
  // The visitor has no account yet.
  const email = `wairimu.${info.testId}@example.com`;
  await sellPathCourse(page, server.url);
  await leave(page);
  await page.context().clearCookies();
  await chooseAndSignUp(page, deviceOf(page), email);

  const { links } = await waitForMail(server.dataDir, { to: email });
  const { pathname, search } = new URL(links[0] ?? '');
  const context = await newDevice(browser, info, server.url);
  const other = await context.newPage();
  const device = deviceOf(other);
  await payThere({ page: other, device, email, link: pathname + search });
  await step(page, 'the first tab has gone on by itself', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
  const stage = { page: other, device };
  if (journey.offline) await saveForLater(stage);
  await study({ ...stage, context, offline: journey.offline });
  await passQuiz(stage);
  await finish(stage);
  await context.close();
}

async function chooseAndSignUp(page: Page, device: InputDevice, email: string) {
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
    await settled(page);
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

const done = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Done/ }).filter({ visible: true }).first();

async function saveForLater({ page, device }: Stage) {
  const main = page.getByRole('main');
  await step(page, 'the paid page saves what was bought for offline', async () => {
    for (const [at, name] of UNITS.entries()) {
      await device.press(main.getByRole('button', { name: new RegExp(`^Save .*: ${name}$`) }));
      await expect(main.getByText(/^On this device, /)).toHaveCount(at + 1, { timeout: timeOut(30_000) });
    }
  });
}

async function study({
  page,
  device,
  context,
  offline,
}: Stage & { context: BrowserContext; offline: boolean }) {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await step(page, 'the paid page leads to the first lesson', async () => {
    await device.press(main.getByRole('region', { name: FIRST }).getByRole('link'));
    await expect(heading).toHaveText(FIRST);
  });
  if (offline) await context.setOffline(true);
  await step(page, 'done opens the next lesson', async () => {
    await device.press(done(page));
    await expect(heading).toHaveText(SECOND);
  });
  if (offline) {
    await context.setOffline(false);
    await step(page, 'what was done without a connection is sent', async () => {
      await page.reload();
      await expect(main.getByText('1 of 3 lessons done').first()).toBeVisible();
    });
  }
}

async function passQuiz({ page, device }: Stage) {
  const main = page.getByRole('main');
  await step(page, 'the second lesson leads to its quiz', async () => {
    await device.press(done(page));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(quiz.title);
    await device.press(main.getByRole('button', { name: 'Start the quiz' }));
    await device.tick(main.getByRole('radio', { name: quiz.answer }));
    await device.press(main.getByRole('button', { name: 'Submit answers' }));
    await device.press(page.getByRole('alertdialog').getByRole('button', { name: 'Submit answers' }));
    await expect(main.getByRole('heading', { name: /^Passed, with 1 of 1/ })).toBeVisible();
  });
  await step(page, 'a passed quiz leads to the next lesson', async () => {
    await device.press(
      main.getByRole('region', { name: LAST }).getByRole('link', { name: /^(Next lesson|Continue)$/ }),
    );
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(LAST);
  });
}

async function finish({ page, device }: Stage) {
  const main = page.getByRole('main');
  await step(page, 'done on the last lesson shows the end of the course with the certificate', async () => {
    await device.press(done(page));
    await expect(page).toHaveURL(/\/finished$/);
    await expect(main.getByRole('heading', { level: 1, name: /^You did it/ })).toBeFocused();
    await device.press(main.getByRole('link', { name: 'See your certificate' }));
    await expect(main.getByRole('heading', { name: 'Certificate of completion' })).toBeVisible();
  });
  await step(page, 'its public page proves it', async () => {
    await device.press(main.getByRole('link', { name: 'Verify this certificate' }));
    await expect(main.getByRole('heading', { name: 'This certificate is real' })).toBeVisible();
  });
}
