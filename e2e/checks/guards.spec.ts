import { activate, checkA11y, checkReflow, expect, test } from '../support/test.ts';

/** The guards of all journeys, proven on the real start page: each planted fault must fail its test. */
test.describe('a planted fault fails the journey', () => {
  test.fail();

  test('an error on the console', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => console.error('planted'));
  });

  test('an uncaught error', async ({ page }) => {
    await page.goto('/');
    const uncaught = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted');
      });
    });
    await uncaught;
  });

  test('a violation that axe sees', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')));
    await checkA11y(page);
  });

  test('something wider than the window', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const wide = document.createElement('div');
      wide.style.width = '3000px';
      wide.style.height = '1px';
      document.querySelector('main')?.append(wide);
    });
    await checkReflow(page);
  });

  test('a control that Tab does not reach', async ({ page }) => {
    await page.goto('/');
    await activate(page, page.locator('main'));
  });
});

test('a request to another host is seen, and none is made', async ({ page, context }) => {
  // The policy of the site refuses it before it leaves; the guard would see it if it did not.
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});

test('a pass: the start page has no fault', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkA11y(page);
  await checkReflow(page);
});
