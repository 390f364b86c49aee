import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, CONSUMERS, install, renderOnServer, sourceOf, typeErrors } from '../lib/consumer';
import { packLibrary } from '../lib/tarball';
import { launch, serve, type Visit, visit } from '../lib/visit';
import { expectStyled, walkDialog, walkMenu } from './walk';
import { addWholeStyle, expectNothingUnstyled } from './whole-style';

let browser: Browser;
const homes = new Map<string, string>();
const home = (name: string) => homes.get(name) ?? '';

beforeAll(async () => {
  const tarball = await packLibrary('consumers-tarball');
  const [started] = await Promise.all([
    launch(),
    ...CONSUMERS.map(async (name) => homes.set(name, await install(name, tarball))),
  ]);
  browser = started;
});

afterAll(() => browser?.close());

/** Serves a built page, visits it, and closes both after the test. */
async function at(folder: string, steps: (visited: Visit) => Promise<void>): Promise<void> {
  const served = await serve(join(folder, 'dist'));
  const visited = await visit(browser, served.url);
  try {
    await steps(visited);
  } finally {
    await visited.page.context().close();
    await served.close();
  }
}

const reactOf = async (folder: string) => {
  const manifest = await readFile(join(folder, 'node_modules/react/package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};

describe.each(CONSUMERS)('%s', (name) => {
  it('its lock file names no registry and no local folder, and has the current dependencies of the library', async () => {
    const lock = await readFile(join(sourceOf(name), 'package-lock.json'), 'utf8');
    expect(lock.match(/"resolved": "(?!file:digiken-ui\.tgz").*"/g)).toBeNull();
    const { packages } = JSON.parse(lock) as { packages: Record<string, Record<string, unknown>> };
    const manifest = JSON.parse(
      await readFile(join(home(name), 'node_modules/@digiken/ui/package.json'), 'utf8'),
    ) as Record<string, unknown>;
    const { dependencies, peerDependencies } = packages['node_modules/@digiken/ui'] ?? {};
    expect({ dependencies, peerDependencies }, 'run npm run consumers:lock').toEqual({
      dependencies: manifest.dependencies,
      peerDependencies: manifest.peerDependencies,
    });
  });

  it('the types of the library compile with its types of React', () => {
    expect(typeErrors(home(name))).toEqual([]);
  });
});

it('a blank Vite app with its own Tailwind uses the theme, in English and Kiswahili', async () => {
  await buildPage(home('vite'));
  await at(home('vite'), async ({ page, said }) => {
    await expectStyled(page, 'Start a circle');
    const columns = await page
      .getByRole('main')
      .locator('.grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(columns, "the app's own utilities work beside the library's").toBe(2);
    await walkDialog(page, 'Start a circle', 'Start a circle');
    await walkMenu(page, 'Sort', 'By day', 'Sorted by day.');
    await page.getByRole('button', { name: /light/i }).click();
    await expectStyled(page, 'Start a circle');
    await page.getByLabel('Language of this site').selectOption('Kiswahili');
    await page.getByRole('button', { name: 'Tumia mandhari ya giza' }).waitFor();
    await page.getByRole('button', { name: 'Start a circle' }).click();
    await page.getByRole('button', { name: 'Funga', exact: true }).waitFor();
    expect(said).toEqual([]);
  });
});

it('the styles of the imported entries style everything that an app shows', async () => {
  const folder = home('vite');
  await buildPage(folder);
  await addWholeStyle(folder);
  await at(folder, async ({ page, said }) => {
    await expectNothingUnstyled(page);
    await page.getByRole('button', { name: 'Start a circle' }).click();
    await page.getByRole('dialog').waitFor();
    await expectNothingUnstyled(page);
    await page.getByRole('button', { name: 'Open it' }).click();
    await page.locator('[data-slot="toast"]').waitFor();
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.getByRole('menu').waitFor();
    await expectNothingUnstyled(page);
    const fonts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
    );
    expect(fonts, 'the font is asked for once, by its preload').toHaveLength(1);
    expect(said).toEqual([]);
  });
  // Planted: without its style an entry looks different.
  const css = join(folder, 'src/style.css');
  const style = await readFile(css, 'utf8');
  await writeFile(css, style.replace("@import '@digiken/ui/styles/tabs.css';", ''));
  await buildPage(folder);
  await writeFile(css, style);
  await addWholeStyle(folder);
  await at(folder, async ({ page }) => {
    await expect(expectNothingUnstyled(page)).rejects.toThrow(/to deeply equal \[\]/);
  });
});

it('Node renders a page, and React 18.3 hydrates it without a warning', async () => {
  const folder = home('server-render');
  expect(await reactOf(folder)).toMatch(/^18\.3\./);
  await buildPage(folder);
  expect(await renderOnServer(folder), 'what React said in Node').toBe('');
  const html = await readFile(join(folder, 'dist/index.html'), 'utf8');
  expect(html).toContain('Achieng wires schools in Siaya.');
  expect(html).toContain('What when it rains?');
  expect(html, 'the policy refuses inline style and script').not.toMatch(/\sstyle=|<style/);
  await at(folder, async ({ page, said }) => {
    await expectStyled(page, 'Join');
    await walkDialog(page, 'Leave the course', 'Leave the course?', 'alertdialog');
    await walkMenu(page, 'More', 'Share', 'Link copied.');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.locator('[data-slot="toast"]', { hasText: 'You have joined.' }).waitFor();
    expect(said).toEqual([]);
  });
});

/** The page of an app without Tailwind, with any version of React. */
const plainWalk = async ({ page, said }: Visit) => {
  await expectStyled(page, 'Renew all');
  await walkDialog(page, 'Renew all', 'Renew two books?');
  await walkDialog(page, 'Opening hours', 'Opening hours');
  await walkMenu(page, 'More', 'Report a loss', 'We have noted it.');
  expect(said).toEqual([]);
};

it('an app without Tailwind needs only styles.css, on React 19', async () => {
  expect(await reactOf(home('plain'))).toMatch(/^19\./);
  await buildPage(home('plain'));
  await at(home('plain'), plainWalk);
});

it('the same app runs on React 18.3', async () => {
  const folder = join(home('server-render'), 'plain');
  await mkdir(folder, { recursive: true });
  await cp(sourceOf('plain'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('node_modules'),
  });
  await buildPage(folder);
  await at(folder, plainWalk);
});

it('planted: fails if a page renders differently in the browser and in Node', async () => {
  const folder = home('server-render');
  const index = join(folder, 'dist/index.html');
  const html = await readFile(index, 'utf8');
  await writeFile(index, html.replace('Achieng wires schools', 'Achieng wired schools'));
  await at(folder, async ({ said }) => {
    expect(said.join('\n')).toMatch(/did not match|hydration/i);
  });
});
