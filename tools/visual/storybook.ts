import { type Page, test as base } from '@playwright/test';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/run.mjs';
import { serveStorybook } from '../../scripts/lib/serve-storybook.mjs';

/** The folder of the built Storybook. */
export const STORYBOOK = join(ROOT, 'storybook-static');

/** The fixed date of all pictures, so that relative dates do not change. */
const TODAY = new Date('2026-11-20T09:00:00+03:00');

export interface Look {
  story: string;
  theme: 'dark' | 'light';
  /** Default `ltr`. */
  direction?: 'ltr' | 'rtl';
}

/** Opens a story as it looks when everything has come: its play function, its fonts, its pictures. */
export async function openStory(page: Page, { story, theme, direction = 'ltr' }: Look): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  // The product's `optional` would leave the typeface to the speed of the machine.
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const css = await answer.text();
    await route.fulfill({
      response: answer,
      body: css.replaceAll(/font-display:\s*optional/g, 'font-display:block'),
    });
  });
  const globals = `theme:${theme};direction:${direction};a11y.manual:!true`;
  await page.goto(`iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  const ended = await page.waitForFunction(() => {
    const preview = (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    const phase = preview?.currentRender?.phase ?? '';
    return ['finished', 'errored', 'aborted'].includes(phase) && phase;
  });
  const phase = await ended.jsonValue();
  if (phase !== 'finished') throw new Error(`The story ${story} ended as "${String(phase)}".`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** One server of the built Storybook for each worker. */
export const test = base.extend<object, { storybook: string }>({
  storybook: [
    // Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await serveStorybook();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ storybook }, use) => use(storybook),
});
