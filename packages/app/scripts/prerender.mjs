/**
 * Writes the static pages: dist/<path>/index.html for each pre-rendered path, with the page's text in it, and
 * dist/200.html, the plain shell for every other path. Runs after both vite builds.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { noScript, paths, render } from '../dist-ssr/entry-server.js';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const template = paintFirst(readFileSync(join(dist, 'index.html'), 'utf8'));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/**
 * The text is in the HTML, so what paints it comes first: the style sheet before everything, and scripts below
 * it in priority, or a slow line spends its first second on code that nobody waits for yet.
 */
function paintFirst(html) {
  const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
  return sheets
    .reduce((text, sheet) => text.replace(sheet, ''), html)
    .replace('    <!--head-->\n', () => `${sheets.join('')}    <!--head-->\n`)
    .replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" fetchpriority="low"')
    .replace(/<script type="module"/g, '<script type="module" fetchpriority="low"');
}

const escape = (text) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character],
  );

/** Every file of a page's chunk, with those that it imports. */
function filesOf(source, seen = new Set()) {
  const chunk = manifest[source];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

const OTHER_PAGES = 'src/routes/other-pages.ts';
if (!manifest[OTHER_PAGES]) throw new Error(`The build has no file of ${OTHER_PAGES}.`);

/** The file with the characters of our texts; the second one is fetched only if a page needs it. */
const font = Object.values(manifest).find(
  ({ file }) => file.endsWith('.woff2') && !file.includes('-more-'),
)?.file;
/** What every page names. */
const loaded = new Set([...template.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file));

/** The sheet of the pages for which the first one is not enough. */
const fullSheet = Object.values(manifest).find(({ file }) => /\/styles-[^/]+\.css$/.test(file))?.file;
if (fullSheet === undefined) throw new Error('The build has no file of styles.full.css.');

function head({ title, description, page, opened: pages, fullSheet: full }) {
  const needed = page ? [...filesOf(page), ...(full ? filesOf(OTHER_PAGES) : [])] : [];
  const preloads = needed.filter((file) => file.endsWith('.js') && !loaded.has(file));
  return [
    full && `<link rel="stylesheet" crossorigin href="/${fullSheet}" />`,
    `<title>${escape(title)}</title>`,
    pages && `<meta name="digiken-pages" content="${escape(JSON.stringify(pages))}" />`,
    description && `<meta name="description" content="${escape(description)}" />`,
    font && `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`,
    ...preloads.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
  ]
    .filter(Boolean)
    .join('\n    ');
}

function write(file, texts, html) {
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  // Functions, because a replacement text would read `$` as a pattern.
  writeFileSync(
    target,
    template
      .replace('<!--head-->', () => head(texts))
      .replace('<!--noscript-->', () => noScript)
      .replace('<!--app-->', () => html),
  );
}

/** Pages that are opened by their address most, by the start of their path; the first that fits counts. */
const OPENED = {
  '/course/unit/lesson/': [OTHER_PAGES, 'src/pages/lesson-page.tsx'],
  '/course/unit/': [OTHER_PAGES, 'src/pages/unit-page.tsx'],
  '/course/': [OTHER_PAGES, 'src/pages/course-page.tsx'],
  '/console/course/unit/lesson/': ['learner', OTHER_PAGES, 'src/pages/lesson-page.tsx'],
  '/console/dashboard': ['learner', 'src/pages/dashboard-page.tsx'],
};
const keyOf = (source) =>
  Object.keys(manifest).find((key) => key === source || manifest[key].name === source);
const opened = Object.entries(OPENED).map(([path, sources]) => {
  const files = new Set(sources.flatMap((source) => [...filesOf(keyOf(source))]));
  if (files.size === 0) throw new Error(`The build has no file of ${sources.join(', ')}.`);
  return { path, files: [...files].filter((file) => !loaded.has(file)).map((file) => `/${file}`) };
});

write('200.html', { title: 'Digiken', opened }, '');
for (const path of paths) {
  const { html, ...texts } = await render(path);
  write(join(path, 'index.html'), texts, html);
}
// Vite copies the file as it is, and every first visit loads it.
const script = join(dist, 'pre-hydration.js');
writeFileSync(script, transformSync(readFileSync(script, 'utf8'), { minify: true, target: 'es2022' }).code);
rmSync(join(dist, '.vite'), { recursive: true });
console.log(`Pre-rendered ${paths.length} pages and 200.html`);
