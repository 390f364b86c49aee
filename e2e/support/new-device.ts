import type { Browser, BrowserContext, TestInfo } from '@playwright/test';

/** A browser of its own, as wide and with the same kind of input as that of the test. */
export function newDevice(browser: Browser, info: TestInfo, baseURL: string): Promise<BrowserContext> {
  const { viewport, isMobile, hasTouch, locale, timezoneId } = info.project.use;
  return browser.newContext({ baseURL, viewport, isMobile, hasTouch, locale, timezoneId });
}
