import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPage,
  CONSUMERS,
  install,
  renderOnServer,
  sourceOf,
  startNext,
  typeErrors,
} from '../lib/consumer';
import { packLibrary } from '../lib/tarball';
import { themeScript } from '../../../packages/ui/src/foundations/theme-script/theme-script';
import { hydrated, launch, serve, type Visit, visit } from '../lib/visit';
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
    const toast = page.locator('[data-slot="toast"]');
    await toast.waitFor();
    // The comparison can take longer than the five seconds of a toast, whose timer pauses under the pointer.
    await toast.hover();
    await expectNothingUnstyled(page);
    await toast.getByRole('button', { name: 'Close message' }).click();
    await toast.waitFor({ state: 'detached' });
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

describe('Next with the App Router', () => {
  let served: Awaited<ReturnType<typeof startNext>>;
  beforeAll(async () => {
    served = await startNext(home('next'));
  });
  afterAll(() => served?.close());

  it('server components call the variants, and client components take over without a message', async () => {
    const { page, said } = await visit(browser, served.url);
    try {
      await expectStyled(page, 'Start a circle');
      await walkDialog(page, 'Start a circle', 'Start a circle');
      await walkMenu(page, 'Sort', 'By day', 'Sorted by day.');
      const books = page.getByRole('link', { name: 'Our books' });
      expect(await books.evaluate((link) => getComputedStyle(link).minHeight)).toBe('44px');
      await books.click();
      await page.getByRole('heading', { name: 'Our books' }).waitFor();
      await page.getByRole('link', { name: 'Back to the circle' }).click();
      await page.getByRole('heading', { name: 'Reading circle' }).waitFor();
      expect(said).toEqual([]);
    } finally {
      await page.context().close();
    }
  });

  it('the server sends the theme of the cookie, so that neither theme flashes', async () => {
    const { page, said } = await visit(browser, served.url);
    try {
      for (const [theme, other] of [
        ['light', 'dark'],
        ['dark', 'light'],
      ] as const) {
        await page.getByRole('button', { name: `Switch to ${theme} theme` }).click();
        const html = await (await page.context().request.get(served.url)).text();
        expect(/<html[^>]* class="([^"]*)"/.exec(html)?.[1]).toBe(theme);
        expect(html, 'the button as the server renders it').toContain(`Switch to ${other} theme`);
        await page.reload();
        await hydrated(page);
        await page.getByRole('button', { name: `Switch to ${other} theme` }).waitFor();
      }
      expect(said).toEqual([]);
    } finally {
      await page.context().close();
    }
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

it('variables change radius, space, font and colour of the compiled styles, and rules of the app win', async () => {
  await buildPage(home('plain'));
  await at(home('plain'), async ({ page }) => {
    const button = page.getByRole('button', { name: 'Renew all', exact: true });
    const look = () =>
      button.evaluate((element) => {
        const { borderRadius, paddingLeft, fontFamily, backgroundColor, fontWeight } =
          getComputedStyle(element);
        return { borderRadius, paddingLeft, fontFamily, backgroundColor, fontWeight };
      });
    expect(await look()).toMatchObject({ borderRadius: '8px', paddingLeft: '20px', fontWeight: '700' });
    // By the CSSOM, because the policy of the page allows no inline style.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root { --dk-radius-md: 2px; --dk-spacing: 0.2rem; --dk-font-sans: serif; --dk-accent: rgb(200, 255, 0); }
        .font-bold { font-weight: 300; }`);
      document.adoptedStyleSheets = [sheet];
    });
    expect(await look()).toEqual({
      borderRadius: '2px',
      paddingLeft: '16px',
      fontFamily: 'serif',
      backgroundColor: 'rgb(200, 255, 0)',
      fontWeight: '300',
    });
  });
});

describe('a static page shows the stored theme from its first frame', () => {
  /** The grounds that the page showed, frame by frame, while the code of the app was still on its way. */
  async function groundsOf(theme: string, prePaint: boolean): Promise<string[]> {
    const dist = join(home('plain'), 'dist');
    const index = join(dist, 'index.html');
    const html = await readFile(index, 'utf8');
    const script = prePaint ? '<head><script src="./theme.js"></script>' : '<head>';
    const other = theme === 'light' ? 'dark' : 'light';
    await writeFile(index, html.replace('<head>', script).replace('class="light"', `class="${other}"`));
    await writeFile(join(dist, 'theme.js'), themeScript());
    const served = await serve(dist);
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.addInitScript((stored) => {
        localStorage.setItem('theme', stored);
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const ground = getComputedStyle(document.documentElement).backgroundColor;
          if (document.styleSheets.length > 0 && !seen.includes(ground)) seen.push(ground);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, theme);
      const grounds = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      await page.route(/assets\/.*\.js$/, async (route) => {
        await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length > 0);
        await route.continue();
      });
      await page.goto(served.url);
      await page.getByRole('button', { name: 'Renew all', exact: true }).waitFor();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const seen = await grounds();
      // Code that is fetched when the browser is idle may still be held.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      return seen;
    } finally {
      await context.close();
      await served.close();
      await writeFile(index, html);
    }
  }

  it.each(['dark', 'light', 'system'])('%s: one ground, with themeScript() in the head', async (theme) => {
    await buildPage(home('plain'));
    expect(await groundsOf(theme, true)).toHaveLength(1);
  });

  it.each(['dark', 'light'])(
    'planted: without the script, a stored %s theme flashes the other',
    async (theme) => {
      expect(await groundsOf(theme, false)).toHaveLength(2);
    },
  );
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
