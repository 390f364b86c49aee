import { SCRIPTS } from '../../../scripts/lib/page-weight.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { version } from 'react-dom';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { PRERENDERED } from '../src/routes/prerendered';

const dist = join(import.meta.dirname, '../dist');
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const fileOf = (path: string) => `${path.slice(1)}${path === '/' ? '' : '/'}index.html`;
const pages = Object.keys(PRERENDERED).map((path) => ({ path, html: read(fileOf(path)) }));
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Scripts of a page with everything that they import at once, in bytes of gzip. */
function firstLoadBytes(html: string): number {
  const waiting = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  const files = new Set(waiting);
  for (const file of files) {
    for (const [, name] of read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      files.add(`assets/${name}`);
  }
  return [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
}

describe('pre-rendered pages', () => {
  it.each([...pages, { path: '200.html', html: read('200.html') }])(
    'security: $path holds no inline script, style or handler',
    ({ html }) => {
      const page = parse(html);
      expect([...page.scripts].filter((script) => !script.src)).toEqual([]);
      expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
      const handlers = [...page.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      );
      expect(handlers).toEqual([]);
    },
  );

  it.each(pages)(
    '$path: its text is there before JavaScript, with one h1, a title and a description',
    ({ html }) => {
      const page = parse(html);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelector('main')?.textContent?.trim().length).toBeGreaterThan(60);
      expect(page.title).toContain('Digiken');
      expect(page.querySelector('meta[name="description"]')?.getAttribute('content')?.length).toBeGreaterThan(
        20,
      );
      expect(page.documentElement.lang).toBe('en-KE');
      expect(page.documentElement.className).toBe('dark');
    },
  );

  it('[17.70] the home page says how it works before JavaScript', () => {
    const page = parse(read('index.html'));
    const more = page.querySelector('[data-slot="home-more"]');
    expect([...(more?.querySelectorAll('h2') ?? [])].map((heading) => heading.textContent)).toEqual([
      'How it works',
      'A certificate that anyone can check',
      'Made to be used by everybody',
      'Try before you pay',
    ]);
  });

  it.each(pages)(
    '$path: what can be used before JavaScript is what shell/pre-hydration.ts hands on',
    ({ html }) => {
      expect(parse(html).querySelectorAll('[type="checkbox"], [type="radio"], [type="file"]')).toHaveLength(
        0,
      );
    },
  );

  it('[14.63] all pages name the same style sheet, and there is no other one', () => {
    const sheets = [...pages, { html: read('200.html') }].flatMap(({ html }) =>
      [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/assets\/([^"]+)"/g)].map(([, file]) => file),
    );
    expect(sheets).toHaveLength(pages.length + 1);
    const [sheet] = new Set(sheets);
    const built = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'));
    expect(built).toEqual([sheet]);
    expect(new Set(sheets).size).toBe(1);
  });

  it('titles are unique', () => {
    const titles = pages.map(({ html }) => parse(html).title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('the theme is applied before the first paint, and nothing comes from another host', () => {
    for (const { html } of pages) {
      expect(html).toContain('<script src="/pre-hydration.js"></script>');
      expect([...html.matchAll(/<(?:script|link|img)[^>]+(?:src|href)="(?!\/)[^"]*"/g)]).toEqual([]);
    }
  });

  it('every other path gets a shell that is empty and keeps no page’s text', () => {
    const shell = parse(read('200.html'));
    expect(shell.getElementById('root')?.childNodes).toHaveLength(0);
    expect(existsSync(join(dist, '.vite'))).toBe(false);
  });

  it.each([
    ['course', 'course-page', '/api/course/~2'],
    ['course/unit', 'unit-page', '/api/course/unit/~3'],
    ['course/unit/lesson', 'lesson-page', '/api/course/unit/lesson/~4'],
    ['console/dashboard', 'dashboard-page', '/api/user/~viewer'],
    ['console/course/unit/lesson', 'lesson-page', '/api/user/~viewer'],
  ])(
    '[14.66][14.301] the shell of /%s names its code, in few files, its style sheet and its data',
    (path, page, first) => {
      const shell = parse(read(`${path}/200.html`));
      expect(shell.getElementById('root')?.childNodes).toHaveLength(0);
      const hrefs = (rel: string) =>
        [...shell.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href') ?? '');
      expect(hrefs('modulepreload').join()).toContain(`/assets/${page}-`);
      // A browser asks for six at a time.
      expect(hrefs('modulepreload').length).toBeLessThanOrEqual(18);
      expect(hrefs('stylesheet')).toHaveLength(1);
      expect(shell.querySelector('meta[name="digiken-first"]')?.getAttribute('content')).toContain(first);
      // Scripts wait for the style sheets before them.
      const early = shell.querySelector('script[src="/pre-hydration.js"]');
      const sheet = shell.querySelector('link[rel="stylesheet"]');
      expect(early?.compareDocumentPosition(sheet as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it.each([
    ['/', SCRIPTS.home.script],
    ['/courses', SCRIPTS.courses.script],
  ])('[14.64] the scripts that %s starts with are %i bytes or less', (path, most) => {
    expect(firstLoadBytes(read(fileOf(path)))).toBeLessThanOrEqual(most);
  });

  it('[14.65] no plugin of ours takes part in the build, and packages keep their code', async () => {
    const config = await resolveConfig(
      { root: join(dist, '..'), configFile: join(dist, '../vite.config.ts'), logLevel: 'silent' },
      'build',
    );
    expect(config.plugins.map(({ name }) => name).filter((name) => name.startsWith('digiken'))).toEqual([]);
    // What a build of its own would cut first: the version that react-dom reports, and events of input methods.
    const code = readdirSync(join(dist, 'assets'))
      .filter((file) => /^vendor-.*\.js$/.test(file))
      .map((file) => read(`assets/${file}`))
      .join('');
    for (const part of [version, 'compositionend', 'xlink:href', '__REACT_DEVTOOLS_GLOBAL_HOOK__'])
      expect(code).toContain(part);
  });
});
