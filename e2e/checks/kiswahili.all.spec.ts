import { messages as learningKiswahili } from '../../packages/learning/src/foundations/messages-sw/messages-sw.ts';
import { messages as uiKiswahili } from '../../packages/ui/src/foundations/messages-sw/messages-sw.ts';
import { englishMessages } from '../../tools/library/english-messages.ts';
import { libraryRoot } from '../../tools/library/sources.ts';
import { addressesOf } from '../support/addresses.ts';
import { signInAs } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ data: 'isolated' });

const ROLES = ['admin', 'hub', 'instructor', 'learner'] as const;
/** Pages of a learner. */
const LEARNER_PAGES = [
  ...['dashboard', 'my-courses', 'quizzes', 'certificates', 'hubs', 'messages'],
  // Each tab of the settings.
  ...['display', 'account-data', 'notifications', 'devices'].map((part) => `settings#${part}`),
];
const DASHBOARD = {
  admin: '/admin/dashboard',
  hub: '/hub/dashboard',
  instructor: '/instructor/dashboard',
  learner: '/console/dashboard',
};

/** Texts without blanks of the English catalogues, without those that Kiswahili has too. */
function englishTexts(): string[] {
  const textsOf = (catalogue: object): string[] =>
    Object.values(catalogue as Record<string, Record<string, string | Record<string, string>>>)
      .flatMap((set) => Object.values(set))
      .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)));
  const kiswahili = new Set([uiKiswahili, learningKiswahili].flatMap(textsOf));
  return [englishMessages(libraryRoot('ui')), englishMessages(libraryRoot('learning'))]
    .flatMap(textsOf)
    .filter((text) => /\p{L}{2}/u.test(text) && !text.includes('{') && !kiswahili.has(text));
}

/** Every text and name of the page that is an English text of a catalogue, outside parts that say they are English and keys. */
const englishOn = (page: Page) =>
  page.evaluate((texts) => {
    const known = new Set(texts);
    const found = new Set<string>();
    const isKiswahili = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang')?.startsWith('sw') ?? false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (known.has(text) && isKiswahili(parent) && !parent?.closest('script, style, noscript, kbd'))
        found.add(text);
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name)?.trim() ?? '';
        if (known.has(text) && isKiswahili(element)) found.add(`${name}: ${text}`);
      }
    return [...found];
  }, englishTexts());

async function openInKiswahili(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await settled(page);
}

const toggle = (page: Page, language: 'English' | 'Kiswahili') =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`${language} ?, `) });

test('[14.199] the main public pages have no English text in Kiswahili', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('language', 'sw-KE'));
  const left: Record<string, string[]> = {};
  await openInKiswahili(page, '/courses');
  const course = await page.locator('main a[href^="/course/"]').first().getAttribute('href');
  const paths = ['/', '/courses', course ?? '', '/about-us', '/help-desk', '/accessibility', '/auth/signin'];
  for (const path of paths) {
    await openInKiswahili(page, path);
    const found = await englishOn(page);
    if (found.length > 0) left[path] = found;
  }
  expect(left).toEqual({});
});

test('[14.199] the main pages of a learner have no English text in Kiswahili', async ({ page, server }) => {
  await signInAs(page, server.url, 'learner');
  await page.addInitScript(() => window.localStorage.setItem('language', 'sw-KE'));
  await page.goto('/console/dashboard');
  await toggle(page, 'Kiswahili').or(toggle(page, 'English')).first().waitFor();
  if (await toggle(page, 'Kiswahili').isVisible()) await toggle(page, 'Kiswahili').click();
  const left: Record<string, string[]> = {};
  for (const path of LEARNER_PAGES.map((one) => `/console/${one}`)) {
    await openInKiswahili(page, path);
    const found = await englishOn(page);
    if (found.length > 0) left[path] = found;
  }
  expect(left).toEqual({});
  // As other tests of this server expect it.
  await toggle(page, 'English').click();
  await settled(page);
});

test('[14.198] the language of the header is changed by keyboard and kept on the device', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  await toggle(page, 'Kiswahili').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
  await expect(toggle(page, 'English')).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
});

for (const role of ROLES) {
  test(`[14.198] the header of ${role} fits 360 pixels, and its language goes with the account`, async ({
    page,
    browser,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page, server.url, role);
    await page.goto(DASHBOARD[role]);
    await settled(page);
    const saved = page.waitForResponse((response) => response.url().endsWith('/preferences'));
    await toggle(page, 'Kiswahili').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
    expect((await saved).status()).toBe(200);
    const beyond = await page.evaluate(() =>
      [document.documentElement, document.querySelector('header')].map((part) =>
        part ? part.scrollWidth - part.clientWidth : Number.NaN,
      ),
    );
    expect(Math.max(...beyond), 'pixels beyond the edge').toBe(0);

    const other = await browser.newPage({ baseURL: server.url });
    await signInAs(other, server.url, role);
    await other.goto(DASHBOARD[role]);
    // The account's language comes with the first sign of life.
    await other.mouse.move(200, 400);
    await expect(other.locator('html')).toHaveAttribute('lang', 'sw-KE');
    // As the next test of this worker expects it.
    await toggle(other, 'English').click();
    await expect(other.locator('html')).toHaveAttribute('lang', 'en-KE');
    await settled(other);
    await other.close();
  });
}

test('[14.196] a lesson with a Kiswahili text opens in it, and offers the other language', async ({
  page,
  server,
}) => {
  const learner = await signInAs(page, server.url, 'learner');
  const [path = ''] =
    (await addressesOf('learner', learner)).find(([address]) => address.includes('/unit/lesson/')) ?? [];
  const [, id = ''] = /\/lesson\/([^/]+)/.exec(path) ?? [];
  const admin = await signInAs(page, server.url, 'admin');
  const { data } = await admin.read<{ data: { version: number; preview: boolean } }>(
    `/instructor/topic/${id}?lang=sw`,
  );
  const text = { title: 'Somo kwa Kiswahili', markdown: 'Karibu kwenye somo hili.', format: 'markdown' };
  await admin.send('PUT', `/instructor/topic/${id}`, {
    ...text,
    language: 'sw',
    preview: data.preview,
    version: data.version,
  });

  await signInAs(page, server.url, 'learner');
  await page.goto(path);
  await settled(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveText(text.title);
  await toggle(page, 'Kiswahili').click();
  await expect(title).toHaveText(text.title);
  await expect(title).toHaveAttribute('lang', 'sw');
  const line = page.getByRole('navigation', { name: 'Yaliyomo' }).getByText(text.title);
  await expect(line).toHaveAttribute('lang', 'sw');
  await page.getByRole('combobox', { name: 'Lugha' }).selectOption({ label: 'English' });
  await expect(title).toHaveAttribute('lang', /^en/);
  await toggle(page, 'English').click();
  await settled(page);
});
