import { delayRequests } from '../support/delayed-requests.ts';
import { DEMO_PASSWORD, signInAs } from '../support/people.ts';
import { checkA11y, expect, type Page, test } from '../support/test.ts';

/** Pre-rendered pages show before their code runs, for seconds on a slow phone. Users act in that time. */
async function openBeforeItsCode(page: Page, address: string): Promise<() => void> {
  const letGo = await delayRequests(page, /\/assets\/.*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return letGo;
}

const noAnswer = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'No matching answers' });

test('logging in before hydration works', async ({ page }) => {
  const letGo = await openBeforeItsCode(page, '/auth/signin');
  const main = page.getByRole('main');
  await main.getByLabel('Email address').fill('learner@digiken.example');
  await main.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await main.getByRole('button', { name: 'Log in' }).click();
  letGo();
  await expect(page).toHaveURL(/\/console\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: /Karibu/ })).toBeVisible();
});

test('a form sent before hydration is validated and keeps its text', async ({ page }) => {
  const letGo = await openBeforeItsCode(page, '/auth/signup');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Naliaka');
  await main.getByRole('button', { name: 'Sign up' }).click();
  letGo();
  await expect(main.getByRole('link', { name: 'Enter your email address' })).toBeVisible();
  await expect(main.getByLabel('First name')).toHaveValue('Naliaka');
  await checkA11y(page);
});

test('a search sent before hydration runs', async ({ page }) => {
  const letGo = await openBeforeItsCode(page, '/courses');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('kitchen garden');
  await main.getByRole('searchbox').press('Enter');
  letGo();
  await expect(main.getByText('1 course for “kitchen garden”')).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveValue('kitchen garden');
});

test('[14.350] the menu of a phone, pressed twice before hydration, opens once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openBeforeItsCode(page, '/');
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Menu' });
  await menu.click();
  await menu.click();
  letGo();
  await expect(header.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  // Later presses work as usual.
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('[14.350] a button pressed while the code of a page loads acts once', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, server.url, 'learner');
  const letGo = await delayRequests(page, /\/assets\/dashboard-page-[^/]*\.js$/);
  await page.goto('/console/dashboard', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const dialog = page.getByRole('dialog', { name: 'Learner console' });
  await expect(dialog).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: /Karibu/, includeHidden: true })).toBeAttached();
  await expect(dialog).toBeVisible();
});

test('[2.114] a page that was scrolled before hydration has the button "Back to top"', async ({ page }) => {
  const letGo = await openBeforeItsCode(page, '/about-us');
  // Its heading shows before all of the page has arrived, and until then it may be too short.
  const scrolled = () =>
    page.evaluate(() => {
      window.scrollTo({ top: 101, behavior: 'instant' });
      return window.scrollY;
    });
  await expect.poll(scrolled).toBe(101);
  // The scroll event is dispatched in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  letGo();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
});

test('text typed before hydration is kept', async ({ page }) => {
  const letGo = await openBeforeItsCode(page, '/help-desk');
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search the answers' });
  await box.fill('helicopter');
  letGo();
  await expect(noAnswer(page)).toBeVisible();
  await expect(box).toHaveValue('helicopter');
});

test('an option chosen before hydration is kept', async ({ page }) => {
  const letGo = await openBeforeItsCode(page, '/courses');
  const sort = page.getByRole('main').getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('Lowest price');
  letGo();
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(sort).toHaveValue('price-low');
});

test('text that the browser fills in without an event is kept', async ({ page }) => {
  const letGo = await openBeforeItsCode(page, '/help-desk');
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search the answers' });
  // As Firefox does after a reload.
  await box.evaluate((field: HTMLInputElement) => {
    field.value = 'helicopter';
  });
  letGo();
  await expect(noAnswer(page)).toBeVisible();
  await expect(box).toHaveValue('helicopter');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says that it needs JavaScript, and a sent form returns to it', async ({ page }) => {
    await page.goto('/auth/signin');
    await expect(page.getByText(/Digiken needs JavaScript/)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/auth\/signin$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });
});
