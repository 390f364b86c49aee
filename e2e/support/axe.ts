import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with rule, help and elements of every violation on the page as it stands, overlays included. */
export async function checkA11y(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join('\n')}`,
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
}

/** Colours that are still fading are nobody's contrast: axe judges what stays. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** One step of a journey; the page that it leaves behind is judged by axe and must not scroll sideways. */
export async function step(page: Page, title: string, body: () => Promise<void>): Promise<void> {
  await test.step(title, async () => {
    await body();
    await checkA11y(page);
    await checkReflow(page);
  });
}

/** WCAG 1.4.10: nothing is wider than the window. */
export async function checkReflow(page: Page): Promise<void> {
  const { needed, room } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(needed, `width of ${page.url()}`).toBeLessThanOrEqual(room);
}
