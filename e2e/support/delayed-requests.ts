import type { Page } from '@playwright/test';

/**
 * Delays requests of the page to these addresses, as on a slow network.
 * @returns sends them and all later ones
 */
export async function delayRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
