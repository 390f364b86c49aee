import type { Page } from '@playwright/test';
import { pendingRequests } from '../settled.ts';

const MOST_ROUNDS = 400;

/** Waits until the page has drawn what it has, and asks for nothing more. A press may also have left it. */
export async function quiet(page: Page): Promise<void> {
  let idle = 0;
  for (let round = 0; round < MOST_ROUNDS && idle < 2; round += 1) {
    const drawn = await page
      .evaluate(
        () =>
          new Promise<true>((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))),
          ),
      )
      // Another document comes.
      .catch(() => false);
    if (!drawn) await page.waitForLoadState('domcontentloaded');
    idle = drawn && pendingRequests(page.context()).length === 0 ? idle + 1 : 0;
  }
}
