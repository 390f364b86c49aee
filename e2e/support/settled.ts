import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** What a page may be built of; pictures and media may still come while it is read. */
const BUILDS_PAGES = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

/** Streams of events, which stay open as long as the page. */
const STREAM = /\/api\/(?:.*\/)?events(?:\?|$)/;

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** From here on `settled` knows what the pages of this context have asked for and not got yet. */
export function watchTraffic(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => {
    if (BUILDS_PAGES.has(request.resourceType()) && !STREAM.test(request.url())) requests.add(request);
  });
  const ended = (request: Request) => requests.delete(request);
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
}

/** A page that is closed before an answer arrives may never report the end of the request. */
const isOfOpenPage = (request: Request) =>
  // A navigation may not have its frame yet.
  request.isNavigationRequest() || request.serviceWorker() !== null || !request.frame().page().isClosed();

/** Method and address of each request of an open page that has no answer yet. */
export function pendingRequests(context: BrowserContext): string[] {
  return [...(underWay.get(context) ?? [])]
    .filter(isOfOpenPage)
    .map((request) => `${request.method()} ${request.url()}`);
}

/**
 * Waits until the page is complete: no request for it is pending, it has its main heading or an open dialog,
 * and no loading screen shows.
 * @throws naming what is missing or pending
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
      ...pendingRequests(page.context()),
      ...(seen.loading ? ['a loading screen'] : []),
      ...(seen.heading ? [] : ['no main heading']),
    ];
  };
  await expect.poll(unsettled, `${page.url()} stands`).toEqual([]);
  await page.evaluate(async () => {
    // Contrast is measured after colour transitions.
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}
