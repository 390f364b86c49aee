import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { docsProblems, previewOf, slownessOf } from './docs-page.ts';
import { STORYBOOK, test } from './storybook.ts';

interface Entry {
  id: string;
  type: string;
}

const { entries } = JSON.parse(readFileSync(`${STORYBOOK}/index.json`, 'utf8')) as {
  entries: Record<string, Entry>;
};
const docs = Object.values(entries)
  .filter(({ type }) => type === 'docs')
  .map(({ id }) => id);

const GROUPS = 8;
const THEME = 'high-contrast-dark';
test.describe('docs pages show within 3 s, without console error or axe finding, in high contrast, right to left', () => {
  for (let group = 0; group < GROUPS; group += 1) {
    test(`group ${group + 1} of ${GROUPS}`, async ({ page }) => {
      const slowness = await slownessOf(page);
      const ids = docs.filter((_, at) => at % GROUPS === group);
      const [first = ''] = ids;
      const theme = group % 2 === 0 ? THEME : 'high-contrast-light';
      const open = async () => {
        await page.goto(previewOf(first, theme));
      };
      const problems = await docsProblems(page, first, { theme, open, slowness });
      for (const id of ids.slice(1)) problems.push(...(await docsProblems(page, id, { theme, slowness })));
      expect(problems).toEqual([]);
    });
  }
});

test('a broken docs page fails: error in the console, picture without a name, missing page', async ({
  page,
}) => {
  const open = async () => {
    await page.goto(previewOf('actions-button--docs', THEME));
    await page.evaluate(() => {
      console.error('planted');
      document.body.append(document.createElement('img'));
    });
  };
  const problems = (await docsProblems(page, 'planted', { theme: THEME, open })).join('\n');
  expect(problems).toContain('planted: console error: planted');
  expect(problems).toContain('planted: image-alt');
  page.setDefaultTimeout(2000);
  const missing = async () => {
    await page.goto(previewOf('actions-no-such-thing--docs', THEME));
  };
  expect((await docsProblems(page, 'missing', { theme: THEME, open: missing })).join()).toContain(
    'missing: was not shown',
  );
});

test('a person finds a component by the name that other libraries give it', async ({ page }) => {
  await page.goto('?path=/docs/welcome--docs');
  const search = page.getByRole('searchbox');
  for (const [word, component] of [
    ['modal', 'Dialog'],
    ['dropdown', 'Menu'],
    ['autocomplete', 'Combobox'],
    ['spinner', 'Spinner'],
    ['alert', 'Callout'],
    ['snackbar', 'Toast'],
    ['sheet', 'Drawer'],
  ] as const) {
    await search.fill(word);
    await expect(page.getByRole('option', { name: new RegExp(`\\b${component}$`) })).toBeVisible();
  }
});

test('each prop that is a word, a number or a choice has a control', async ({ page }) => {
  await page.goto('iframe.html?id=actions-button--default&viewMode=story');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  const { without, scalars } = await page.evaluate(async () => {
    const store = (window.__STORYBOOK_PREVIEW__ as unknown as { storyStoreValue: Store }).storyStoreValue;
    await store.cacheAllCSFFiles();
    const found = { without: [] as string[], scalars: 0 };
    for (const { id, title, argTypes } of Object.values(store.extract())) {
      if (!id.endsWith('--default')) continue;
      for (const { name, table, control } of Object.values(argTypes)) {
        const type = table?.type?.summary ?? '';
        // Names in quotes are words of a choice; what is left must be scalar.
        const isScalar = type
          .replaceAll(/"[^"]*"/g, 'string')
          .split('|')
          .every((member) => /^(?:string|number|boolean|true|false|null|undefined)$/.test(member.trim()));
        if (!isScalar) continue;
        found.scalars += 1;
        const kind = control?.type ?? 'none';
        if (!['text', 'number', 'boolean', 'select', 'radio'].includes(kind)) {
          found.without.push(`${title}, ${name}: ${type} has the control "${kind}"`);
        }
      }
    }
    return found;
  });
  expect(without).toEqual([]);
  // Without the types of the source there would be nothing to count.
  expect(scalars).toBeGreaterThan(500);
});

interface Store {
  cacheAllCSFFiles: () => Promise<void>;
  extract: () => Record<
    string,
    {
      id: string;
      title: string;
      argTypes: Record<
        string,
        { name: string; table?: { type?: { summary?: string } }; control?: { type?: string } }
      >;
    }
  >;
}
