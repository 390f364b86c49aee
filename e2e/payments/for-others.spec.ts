import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { test } from '../support/fast-server.ts';
import { type InputDevice, keys, pointer } from '../support/input-device.ts';
import { signInAs } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, step, waitForMail } from '../support/test.ts';

// Uses a separate server: the recipient of the gift ends up owning units that other tests buy.
test.use({ data: 'isolated' });

const COURSE = 'Keep the books of a small shop';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function openCourse(page: Page, device: InputDevice) {
  await page.goto('/courses');
  await device.press(page.getByRole('main').getByRole('link', { name: COURSE }));
  await expect(heading(page)).toHaveText(COURSE);
}

async function pay(page: Page, device: InputDevice, title: string) {
  await settled(page);
  await device.press(page.getByRole('button', { name: 'Go to payment' }));
  await expect(heading(page)).toHaveText(/^Pay Ksh/);
  await device.type(page.getByRole('textbox', { name: 'M-Pesa number' }), '0700000001');
  await device.press(page.getByRole('button', { name: 'Send the request to this phone' }));
  await expect(heading(page)).toHaveText(title, { timeout: timeOut(30_000) });
  await expect(heading(page)).toBeFocused();
}

test.describe('by keyboard on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[11.32][11.33][11.38] a hub pays for three seats, a member takes one, and the administrator sees it', async ({
    page,
    server,
  }) => {
    const device = keys(page);
    const main = page.getByRole('main');
    await signInAs(page, server.url, 'hub');
    await step(page, 'the hub has no seats', async () => {
      await page.goto('/hub/dashboard');
      await device.press(main.getByRole('link', { name: 'Seats' }));
      await expect(main.getByText('No seats yet')).toBeVisible();
    });
    await step(page, 'the course page leads to the order', async () => {
      await openCourse(page, device);
      await device.press(main.getByRole('link', { name: 'Buy seats for your hub' }));
      await expect(heading(page)).toHaveText('Buy seats for Nakuru Library');
      await device.type(main.getByRole('textbox', { name: 'Number of seats' }), '3');
      await expect(main.getByText(/^3 seats at Ksh\s800 each$/).filter({ visible: true })).toBeVisible();
    });
    await step(page, 'the seats are paid', () => pay(page, device, 'Paid. 3 seats are ready.'));

    await signInAs(page, server.url, 'otieno');
    await step(page, 'a member finds the seat in their courses, and takes it', async () => {
      await page.goto('/console/my-courses');
      await device.press(main.getByRole('link', { name: `See the course “${COURSE}”` }));
      await expect(heading(page)).toHaveText(COURSE);
      await expect(main.getByText('Nakuru Library has paid for a seat for you')).toBeVisible();
      await device.press(main.getByRole('button', { name: 'Take the seat' }));
      await expect(main.getByRole('button', { name: 'Take the seat' })).toBeHidden();
      await expect(
        page.getByRole('region', { name: /^Messages/ }).getByText('The seat is yours.'),
      ).toBeVisible();
    });

    await signInAs(page, server.url, 'hub');
    await step(page, 'the administrator sees who has it', async () => {
      await page.goto('/hub/seats');
      await device.press(main.getByRole('link', { name: COURSE }));
      await expect(main.getByText('1 of 3')).toBeVisible();
      await expect(main.getByText('otieno@digiken.example')).toBeVisible();
    });
  });
});

test.describe('by pointer on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[11.35][11.36][11.39] a learner gives a unit, and its recipient opens it with the code of the mail', async ({
    page,
    server,
  }) => {
    const main = page.getByRole('main');
    await signInAs(page, server.url, 'learner');
    await step(page, 'the order of a gift', async () => {
      await openCourse(page, pointer);
      await pointer.press(main.getByRole('link', { name: 'Give it to somebody' }));
      await expect(heading(page)).toHaveText(`Give “${COURSE}”`);
      await pointer.tick(main.getByRole('checkbox', { name: /Credit, profit/ }));
      await pointer.type(main.getByRole('textbox', { name: 'Name' }), 'Naserian');
      await pointer.type(main.getByRole('textbox', { name: 'Email address' }), 'naserian@digiken.example');
    });
    await step(page, 'it is paid', () => pay(page, pointer, 'Paid. Your gift is on its way.'));
    await step(page, 'the gift is listed', async () => {
      await pointer.press(main.getByRole('link', { name: 'Go to your gifts' }));
      await expect(main.getByText('Not opened')).toBeVisible();
    });

    const mail = await waitForMail(server.dataDir, { to: 'naserian@', subject: /gives you/ });
    const link = mail.links.find((one) => one.includes('/console/gift#')) ?? '';
    await signInAs(page, server.url, 'naserian');
    await step(page, 'the recipient sees the gift and takes it', async () => {
      await page.goto(new URL(link).pathname + new URL(link).hash);
      await expect(heading(page)).toContainText(COURSE);
      await pointer.press(main.getByRole('button', { name: 'Take the gift' }));
      await expect(heading(page)).toHaveText(`“${COURSE}” is open for you`);
      await expect(heading(page)).toBeFocused();
    });
    await step(page, 'the code works once', async () => {
      await page.reload();
      await expect(main.getByText('This gift has been claimed already.')).toBeVisible();
    });
  });
});
