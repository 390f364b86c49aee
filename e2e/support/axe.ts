import { expect, type Page, test } from '@playwright/test';
import type { NodeResult, Result } from 'axe-core';
import { runAxe } from '../../scripts/lib/axe-page.ts';
import { recordPage } from './page-results.ts';
import { isNewState } from './page-state.ts';
import { settled } from './settled.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page with its overlays, once for each state of a screen and width in this run, and keeps the result for
 * the report on the product.
 * @throws with rule, help and elements of every violation
 */
export async function checkA11y(page: Page): Promise<void> {
  await settled(page);
  if (!(await isNewState(page))) return;
  const { violations, passes } = await axeOn(page);
  await recordPage({
    path: new URL(page.url()).pathname,
    violations: violations.map(({ id }) => id),
    passes,
  });
  expectNone(page, violations);
}

/**
 * Runs axe on a page that the test has changed, which is no page of the product: its result is in no report.
 * @throws like {@link checkA11y}
 */
export async function checkPlanted(page: Page): Promise<void> {
  await settled(page);
  expectNone(page, (await axeOn(page)).violations);
}

function expectNone(page: Page, violations: readonly Result[]): void {
  const reports = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join('\n')}`,
  );
  expect(reports, `axe on ${page.url()}`).toEqual([]);
}

async function axeOn(page: Page): Promise<{ violations: Result[]; passes: string[] }> {
  const { violations, passes } = await runAxe(page, {
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'target-size': { enabled: true } },
    // Describing what passed costs as much as the check itself.
    resultTypes: ['violations'],
  });
  const found = [];
  for (const violation of violations)
    if (violation.id !== 'target-size' || (await isSmallEverywhere(page, violation.nodes)))
      found.push(violation);
  return { violations: found, passes };
}

/**
 * Whether one of the controls is too small in the middle of the window as well. Where the page is now, a bar at the edge
 * of the window may cover a part of it, which a user scrolls into sight.
 */
async function isSmallEverywhere(page: Page, nodes: readonly NodeResult[]): Promise<boolean> {
  const scrolled = await page.evaluate(() => [window.scrollX, window.scrollY] as const);
  let small = false;
  for (const { target } of nodes) {
    const selector = String(target[0]);
    // The page may have changed since: axe checks all controls that match now.
    const controls = page.locator(selector);
    if ((await controls.count()) === 0) continue;
    await controls
      .first()
      .evaluate((control) => control.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { violations } = await runAxe(
      page,
      { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] },
      { include: [[selector]] },
    );
    small ||= violations.length > 0;
  }
  await page.evaluate(([left, top]) => window.scrollTo({ left, top, behavior: 'instant' }), scrolled);
  return small;
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
