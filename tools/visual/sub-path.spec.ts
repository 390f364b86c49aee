import { expect, test } from '@playwright/test';
import { serveStorybook } from '../../scripts/lib/serve-storybook.mjs';

const BASE = '/design/library/';

test('the built Storybook works below any path of a static host', async ({ page }) => {
  const storybook = await serveStorybook(BASE);
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith(BASE)) missing.push(request.url());
  });
  try {
    await page.goto(`${storybook.url}?path=/docs/actions-button--docs`);
    const docs = page.frameLocator('#storybook-preview-iframe');
    await expect(docs.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    await page.goto(`${storybook.url}iframe.html?id=learning-courses-course-card--default&viewMode=story`);
    await expect(page.locator('[data-slot="course-card"]').first()).toBeVisible();
  } finally {
    await storybook.close();
  }
  expect(missing).toEqual([]);
});
