import { expect, type Page, test } from '@playwright/test';
import { runAxe } from '../../scripts/lib/axe-page.ts';
import { settled } from './settled.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with rule, help and elements of every violation on the page as it stands, overlays included. */
export async function checkA11y(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await runAxe(page, {
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'target-size': { enabled: true } },
    // Only violations are told: to describe what passed costs as much as to judge it.
    resultTypes: ['violations'],
  });
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join('\n')}`,
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
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
