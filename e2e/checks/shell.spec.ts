import { ALL } from '../../scripts/lib/level.mjs';
import { addressesOf } from '../support/addresses.ts';
import { delayRequests } from '../support/delayed-requests.ts';
import { signInAs } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const EVERY_DASHBOARD = [
  ['admin', '/admin/dashboard'],
  ['content', '/admin/dashboard'],
  ['hub', '/hub/dashboard'],
  ['instructor', '/instructor/dashboard'],
  ['learner', '/console/dashboard'],
] as const;
/** `npm test` takes one role of each layout that differs: the console of learners and that of administrators. */
const DASHBOARDS = EVERY_DASHBOARD.filter(([who]) => ALL || who === 'admin' || who === 'learner');

const PALETTE_KEYS = 'Up and down to move, Enter to open, Escape to close';

/** Presses the key until the page listens to it: its code loads later. */
async function openPalette(page: Page): Promise<void> {
  await page.goto('/');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.locator('[data-slot="command-palette"]')).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('[2.112] a new path shows its top at once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility statement' }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
});

test('[2.114][9.10] the route shell shows the scroll-to-top button past 100 px', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }));
  await expect(button).toBeVisible();
});

/** Scrolls to the end, and returns the texts and controls below the button "Back to top". */
async function coveredAtTheEnd(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }));
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeVisible();
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  return button.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const covered = (rect: DOMRect) =>
      rect.width > 1 &&
      rect.left < own.right &&
      rect.right > own.left &&
      rect.top < own.bottom &&
      rect.bottom > own.top;
    const found: string[] = [];
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
      if (control !== element && covered(control.getBoundingClientRect())) found.push(control.outerHTML);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (element.contains(text) || text.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(covered)) found.push(text.textContent ?? '');
    }
    return found;
  });
}

test('[R.113] at the end of a page, the scroll-to-top button covers neither text nor controls', async ({
  page,
  server,
}) => {
  const session = await signInAs(page, server.url, 'learner');
  const [lesson = ''] =
    (await addressesOf('learner', session)).find(([path]) => path.includes('/unit/lesson/')) ?? [];
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    // On phones a lesson has a bar of its own instead of the button.
    for (const path of viewport.width < 832 ? ['/about-us'] : ['/about-us', lesson]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      expect(await coveredAtTheEnd(page), `${path} at ${viewport.width}`).toEqual([]);
    }
  }
});

test('[17.43] on phones the button back to the top is above the bar of its page, or left out', async ({
  page,
  server,
}) => {
  const session = await signInAs(page, server.url, 'learner');
  const addresses = await addressesOf('learner', session);
  const [lesson = ''] = addresses.find(([path]) => path.includes('/unit/lesson/')) ?? [];
  await page.setViewportSize(PHONE);
  const button = page.getByRole('button', { name: 'Back to top' });
  const open = async (path: string) => {
    await page.goto(path);
    await settled(page);
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
  };
  await open('/console/settings');
  await expect(button).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const [above, below] = await Promise.all([button.boundingBox(), bar.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(await coveredAtTheEnd(page)).toEqual([]);
  await open(lesson);
  await expect(page.locator('main [data-bar=bottom]')).toBeVisible();
  await expect(page.locator('[data-slot=scroll-to-top]')).toHaveCount(1);
  await expect(button).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

  test('[R.116] the command palette shows no keyboard hints', async ({ page }) => {
    await openPalette(page);
    await expect(page.getByText(PALETTE_KEYS)).toBeHidden();
  });
});

test('the command palette shows its keys beside a keyboard', async ({ page }) => {
  await openPalette(page);
  await expect(page.getByText(PALETTE_KEYS)).toBeVisible();
});

test('[2.57] screens load lazily, each with its loading message', async ({ page }) => {
  const letGo = await delayRequests(page, /\/assets\/help-desk-page-.*\.js$/);
  await page.goto('/about-us');
  // Before hydration the link loads a whole page, which comes with its text.
  await settled(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Help Desk' }).first().click();
  await expect(page.getByText('Loading help desk…').first()).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Help desk' })).toBeVisible();
});

test('[2.58] home, sign-in, sign-up, verify-email, forgot-password and dashboard are loaded ahead', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about-us');
  const ahead = [
    'home-page',
    'sign-in-page',
    'sign-up-page',
    'verify-email-page',
    'forgot-password-page',
    'dashboard-page',
  ];
  expect(ahead.filter((name) => asked.some((url) => url.includes(`/assets/${name}-`)))).toEqual([]);
  await page.mouse.move(200, 200);
  for (const name of ahead) {
    await expect.poll(() => asked.some((url) => url.includes(`/assets/${name}-`)), name).toBe(true);
  }
});

test('[14.303] on a touch screen, no control changes its colours in a transition', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/courses`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const changing = await page
    .locator('.transition-colors')
    .evaluateAll((controls) => controls.map((control) => getComputedStyle(control).transitionProperty));
  await context.close();
  expect(changing.length).toBeGreaterThan(0);
  expect(new Set(changing)).toEqual(new Set(['none']));
});

test('[14.345] a part that a link names stays in view while the parts above it load', async ({
  page,
  server,
}) => {
  await signInAs(page, server.url, 'admin');
  // The settings of the site, above those of the administrator.
  const letGo = await delayRequests(page, /\/api\/admin\/settings$/);
  await page.goto('/admin/settings#password');
  const part = page.getByRole('region', { name: 'Password' });
  const top = () => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const NEAR_TOP = 200;
  await expect(part.getByLabel('Current password')).toBeVisible();
  await expect.poll(top).toBeLessThan(NEAR_TOP);
  letGo();
  await expect(page.getByLabel('Audit log')).toBeAttached();
  await expect.poll(top).toBeLessThan(NEAR_TOP);
  expect(await top()).toBeGreaterThan(0);
});

test('[4.3] shows "Verifying access..." while the access is checked', async ({ page, server }) => {
  await signInAs(page, server.url, 'learner');
  const letGo = await delayRequests(page, '**/api/user/*');
  await page.goto('/console/settings');
  await expect(page.getByText('Verifying access...').first()).toBeVisible();
  await expect(page.locator('[data-slot="sidebar"]')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('[4.9] Yes leads to sign-in, which remembers the path', async ({ page, server }) => {
  await signInAs(page, server.url, 'instructor');
  await page.goto('/console/my-courses');
  await page.getByRole('alertdialog', { name: 'Confirmation' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/auth\/signin\?from=%2Fconsole%2Fmy-courses$/);
  await expect(page.getByText(/^You are signed in as .*, an instructor\./)).toBeVisible();
});

for (const [who, dashboard] of DASHBOARDS) {
  test(`[2.65] the mobile menu leads ${who}@ to ${dashboard}`, async ({ page, server }) => {
    await page.setViewportSize(PHONE);
    await signInAs(page, server.url, who);
    await page.goto('/about-us');
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      dashboard,
    );
  });

  test(`[R.23] ${who}@, signed in and verified, is sent on from the sign-in pages to ${dashboard}`, async ({
    page,
    server,
  }) => {
    await signInAs(page, server.url, who);
    for (const address of ['/auth/signin', '/auth/signup', '/verify/email']) {
      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
    }
  });
}

test('[R.22] parts carry data-slot: sidebar, toast, floating-dot', async ({ page, server }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').locator('[data-slot="floating-dot"]')).toHaveCount(15);
  await expect(page.getByRole('contentinfo').locator('[data-slot="floating-dot"]')).toHaveCount(20);
  await signInAs(page, server.url, 'learner');
  await page.goto('/admin/dashboard');
  await expect(page.locator('[data-slot="toast"]').first()).toBeVisible();
  await page.goto('/console/dashboard');
  await expect(page.locator('[data-slot="sidebar"]').first()).toBeVisible();
});

test('[2.75] the search box leads to /search?q={text} if there is text', async ({ page, server }) => {
  await signInAs(page, server.url, 'learner');
  await page.goto('/console/dashboard');
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/console\/dashboard$/);
  await box.fill(' water & soil ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=water%20%26%20soil$/);
});

for (const [who, dashboard] of DASHBOARDS) {
  test(`[2.90][7.15][R.26] the sidebar of ${who}@ counts what is unread`, async ({ page, server }) => {
    const { id } = await signInAs(page, server.url, who);
    await page.route(`**/api/messages/unread/count/${id}`, (route) =>
      route.fulfill({ json: { count: 120 } }),
    );
    await page.goto(dashboard);
    const link = page.locator('[data-slot="sidebar"]').getByRole('link', { name: /^Messages/ });
    await expect(link).toHaveAccessibleName('Messages (120 unread messages)');
    await expect(link).toContainText('99+');
  });
}

const HELP_CODE = /\/assets\/help-desk-page-.*\.js$/;
const openHelpDesk = async (page: Page) => {
  await page.goto('/about-us');
  await page.getByRole('navigation').getByRole('link', { name: 'Help Desk' }).first().click();
};

test.describe('when the code of a page cannot be loaded', () => {
  test.use({ expectedConsole: [/ERR_FAILED|dynamically imported module|code of the page/] });

  test('[R.40] the error shows inside the layout, and "Try Again" loads the page', async ({ page }) => {
    await page.route(HELP_CODE, (route) => route.abort());
    await openHelpDesk(page);
    await expect(page.locator('#main [data-slot="error-screen"]')).toBeVisible();
    await page.unroute(HELP_CODE);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help desk' })).toBeVisible();
  });
});

test.describe('when rendering fails', () => {
  test.use({ expectedConsole: [/a fault of the page/] });

  test('[2.110][2.111][8.10] the crash fallback shows, and "Refresh the page" reloads it', async ({
    page,
  }) => {
    await page.route(HELP_CODE, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export default () => { throw new Error('a fault of the page'); };",
      }),
    );
    await openHelpDesk(page);
    await expect(page.getByRole('heading', { name: 'Oops! something went wrong!' })).toBeVisible();
    await expect(page.getByText('Please try again later.')).toBeVisible();
    await page.unroute(HELP_CODE);
    await page.getByRole('button', { name: 'Refresh the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help desk' })).toBeVisible();
  });
});
