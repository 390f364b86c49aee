import { DEMO_LEARNER } from './server.mjs';
import { loadedAt, openThrottled, THROTTLED } from './web-throttle.mjs';

/** Slow answers do not count for the next paint, so only the CPU is slow here. */
const CPU = { cpu: THROTTLED.cpu };

/**
 * @typedef {object} Journey
 * @property {string} name
 * @property {string} path
 * @property {boolean} [signedIn]
 * @property {(page: import('playwright').Page) => Promise<void>} act presses and types
 */

/** @returns {Journey[]} */
const journeys = (/** @type {{ course: string, lesson: string }} */ { course, lesson }) => [
  {
    name: 'menu of a phone',
    path: '/',
    async act(page) {
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.click();
      await page.getByRole('navigation', { name: 'Main' }).last().waitFor();
      await menu.click();
    },
  },
  {
    name: 'theme',
    path: '/',
    async act(page) {
      await page
        .getByRole('button', { name: /theme|mode/i })
        .first()
        .click();
      await page
        .getByRole('button', { name: /theme|mode/i })
        .first()
        .click();
    },
  },
  {
    name: 'language',
    path: '/',
    async act(page) {
      await page.locator('[data-slot="language-toggle"]').first().click();
      await page.locator('html[lang^="sw"]').waitFor();
    },
  },
  {
    name: 'type in the search',
    path: '/courses',
    async act(page) {
      await page.getByRole('searchbox').first().pressSequentially('kilimo maji', { delay: 40 });
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'filter courses',
    path: '/courses',
    async act(page) {
      await page
        .getByRole('button', { name: /^Filter/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await page.getByRole('dialog').locator('label').first().click();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'open a course',
    path: '/courses',
    async act(page) {
      await page.locator('[data-slot="course-card"] a').first().click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'command palette',
    path: '/console/dashboard',
    signedIn: true,
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('my courses', { delay: 40 });
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'notifications',
    path: '/console/dashboard',
    signedIn: true,
    async act(page) {
      await page.getByRole('button', { name: /Notifications/ }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'mark a lesson as done',
    path: `/console/course/unit/lesson/${lesson}`,
    signedIn: true,
    async act(page) {
      const button = page.getByRole('main').getByRole('button', { name: /Mark as (not )?done/ });
      await button.click();
      await button.click();
    },
  },
  {
    name: 'answer a quiz and submit',
    path: '/console/quizzes',
    signedIn: true,
    async act(page) {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Start: Find the light/ })
        .click();
      await page.getByRole('button', { name: 'Start the quiz' }).click();
      const main = page.getByRole('main');
      await main.getByRole('checkbox', { name: 'Dania' }).click();
      await main.getByRole('button', { name: 'Next' }).click();
      await main.getByRole('radio').first().click();
      await main.getByRole('button', { name: 'Next' }).click();
      await main.getByRole('group').getByRole('textbox').pressSequentially('6');
      await main.getByRole('button', { name: 'Submit answers' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Submit answers' }).click();
      await main.getByRole('heading', { name: /Passed|Not passed/ }).waitFor();
    },
  },
  {
    name: 'settings: theme, text size, contrast',
    path: '/console/settings',
    signedIn: true,
    async act(page) {
      const choose = (/** @type {string} */ group, /** @type {string | RegExp} */ name) =>
        page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).click();
      await choose('Theme', 'Light');
      await page.locator('html.light').waitFor();
      await choose('Text size', 'Large');
      await choose('Contrast', /^High/);
      await page.locator('html.high-contrast').waitFor();
    },
  },
  {
    name: 'write and send a message',
    path: '/console/messages',
    signedIn: true,
    async act(page) {
      const main = page.getByRole('main');
      await main.getByRole('listitem').getByRole('link').first().click();
      await main.getByRole('textbox').last().pressSequentially('Asante, nimeelewa.', { delay: 40 });
      await main.getByRole('button', { name: /^Send/ }).click();
      await main.getByText('Asante, nimeelewa.').last().waitFor();
    },
  },
  {
    name: 'units of a course',
    path: `/course/${course}`,
    async act(page) {
      for (const box of (await page.getByRole('main').getByRole('button').all()).slice(0, 3)) {
        if (await box.isVisible()) await box.click();
      }
    },
  },
];

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ course: string, lesson: string }} ids
 * @returns {Promise<{ name: string, inp: number, slowest: string }[]>} milliseconds from the slowest input to its paint
 */
export async function measureJourneys(browser, url, ids) {
  const results = [];
  for (const { name, path, signedIn, act } of journeys(ids)) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    if (signedIn) await context.request.post(`${url}/api/auth/signin`, { data: DEMO_LEARNER });
    const page = await openThrottled(context, CPU);
    page.setDefaultTimeout(10_000);
    await loadedAt(page, `${url}${path}`);
    const problem = await act(page).then(
      () => undefined,
      (/** @type {Error} */ error) => error.message.split('\n', 1)[0],
    );
    // The last events are reported after the next paint.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))),
    );
    const seen = await page.evaluate(() => /** @type {any} */ (window).interactions);
    const slowest = seen.reduce(
      (/** @type {any} */ most, /** @type {any} */ one) => (one.duration > most.duration ? one : most),
      { duration: 0, name: '' },
    );
    // A journey that did not get through, or in which nothing was pressed, has no figure.
    const missing = problem ?? (seen.length === 0 ? 'no interaction was seen' : undefined);
    results.push({ name, inp: missing ? Number.NaN : slowest.duration, slowest: missing ?? slowest.name });
    await context.close();
  }
  return results;
}
