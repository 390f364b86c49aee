import { expect } from '@playwright/test';
import { nameOf, type Picture, size } from './stories.ts';
import { openStory, test } from './storybook.ts';

/** Its own project: `npm run visual:update` runs only the other one, so that no planted change becomes a picture. */
const planted: Picture = { story: 'actions-button--variants', theme: 'dark', width: 1280 };

for (const [change, css] of [
  ['a taller button', 'button { padding-block: 14px !important; }'],
  ['another accent', 'html.dark { --dk-accent: #e8a020 !important; }'],
  ['a heavier font weight', 'button { font-weight: 500 !important; }'],
] as const) {
  test(`a planted change fails: ${change}`, async ({ page }, { config }) => {
    expect(config.updateSnapshots, 'run `npm run visual:update` to accept pictures').toBe('none');
    await page.setViewportSize(size(planted));
    await openStory(page, planted);
    await page.addStyleTag({ content: css });
    await expect(expect(page).toHaveScreenshot(nameOf(planted), { timeout: 8000 })).rejects.toThrow(
      /pixels \(ratio .*\) are different/,
    );
  });
}
