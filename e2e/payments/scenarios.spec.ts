import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { test } from '../support/fast-server.ts';
import { type InputDevice, keys, pointer } from '../support/input-device.ts';
import { type DemoSession, signInAs } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, step } from '../support/test.ts';

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 } };
/**
 * Each scenario runs in one of four ways, which together use both widths and both devices. E2E_PAYMENTS=keyboard-390
 * (or pointer-390, keyboard-1280, pointer-1280) runs all of them in that way.
 */
const FORCED = process.env.E2E_PAYMENTS;
const sized = (own: typeof WIDE) => (FORCED === undefined ? own : FORCED.endsWith('390') ? PHONE : WIDE);
const deviceOf = (page: Page, own: 'keyboard' | 'pointer') =>
  (FORCED ?? own).startsWith('keyboard') ? keys(page) : pointer;

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
  await expect(page.getByText('Test: no money moves.')).toBeVisible();
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
  await expect(heading(page)).toHaveText(text, { timeout: timeOut(30_000) });
  await expect(heading(page)).toBeFocused();
}

/** Decides what waits in the demo, so that only the payments of the test wait. */
async function decideDemo(admin: DemoSession) {
  const { data: held } = await admin.read<{ data: { _id: string; order: { _id: string } }[] }>(
    '/admin/payments/held',
  );
  for (const { _id, order } of held) {
    const decision = { orderId: order._id, reason: 'For the test', writeOff: true };
    await admin.send('POST', `/admin/payment/${_id}/match`, decision);
  }
  const { data: refunds } = await admin.read<{ data: { _id: string }[] }>('/admin/refunds?state=requested');
  for (const { _id } of refunds)
    await admin.send('POST', `/admin/refund/${_id}/decision`, { approve: false });
}

const PAID = /^Paid\. Your (unit is|\d units are) open\.$/;

test.describe('by pointer on a phone', () => {
  test.use(sized(PHONE));

  test('[11.24][11.26][17.50] busy, cancelled, no balance, wrong PIN and locked PIN say so and take nothing; then it is paid', async ({
    page,
    server,
  }) => {
    const device = deviceOf(page, 'pointer');
    await signInAs(page, server.url, 'naserian');
    await step(page, 'order', () => order(page, device, UNITS.stock));
    await step(
      page,
      '[17.50] amount, number and button are in the first window, also with an error',
      async () => {
        const send = page.getByRole('button', { name: 'Send the request to this phone' });
        const end = async () => {
          const box = await send.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 844);
        };
        await expect(page.getByRole('searchbox')).toBeHidden();
        // Test mode takes 48 px of it.
        if (page.viewportSize()?.width === 390) await expect.poll(end).toBeLessThanOrEqual(608);
        await payWith(page, device, '1');
        const field = page.getByRole('textbox', { name: 'M-Pesa number' });
        await expect(field).toHaveAccessibleDescription(/1 digit is missing/);
        await expect(field).toBeFocused();
        await expect(send).toBeInViewport({ ratio: 1 });
      },
    );
    await step(page, '12: busy', async () => {
      await payWith(page, device, '12');
      await ends(page, /^M-Pesa is busy\. Nothing was taken\.$/);
    });
    for (const [scenario, text] of [
      ['02', /^You cancelled\. Nothing was taken\.$/],
      ['03', /^Your M-Pesa balance is too low\. Nothing was taken\.$/],
      ['04', /^The PIN was wrong\. Nothing was taken\.$/],
      ['13', /^Your M-Pesa PIN is locked\. Nothing was taken\.$/],
    ] as const) {
      await step(page, scenario, async () => {
        await tryAnother(page, device, scenario);
        await ends(page, text);
      });
    }
    await step(page, '01: paid', async () => {
      await tryAnother(page, device, '01');
      await ends(page, PAID);
    });
    await step(page, 'the lesson opens', async () => {
      // Naserian has begun the course.
      await page.getByRole('link', { name: 'Continue', exact: true }).click();
      await expect(page).toHaveURL(/\/lesson\//);
    });
  });
});

test.describe('by keyboard on a wide screen', () => {
  test.use(sized(WIDE));

  test('[11.25][17.51][17.52] another number at once; a phone that does not answer, then a failure that turns out to be paid; the tab is closed and opened again', async ({
    page,
    context,
    server,
  }) => {
    const device = deviceOf(page, 'keyboard');
    await signInAs(page, server.url, 'naserian');
    await step(page, 'order', () => order(page, device, UNITS.credit));
    let address = '';
    await step(page, '[17.52] another number at once: the field has the focus and the number', async () => {
      await payWith(page, device, '16');
      await expect(page.getByText('0700 000 016', { exact: true })).toBeVisible();
      await device.press(page.getByRole('button', { name: 'Use another number' }));
      const field = page.getByRole('textbox', { name: 'M-Pesa number' });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('0700 000 016');
    });
    await step(page, '05: waiting; after 60 seconds the page says that it can be closed', async () => {
      await payWith(page, device, '05');
      await expect(heading(page)).toHaveText('Look at your phone');
      address = page.url();
      await expect(heading(page)).toHaveText(/^(Still checking with M-Pesa|Your phone did not answer)/, {
        timeout: timeOut(20_000),
      });
    });
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    const deviceAgain = deviceOf(again, 'keyboard');
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
  test.use(sized(WIDE));

  test('[11.4] paid without callback, and paid with five callbacks', async ({ page, server }) => {
    const device = deviceOf(page, 'pointer');
    await signInAs(page, server.url, 'learner');
    await order(page, device, UNITS.stock);
    await step(page, '06: no callback', async () => {
      await payWith(page, device, '06');
      await ends(page, PAID);
    });
    await order(page, device, UNITS.credit);
    await step(page, '07: five callbacks', async () => {
      await payWith(page, device, '07');
      await ends(page, PAID);
    });
    await page.goto('/console/receipts');
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(3);
  });
});

test.describe('by keyboard on a phone', () => {
  test.use(sized(PHONE));

  test('[11.4][11.24] a request without an answer is paid; cancelled on the phone, then paid by paybill', async ({
    page,
    server,
  }) => {
    const device = deviceOf(page, 'keyboard');
    await signInAs(page, server.url, 'otieno');
    await step(page, '10: order', () => order(page, device, UNITS.stock));
    await step(page, '10: the request breaks off, but pays', async () => {
      await payWith(page, device, '10');
      await ends(page, PAID);
    });
    await step(page, '14: order', () => order(page, device, UNITS.credit));
    await step(page, '14: cancelled', async () => {
      await payWith(page, device, '14');
      await ends(page, /^You cancelled\. Nothing was taken\.$/);
    });
    await step(page, '14: paid by paybill', () => ends(page, PAID));
  });
});

test.describe('money that does not fit', () => {
  test.use(sized(WIDE));

  const HELD = 'Your payment has arrived, and we are checking it';

  test('[11.4][11.25][11.44][11.45] paid twice opens the unit once; a wrong amount and a contradicted payment open nothing; administrators decide', async ({
    page,
    server,
  }) => {
    const device = deviceOf(page, 'pointer');
    const people = [
      (await signInAs(page, server.url, 'content')).id,
      (await signInAs(page, server.url, 'hub')).id,
    ];
    const second = (await signInAs(page, server.url, 'otieno')).id;
    const first = await signInAs(page, server.url, 'admin');
    await decideDemo(first);
    await first.send('PUT', `/admin/user/${second}/role`, { role: 'admin' });
    // Only learners buy, and the other ones own the units by now.
    for (const id of people) await first.send('PUT', `/admin/user/${id}/role`, { role: 'user' });
    await signInAs(page, server.url, 'content');
    await order(page, device, UNITS.stock);
    await step(page, '15: two receipts', async () => {
      await payWith(page, device, '15');
      await ends(page, PAID);
    });
    await order(page, device, UNITS.credit);
    await step(page, '09: one shilling less', async () => {
      await payWith(page, device, '09');
      await expect(heading(page)).toHaveText(HELD, { timeout: timeOut(30_000) });
    });
    await signInAs(page, server.url, 'hub');
    await order(page, device, UNITS.stock);
    // Not 11: M-Pesa's list has that one, so that it is applied as soon as the list is read.
    await step(page, '17: the query denies what the callback says, and no list has it', async () => {
      await payWith(page, device, '17');
      await expect(heading(page)).toHaveText(HELD, { timeout: timeOut(30_000) });
    });
    const admin = await signInAs(page, server.url, 'admin');
    await expect
      .poll(async () => (await admin.read<{ data: unknown[] }>('/admin/payments/held')).data.length)
      .toBe(3);
    // What administrators do here is laid out for wide screens; on phones the decision is in a dialog.
    if (FORCED?.endsWith('390')) return;
    const main = page.getByRole('main');
    const held = (count: RegExp) => main.getByRole('region', { name: count });
    const reason = held(/held$/).getByRole('textbox', { name: 'Reason, for the audit log' });
    await step(page, 'an administrator removes from the books what never arrived', async () => {
      await page.goto('/admin/dashboard');
      await main.getByRole('link', { name: /^Decide: 3 payments are held: Ksh/ }).click();
      const form = held(/^3 payments are held$/);
      await expect(form.getByText('It was reported as paid, but the provider denies it.')).toBeVisible();
      await form.getByText('It never arrived').first().click();
      await reason.fill('Not on the statement');
      await form.getByRole('button', { name: 'It never arrived' }).click();
      await expect(held(/^2 payments are held$/)).toBeVisible();
    });
    await step(
      page,
      'and asks for the refund of the wrong amount, which only another one can approve',
      async () => {
        await expect(main.getByText('The amount is not the total of the order.')).toBeVisible();
        await reason.fill('One shilling short');
        await main.getByRole('button', { name: 'Send the money back' }).click();
        await expect(main.getByText('A refund was asked for.', { exact: false })).toBeVisible();
        await expect(main.getByRole('button', { name: /^Withdraw the refund of/ })).toBeVisible();
        await expect(main.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
      },
    );
    await step(page, 'another administrator approves it, and the money goes back', async () => {
      const other = await signInAs(page, server.url, 'otieno');
      await page.goto('/admin/transactions');
      await main.getByRole('button', { name: /^Approve the refund of/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
      await expect
        .poll(async () => (await other.read<{ data: unknown[] }>('/admin/payments/held')).data.length)
        .toBe(1);
    });
    await step(page, 'the orders can be exported', async () => {
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: 'Export CSV' }).click();
      expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    });
  });
});
