import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { expect, step, test, waitForMail } from '../support/test.ts';

test('[17.36][17.53] a visitor chooses, signs up and opens the mailed link in another browser: both go on to pay', async ({
  page,
  server,
  browser,
}) => {
  const email = 'wairimu.nunua@example.com';
  const password = 'nyanya mbili nyekundu';
  const main = page.getByRole('main');
  const order = main.getByRole('region', { name: 'Keep the books of a small shop', exact: true });

  await step(page, 'choose a unit and go on to pay it', async () => {
    await page.goto('/courses');
    await main.getByRole('link', { name: 'Keep the books of a small shop' }).click();
    await main.getByRole('checkbox', { name: /Stock and prices/ }).check();
    const bar = main.getByRole('region', { name: 'Your choice', exact: true });
    await expect(bar).toContainText(/1 unit.*Ksh\s350/);
    await bar.getByRole('button', { name: 'Pay by M-Pesa' }).click();
    await expect(main.getByRole('heading', { level: 1, name: /^Log in, then pay Ksh\s350$/ })).toBeVisible();
    await expect(order).toContainText('You are buying 1 unit');
  });
  await step(page, 'sign up', async () => {
    await main.getByRole('link', { name: 'I am new' }).click();
    await expect(main.getByRole('heading', { level: 1, name: /^Sign up, then pay Ksh\s350$/ })).toBeVisible();
    await main.getByLabel('First name').fill('Wairimu');
    await main.getByLabel('Email address', { exact: true }).fill(email);
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expect(main.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(order).toBeVisible();
  });

  const { links } = await waitForMail(server.dataDir, { to: email });
  const { pathname, search } = new URL(links[0] ?? '');
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  const there = other.getByRole('main');
  await step(other, 'open the link in another browser', async () => {
    await other.goto(pathname + search);
    await expect(there.getByRole('heading', { level: 1, name: /^Karibu\./ })).toBeFocused();
    await there.getByRole('link', { name: 'Log in and go on to pay' }).click();
    await expect(there.getByRole('heading', { level: 1, name: /^Log in, then pay Ksh\s350$/ })).toBeVisible();
  });
  await step(other, 'sign in there: the choice is kept', async () => {
    await there.getByLabel('Email address', { exact: true }).fill(email);
    await there.getByLabel('Password', { exact: true }).fill(password);
    await there.getByRole('button', { name: 'Log in and go on to pay' }).click();
    await expect(there.getByRole('checkbox', { name: /Stock and prices/ })).toBeChecked();
    await expect(there.getByRole('button', { name: /^Go on to pay/ }).first()).toBeVisible();
  });
  await step(page, 'the first tab goes on by itself, and pays', async () => {
    await expect(main.getByRole('checkbox', { name: /Stock and prices/ })).toBeChecked({
      timeout: timeOut(15_000),
    });
    await main
      .getByRole('button', { name: /^Go on to pay/ })
      .filter({ visible: true })
      .click();
    await page.waitForURL(/\/console\/checkout\/[\w-]+$/);
    await expect(main.getByRole('heading', { level: 1, name: /^Pay Ksh\s350$/ })).toBeVisible();
  });
  await elsewhere.close();
});
