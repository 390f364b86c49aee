import type { Page } from '@playwright/test';

/**
 * What the page asks of these addresses waits on the way, as on a slow network.
 * @returns lets it go, and all that comes after it
 */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
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
