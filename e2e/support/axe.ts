import { expect, type Page, test } from '@playwright/test';
import { runAxe } from '../../scripts/lib/axe-page.ts';
import { recordPage } from './page-results.ts';
import { isNewState } from './page-state.ts';
import { settled } from './settled.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page with its overlays, once for each state of a screen and width in this run.
 * @throws with rule, help and elements of every violation
 */
export async function checkA11y(page: Page): Promise<void> {
  await settled(page);
  if (!(await isNewState(page))) return;
  const { violations, passes } = await runAxe(page, {
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'target-size': { enabled: true } },
    // Describing what passed costs as much as the check itself.
    resultTypes: ['violations'],
  });
  await recordPage({
    path: new URL(page.url()).pathname,
    violations: violations.map(({ id }) => id),
    passes,
  });
  const reports = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join('\n')}`,
  );
  expect(reports, `axe on ${page.url()}`).toEqual([]);
}

/** A step of a journey. Afterwards the page must pass axe and must not scroll sideways. */
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
