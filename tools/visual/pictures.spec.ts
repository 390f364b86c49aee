import { expect } from '@playwright/test';
import { nameOf, PICTURES, size } from './stories.ts';
import { openStory, test } from './storybook.ts';

test.describe('a small, stable set of stories looks as in the committed pictures', () => {
  for (const picture of PICTURES) {
    test(nameOf(picture), async ({ page }) => {
      await page.setViewportSize(size(picture));
      await openStory(page, picture);
      await expect(page).toHaveScreenshot(nameOf(picture));
    });
  }
});
