import { keys } from '../support/input-device.ts';
import { DEMO_PASSWORD } from '../support/people.ts';
import { expect, step, test } from '../support/test.ts';

test('[1.3] a visitor chooses a unit, logs in, finds the choice kept and goes to the checkout, by keyboard alone', async ({
  page,
}) => {
  const device = keys(page);
  const main = page.getByRole('main');
  const unit = main.getByRole('checkbox', { name: /Stock and prices/ });
  const pay = /^Pay Ksh\s350 by M-Pesa$/;
  await step(page, 'choose a unit', async () => {
    await page.goto('/courses');
    await device.press(main.getByRole('link', { name: 'Keep the books of a small shop' }));
    await device.tick(unit);
    // In Tab order the card follows the units.
    await device.press(main.getByRole('button', { name: pay }));
  });
  await step(page, 'log in: the choice is kept', async () => {
    await device.type(main.getByLabel('Email address', { exact: true }), 'naserian@digiken.example');
    await device.type(main.getByLabel('Password', { exact: true }), DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(unit).toBeChecked();
  });
  await step(page, 'pay', async () => {
    await device.press(main.getByRole('button', { name: /^Go on to pay Ksh\s350$/ }));
    await page.waitForURL(/\/console\/checkout\/[\w-]+$/);
    // The address changes while the previous page is still shown.
    await expect(main.getByRole('heading', { level: 1, name: /^Pay Ksh\s350$/ })).toBeVisible();
  });
});
