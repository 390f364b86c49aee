import { expect } from '@playwright/test';
import { PICTURES, type Picture } from './stories.ts';
import { openStory, test } from './storybook.ts';

const nameOf = ({ story, theme, width, direction }: Picture) =>
  `${[story, theme, width, ...(direction ? [direction] : [])].join('-')}.png`;

const size = ({ width }: Picture) => ({ width, height: width === 1280 ? 800 : 844 });

test.describe('a small, stable set of stories looks as in the committed pictures', () => {
  for (const picture of PICTURES) {
    test(nameOf(picture), async ({ page }) => {
      await page.setViewportSize(size(picture));
      await openStory(page, picture);
      await expect(page).toHaveScreenshot(nameOf(picture));
    });
  }
});

test.describe('the comparison itself', () => {
  const planted: Picture = { story: 'actions-button--variants', theme: 'dark', width: 1280 };
  for (const [change, css] of [
    ['a taller button', 'button { padding-block: 14px !important; }'],
    ['another accent', 'html.dark { --dk-accent: #e8a020 !important; }'],
    ['heavier words', 'button { font-weight: 500 !important; }'],
  ] as const) {
    test(`a planted change fails: ${change}`, async ({ page }, { config }) => {
      test.skip(config.updateSnapshots !== 'none', 'a planted change must not become the picture');
      await page.setViewportSize(size(planted));
      await openStory(page, planted);
      await page.addStyleTag({ content: css });
      await expect(expect(page).toHaveScreenshot(nameOf(planted), { timeout: 3000 })).rejects.toThrow(
        /pixels \(ratio .*\) are different/,
      );
    });
  }
});
