import { signInAs } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

const TITLE = 'Keep the books of a small shop';
const WIDTHS = [320, 390, 768, 1100, 1280];
const PAY = /^Pay( Ksh\s350)? by M-Pesa$/;

/**
 * At each width: chooses a unit by key, presses Tab until the focus leaves the units, then looks at the last stop of
 * Tab, and whether it is above the bar.
 */
async function expectOrder(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const unit = main.getByRole('checkbox', { name: /Stock and prices/ });
  const pay = main.getByRole('button', { name: PAY });
  const toTop = page.getByRole('button', { name: 'Back to top' });
  const bar = page.getByRole('region', { name: 'Your choice', exact: true });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await unit.focus();
    if (!(await unit.isChecked())) await page.keyboard.press('Space');
    await expect(pay).toHaveCount(1);
    const inUnits = page.locator('[data-slot=unit-picker] :focus');
    while ((await inUnits.count()) > 0) await page.keyboard.press('Tab');
    await expect(pay, `after the units at ${width} pixels`).toBeFocused();

    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(toTop).toBeVisible();
    expect(await lastStop(page), `the last stop at ${width} pixels`).toBe('scroll-to-top');
    if (!(await bar.isVisible())) continue;
    const [above, below] = await Promise.all([toTop.boundingBox(), bar.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
}

/** @returns the slot of the last element that Tab stops at */
const lastStop = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, summary, [tabindex="0"]')]
      .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
      .at(-1)
      ?.getAttribute('data-slot'),
  );

test('[16.22][16.28] for a visitor, Tab leads from the units to the purchase, and last to the button to the top', async ({
  page,
}) => {
  await page.goto('/courses');
  await page.getByRole('main').getByRole('link', { name: TITLE }).click();
  await expectOrder(page);
});

test('[16.22][16.28] for a learner, Tab leads from the units to the purchase, and last to the button to the top', async ({
  page,
  server,
}) => {
  const { read } = await signInAs(page, server.url, 'learner');
  const { data } = await read<{ data: { _id: string; title: string }[] }>('/courses?q=published');
  await page.goto(`/console/course/${data.find(({ title }) => title === TITLE)?._id}`);
  await expectOrder(page);
});
