import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { freshData } from '../support/data.ts';
import { type InputDevice, keys, pointer } from '../support/input-device.ts';
import { signInAs } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, startServer, step, test as base } from '../support/test.ts';

const FAST_CLOCK = fileURLToPath(new URL('../support/fast-clock.mjs', import.meta.url));

/** A server whose time runs ten times as fast. */
const test = base.extend({
  server: [
    async ({ data: _data }, use) => {
      const dataDir = await freshData('isolated');
      const server = await startServer({ dataDir, env: { NODE_OPTIONS: `--import ${FAST_CLOCK}` } });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 } };
const COURSE = 'Keep the books of a small shop';
const UNITS = { stock: 'Stock and prices', credit: 'Credit, profit and the month' } as const;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Orders a unit on its course page and arrives at the checkout. */
async function order(page: Page, device: InputDevice, unit: string) {
  const main = page.getByRole('main');
  await page.goto('/courses');
  await device.press(main.getByRole('link', { name: COURSE }));
  await device.tick(main.getByRole('checkbox', { name: new RegExp(unit) }));
  const pay = page.getByRole('button', { name: /^Pay (Ksh\s\d+ )?by M-Pesa$/ }).filter({ visible: true });
  // The server's total first.
  await settled(page);
  await device.press(pay.first());
  await expect(heading(page)).toHaveText(/^Pay Ksh/);
  await expect(page.getByText('Test payments: no money moves')).toBeVisible();
}

/** Asks the simulated phone of a scenario for its PIN. */
async function payWith(page: Page, device: InputDevice, scenario: string) {
  const field = page.getByRole('textbox', { name: 'M-Pesa number' });
  await device.type(field, `07000000${scenario}`);
  await device.press(page.getByRole('button', { name: 'Send the request to this phone' }));
}

/** On the page of a failure: chooses another number and pays with it. */
async function tryAnother(page: Page, device: InputDevice, scenario: string) {
  await device.press(page.getByRole('link', { name: 'Use another number' }));
  await payWith(page, device, scenario);
}

async function ends(page: Page, text: RegExp) {
  await expect(heading(page)).toHaveText(text, { timeout: 30_000 });
  await expect(heading(page)).toBeFocused();
}

const PAID = /^Paid\. Your unit is open\.$/;

test.describe('by pointer on a phone', () => {
  test.use(PHONE);

  test('[11.24][11.26] busy, cancelled, no balance, wrong PIN and locked PIN say so and take nothing; then it is paid', async ({
    page,
    server,
  }) => {
    test.setTimeout(120_000);
    await signInAs(page, server.url, 'naserian');
    await step(page, 'order', () => order(page, pointer, UNITS.stock));
    await step(page, '12: busy', async () => {
      await payWith(page, pointer, '12');
      await ends(page, /^M-Pesa is busy\. Nothing was taken\.$/);
    });
    for (const [scenario, text] of [
      ['02', /^You cancelled\. Nothing was taken\.$/],
      ['03', /^Your M-Pesa balance is too low\. Nothing was taken\.$/],
      ['04', /^The PIN was wrong\. Nothing was taken\.$/],
      ['13', /^Your M-Pesa PIN is locked\. Nothing was taken\.$/],
    ] as const) {
      await step(page, scenario, async () => {
        await tryAnother(page, pointer, scenario);
        await ends(page, text);
      });
    }
    await step(page, '01: paid', async () => {
      await tryAnother(page, pointer, '01');
      await ends(page, PAID);
    });
    await step(page, 'the lesson opens', async () => {
      await page.getByRole('link', { name: 'Start learning' }).click();
      await expect(page).toHaveURL(/\/lesson\//);
    });
  });
});

test.describe('by keyboard on a wide screen', () => {
  test.use(WIDE);

  test('[11.25] a phone that does not answer, then a failure that turns out to be paid; the tab is closed and opened again', async ({
    page,
    context,
    server,
  }) => {
    test.setTimeout(120_000);
    const device = keys(page);
    await signInAs(page, server.url, 'naserian');
    await step(page, 'order', () => order(page, device, UNITS.credit));
    let address = '';
    await step(page, '05: waiting; after 60 seconds the page says that it can be closed', async () => {
      await payWith(page, device, '05');
      await expect(heading(page)).toHaveText('Look at your phone');
      address = page.url();
      await expect(heading(page)).toHaveText(/^(Still checking with M-Pesa|Your phone did not answer)/, {
        timeout: 20_000,
      });
    });
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    const deviceAgain = keys(again);
    await step(again, '05: no answer', () =>
      ends(again, /^Your phone did not answer\. Nothing was taken\.$/),
    );
    await step(again, '08: failed first', async () => {
      await tryAnother(again, deviceAgain, '08');
      await ends(again, /^Your phone did not answer\. Nothing was taken\.$/);
    });
    await step(again, '08: paid after all', () => ends(again, PAID));
  });
});

test.describe('by pointer on a wide screen', () => {
  test.use(WIDE);

  test('[11.4] paid without callback, and paid with five callbacks', async ({ page, server }) => {
    test.setTimeout(120_000);
    await signInAs(page, server.url, 'learner');
    await order(page, pointer, UNITS.stock);
    await step(page, '06: no callback', async () => {
      await payWith(page, pointer, '06');
      await ends(page, PAID);
    });
    await order(page, pointer, UNITS.credit);
    await step(page, '07: five callbacks', async () => {
      await payWith(page, pointer, '07');
      await ends(page, PAID);
    });
    await page.goto('/console/receipts');
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(3);
  });
});
