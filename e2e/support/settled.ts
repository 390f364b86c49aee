import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** What a page may be built of; pictures and media may still come while it is read. */
const BUILDS_PAGES = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** From here on `settled` knows what the pages of this context have asked for and not got yet. */
export function watchTraffic(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => {
    if (BUILDS_PAGES.has(request.resourceType())) requests.add(request);
  });
  const ended = (request: Request) => requests.delete(request);
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
}

/**
 * Waits until the page stands: nothing that builds it is on its way, it has its main heading or asks something first,
 * and no screen loads. What is still loading is nobody's page; neither is the one that has just been left and still shows.
 * @throws naming what is missing, or still asked for
 */
export async function settled(page: Page): Promise<void> {
  const unsettled = async () => {
    const seen = await page.evaluate(async () => {
      // What has just arrived is shown in the next frame, or asks for the next thing.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return {
        // Behind a modal question there may be no page at all.
        heading:
          document.querySelector('h1:not([data-slot="loading-screen"] *), [aria-modal="true"]') !== null,
        loading: document.querySelector('[data-slot="loading-screen"]') !== null,
      };
    });
    return [
      ...[...(underWay.get(page.context()) ?? [])].map((request) => `${request.method()} ${request.url()}`),
      ...(seen.loading ? ['a loading screen'] : []),
      ...(seen.heading ? [] : ['no main heading']),
    ];
  };
  await expect.poll(unsettled, `${page.url()} stands`).toEqual([]);
  await page.evaluate(async () => {
    // Colours that are still fading are nobody's contrast.
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}
