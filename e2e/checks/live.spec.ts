import type { Browser, BrowserContext, Locator } from '@playwright/test';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';
import { findTestChromium } from '../../scripts/lib/chromium.mjs';
import { headerProblems } from '../support/headers.ts';
import { keys } from '../support/input-device.ts';
import { signInAs } from '../support/people.ts';
import { expect, type Page, type RunningServer, step, test } from '../support/test.ts';

/** A camera and a microphone that the browser makes up, and no questions. */
const DEVICES = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];
test.use({ launchOptions: { executablePath: findTestChromium(), args: [...CHROMIUM_FLAGS, ...DEVICES] } });

const COURSE = 'Grow a kitchen garden';
const TITLE = 'Prices that work';

/** The date and time in Nairobi in a few minutes: the class is open already. */
function soon() {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'Africa/Nairobi', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(Date.now() + 5 * 60_000);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    day: part('day'),
    month: part('month'),
    year: part('year'),
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** A learner on a phone, in a browser context of their own. */
async function learnerOnAPhone(browser: Browser, server: RunningServer): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({
    ...{ baseURL: server.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ...{ locale: 'en-KE', timezoneId: 'Africa/Nairobi' },
    extraHTTPHeaders: { 'X-Forwarded-For': '10.250.0.1' },
  });
  const page = await context.newPage();
  await signInAs(page, server.url, 'learner');
  return [context, page];
}

/** Pictures arrive: the video has a size and its time goes on. */
const plays = (video: Locator) =>
  expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth > 0 && one.currentTime > 0), {
      timeout: timeOut(20_000),
    })
    .toBe(true);

test('[1.5][17.20][17.44][13.86][13.87][13.90][13.91][13.94] a tutor plans and holds a class by keyboard with a learner on a phone', async ({
  page,
  browser,
  server,
}) => {
  const device = keys(page);
  const main = page.getByRole('main');
  const bar = main.getByRole('group', { name: 'Your controls' });
  await signInAs(page, server.url, 'instructor');

  await step(page, 'the tutor schedules a class', async () => {
    await page.goto('/instructor/dashboard');
    await device.press(main.getByRole('link', { name: 'Live classes' }));
    await expect(main.getByRole('heading', { level: 1, name: 'Live Classes' })).toBeVisible();
    await device.press(main.getByRole('link', { name: 'Schedule a class' }));
    await expect(main.getByRole('heading', { level: 1, name: 'Schedule a class' })).toBeVisible();
    const { day, month, year, time } = soon();
    await device.type(main.getByRole('textbox', { name: 'Title' }), TITLE);
    await device.choose(main.getByRole('combobox', { name: 'Course or hub' }), await courseName(main));
    const date = main.getByRole('group', { name: 'Date' }).getByRole('textbox');
    await device.type(date.nth(0), day);
    await device.type(date.nth(1), month);
    await device.type(date.nth(2), year);
    await device.type(main.getByRole('textbox', { name: 'Time' }), time);
    await device.press(main.getByRole('button', { name: 'Schedule the class' }));
    await expect(main.getByRole('region', { name: 'Next class' }).getByText(TITLE).first()).toBeVisible();
  });

  await step(page, 'the tutor tries the devices and comes in with sound and picture', async () => {
    await device.press(main.getByRole('link', { name: `Join the class (${TITLE})` }));
    await expect(main.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await device.tick(main.getByRole('switch', { name: 'Use my microphone' }));
    await expect(main.getByRole('meter', { name: 'Level of your microphone' })).toBeAttached();
    await device.tick(main.getByRole('switch', { name: 'Use my camera' }));
    await plays(main.getByLabel('Your picture, as others see it'));
    await device.press(main.getByRole('button', { name: 'Join the class' }));
    await expect(bar.getByRole('button', { name: 'Microphone' })).toHaveAttribute('aria-pressed', 'true');
    await expect(bar.getByRole('button', { name: 'Camera' })).toHaveAttribute('aria-pressed', 'true');
  });

  const [context, phone] = await learnerOnAPhone(browser, server);
  const room = phone.getByRole('main');
  const ownBar = room.getByRole('group', { name: 'Your controls' });
  await step(phone, 'the dashboard of a learner begins with the open class', async () => {
    await phone.goto('/console/dashboard');
    const due = room.getByRole('region', { name: 'Due soon' });
    await expect(room.getByRole('region', { name: TITLE }).getByRole('link', { name: 'Join' })).toBeVisible();
    await expect(due.getByRole('listitem').filter({ hasText: TITLE })).toContainText('Open now');
  });

  await step(phone, 'a learner finds the class and comes in without devices', async () => {
    await phone.goto('/console/live-classes');
    await room.getByRole('link', { name: `Join the class (${TITLE})` }).click();
    await room.getByRole('button', { name: 'Join and listen' }).click();
    await expect(room.getByRole('tab', { name: 'People 2' })).toBeVisible();
  });

  await step(phone, 'on a phone data is saved; without it the picture of the tutor arrives', async () => {
    const saver = room.getByRole('switch', { name: 'Data saver' });
    await expect(saver).toBeChecked();
    await expect(room.getByText(/^20 MB an hour/).filter({ visible: true })).toBeVisible();
    await expect(room.locator('video')).toHaveCount(0);
    await saver.click();
    await plays(room.getByLabel(/^Picture of /));
  });

  await step(page, 'the head of the room is one row in every width', async () => {
    for (const one of [page, phone]) expect(await headerProblems(one, '[data-slot=room-head]')).toEqual([]);
  });

  await step(page, 'a raised hand, a line of captions and a message are seen by the other one', async () => {
    await ownBar.getByRole('button', { name: 'Hand' }).click();
    await expect(
      main.getByRole('region', { name: 'Hands up, in this order' }).getByRole('listitem'),
    ).toHaveCount(1);
    await device.type(main.getByRole('textbox', { name: 'Line of captions' }), 'Welcome, everybody.');
    await page.keyboard.press('Enter');
    await expect(
      room.getByRole('region', { name: 'Captions' }).getByText('Welcome, everybody.'),
    ).toBeVisible();
    await room.getByRole('tab', { name: 'Chat' }).click();
    await room.getByRole('textbox', { name: 'Message to everyone' }).fill('Habari za leo?');
    await room.getByRole('button', { name: 'Send' }).click();
    await expect(main.getByRole('tab', { name: /^Chat 1/ })).toBeVisible();
  });

  await step(page, 'the tutor lets the learner speak, and mutes', async () => {
    const acts = main.getByRole('button', { name: /^Actions for / });
    await device.select(acts, page.getByRole('menuitem', { name: 'Let them speak' }));
    const microphone = ownBar.getByRole('button', { name: /^Mic/ });
    await expect(microphone).not.toHaveAttribute('aria-disabled');
    await microphone.click();
    await expect(microphone).toHaveAttribute('aria-pressed', 'true');
    await device.select(acts, page.getByRole('menuitem', { name: 'Mute' }));
    await expect(microphone).toHaveAttribute('aria-pressed', 'false');
  });

  await step(phone, 'the learner leaves', async () => {
    await ownBar.getByRole('button', { name: 'Leave' }).click();
    await expect(room.getByText('You left the class')).toBeVisible();
    await expect(main.getByRole('tab', { name: 'People 1' })).toBeVisible();
  });

  await step(page, 'the tutor ends the class and sees who was there', async () => {
    await device.press(main.getByRole('button', { name: 'End the class for everyone' }));
    await device.press(page.getByRole('alertdialog').getByRole('button', { name: 'End the class' }));
    await expect(main.getByText('The class is over')).toBeVisible();
    await page.goto('/instructor/live-classes?when=past');
    await device.press(main.getByRole('link', { name: `Attendance (${TITLE})` }));
    await expect(main.getByRole('table').getByRole('rowheader')).toHaveCount(2);
  });
  await context.close();
});

/** The course that the instructor teaches and the learner has. */
async function courseName(main: Locator): Promise<string> {
  const option = main.getByRole('option', { name: /kitchen garden/i });
  return (await option.textContent()) ?? COURSE;
}
