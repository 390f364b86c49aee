/**
 * Writes the static pages: dist/<path>/index.html for each pre-rendered path, with the page's text in it;
 * dist/<start of a path>/200.html, a shell with the files of the pages below it; and dist/200.html, the plain shell for
 * every other path. Runs after both vite builds.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { firstRequests, noScript, paths, render } from '../dist-ssr/entry-server.js';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const built = readFileSync(join(dist, 'index.html'), 'utf8');
const template = earlyFirst(built);
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/**
 * The early script before the style sheets, which would hold it back, and both before everything else: it asks for the data,
 * and a page cannot be painted without its styles.
 */
function earlyFirst(html) {
  const [script = ''] = html.match(/ *<script src="\/pre-hydration[^\n]*\n/) ?? [];
  const sheets = html.match(/ *<link rel="stylesheet"[^\n]*\n/g) ?? [];
  return [script, ...sheets]
    .reduce((text, line) => text.replace(line, ''), html)
    .replace('    <!--head-->\n', () => `    <!--head-->\n${script}${sheets.join('')}`);
}

/** Where the text is in the HTML, a slow line must not spend its first second on code that nobody waits for yet. */
const textFirst = (html) =>
  html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');

const escape = (text) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character],
  );

/** The manifest's key of a source, or of a chunk by its name. */
const keyOf = (source) =>
  Object.keys(manifest).find((key) => key === source || manifest[key].name === source);

/** Every file of a page's chunk, with those that it imports. */
function filesOf(source, seen = new Set()) {
  const chunk = manifest[source];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

/** The pages that src/routes/pages.ts imports itself; the code of the others is found by this file. */
const ARRIVALS = new Set(['/', '/courses']);
const OTHER_PAGES = 'src/routes/other-pages.ts';
/** The file of the layout of public pages, by the name in vite-first-files.ts. */
const PUBLIC_SHELL = 'visitors';

/** The file with the characters of our texts; the second one is fetched only if a page needs it. */
const font = Object.values(manifest).find(
  ({ file }) => file.endsWith('.woff2') && !file.includes('-more-'),
)?.file;
if (font === undefined) throw new Error('The build has no font.');
/** What every page names. */
const loaded = new Set([...template.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file));

function head({ title, description, first }, hasText) {
  return [
    `<title>${escape(title)}</title>`,
    first && `<meta name="digiken-first" content="${escape(first.join(' '))}" />`,
    description && `<meta name="description" content="${escape(description)}" />`,
    // A page without text waits for its code, and main.tsx asks for the font after it.
    hasText && `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`,
  ]
    .filter(Boolean)
    .join('\n    ');
}

// Low: the data comes before them, and the code that every page starts with takes longer than they do.
const preload = (file) =>
  `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />\n`;

/** The scripts of these sources that the template does not name. */
function scriptsOf(sources) {
  const missing = sources.filter((source) => !keyOf(source));
  if (missing.length > 0) throw new Error(`The build has no file of ${missing.join(', ')}.`);
  const files = new Set(sources.flatMap((source) => [...filesOf(keyOf(source))]));
  return [...files].filter((file) => file.endsWith('.js') && !loaded.has(file));
}

function write(file, texts, html) {
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  // Functions, because a replacement text would read `$` as a pattern.
  const page = template
    .replace('<!--head-->', () => head(texts, html !== ''))
    // After the code that every page starts with: a browser asks for them in this order.
    .replace('  </head>', () => texts.preloads.map(preload).join('') + '  </head>')
    .replace('<!--noscript-->', () => noScript)
    .replace('<!--app-->', () => html);
  writeFileSync(target, html === '' ? page : textFirst(page));
}

/** Pages that are opened by their address most, by the start of their path. The longest that fits counts. */
const OPENED = {
  '/course': [PUBLIC_SHELL, OTHER_PAGES, 'src/pages/course-page.tsx'],
  '/course/unit': [PUBLIC_SHELL, OTHER_PAGES, 'src/pages/unit-page.tsx'],
  '/course/unit/lesson': [PUBLIC_SHELL, OTHER_PAGES, 'src/pages/lesson-page.tsx'],
  '/console/course/unit/lesson': ['learner', OTHER_PAGES, 'src/pages/lesson-page.tsx'],
  '/console/dashboard': ['learner', 'src/pages/dashboard-page.tsx'],
};

write('200.html', { title: 'Digiken', preloads: [] }, '');
for (const [path, sources] of Object.entries(OPENED)) {
  const texts = { title: 'Digiken', preloads: scriptsOf(sources), first: firstRequests[path] };
  write(join(path, '200.html'), texts, '');
}
for (const path of paths) {
  const { html, page, ...texts } = await render(path);
  const preloads = scriptsOf([PUBLIC_SHELL, page, ...(ARRIVALS.has(path) ? [] : [OTHER_PAGES])]);
  write(join(path, 'index.html'), { ...texts, preloads, first: firstRequests[path] }, html);
}
// Vite copies the file as it is, and every first visit loads it.
const script = join(dist, 'pre-hydration.js');
writeFileSync(script, transformSync(readFileSync(script, 'utf8'), { minify: true, target: 'es2022' }).code);
rmSync(join(dist, '.vite'), { recursive: true });
console.log(`Pre-rendered ${paths.length} pages and 200.html`);
