import { activate, checkA11y, checkPlanted, checkReflow, expect, type Page, test } from '../support/test.ts';

/** Tests the guards of all journeys on the real start page. A finding must fail the test. */
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
});

/** Adds an element outside the React root, which would remove it. */
const plant = (page: Page, width: string) =>
  page.evaluate((given) => {
    const planted = document.createElement('input');
    planted.style.width = given;
    document.body.append(planted);
  }, width);

test('a violation that axe sees fails the journey', async ({ page }) => {
  await page.goto('/');
  await plant(page, '10rem');
  await expect(checkPlanted(page)).rejects.toThrow('label: Form elements must have labels');
});

test('an element wider than the window fails the journey', async ({ page }) => {
  await page.goto('/');
  await plant(page, '3000px');
  await expect(checkReflow(page)).rejects.toThrow(`width of ${page.url()}`);
});

test('a control that Tab does not reach fails the journey', async ({ page }) => {
  await page.goto('/');
  await expect(activate(page, page.locator('main'))).rejects.toThrow('is reached within');
});

test('the app makes no requests to other hosts', async ({ page, context }) => {
  // The Content-Security-Policy blocks such a request; the guard would see it otherwise.
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});

test('[R.10] a pass: the start page has no fault', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkA11y(page);
  await checkReflow(page);
});
