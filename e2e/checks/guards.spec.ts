import { activate, checkA11y, checkReflow, expect, type Page, test } from '../support/test.ts';

/** The guards of all journeys, proven on the real start page. What they find at a test's end must fail it. */
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

/** Beside what React hydrates, which would take it out again. */
const plant = (page: Page, width: string) =>
  page.evaluate((given) => {
    const planted = document.createElement('input');
    planted.style.width = given;
    document.body.append(planted);
  }, width);

test('a violation that axe sees fails the journey', async ({ page }) => {
  await page.goto('/');
  await plant(page, '10rem');
  await expect(checkA11y(page)).rejects.toThrow('label: Form elements must have labels');
});

test('something wider than the window fails the journey', async ({ page }) => {
  await page.goto('/');
  await plant(page, '3000px');
  await expect(checkReflow(page)).rejects.toThrow(`width of ${page.url()}`);
});

test('a control that Tab does not reach fails the journey', async ({ page }) => {
  await page.goto('/');
  await expect(activate(page, page.locator('main'))).rejects.toThrow('is reached within');
});

test('a request to another host is seen, and none is made', async ({ page, context }) => {
  // The policy of the site refuses it before it leaves; the guard would see it if it did not.
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
