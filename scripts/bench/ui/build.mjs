import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from '../../lib/run.mjs';

export const PAGES = /** @type {const} */ (['plain', 'ours']);

/** As the library's README recommends: a font that loads after the first layout causes a second layout. */
const preload = (/** @type {string} */ name) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${name}">`;
/** A font file that browsers fetch only for characters that the page has and the first file lacks. */
const isExtra = (/** @type {string} */ name) => name.includes('-more');
const SOURCE = join(ROOT, 'scripts/bench/ui/page');
/** Components of the product on the page. They are built as a part of it, like those of any app. */
const PARTS = Object.fromEntries(
  ['site/brand', 'courses/course-card'].map((path) => {
    const name = path.split('/')[1];
    return [`@digiken/learning/${name}`, join(ROOT, `packages/learning/src/${path}/${name}.tsx`)];
  }),
);

/**
 * Bytes, gzip: script at first load and what comes on demand, styles, and fonts (compressed by themselves).
 * @typedef {{ script: number, later: number, style: number, font: number, moreFonts: number }} Weight
 */

/**
 * Builds one of the two pages in the way an app is built.
 * @param {(typeof PAGES)[number]} page
 * @param {string} folder absolute path of the output; receives the folder `page`
 * @param {string} [style] a style sheet that replaces the page's own
 * @returns {Promise<Weight>}
 */
export async function buildPage(page, folder, style = `${page}.css`) {
  const outDir = join(folder, page);
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({
      root: SOURCE,
      base: './',
      configFile: false,
      logLevel: 'error',
      plugins: [tailwindcss(), react()],
      resolve: { alias: { [`./${page}.css`]: join(SOURCE, style), ...PARTS } },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir,
        emptyOutDir: true,
        rolldownOptions: {
          input: join(SOURCE, `${page}.tsx`),
          output: {
            entryFileNames: 'page.js',
            chunkFileNames: '[name].js',
            assetFileNames: '[name][extname]',
          },
        },
      },
    })
  );
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of first) {
    for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) first.add(other);
  }
  const files = await readdir(outDir);
  const styles = files.filter((name) => name.endsWith('.css'));
  const links = [
    ...files.filter((name) => name.endsWith('.woff2') && !isExtra(name)).map(preload),
    ...styles.map((name) => `<link rel="stylesheet" href="./${name}">`),
  ].join('');
  await writeFile(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="en" class="dark"><meta charset="utf-8"><title>${page}</title>${links}<body><div id="root"></div><script type="module" src="./page.js"></script>`,
  );
  const weigh = async (/** @type {string[]} */ found, compressed = false) => {
    const sizes = await Promise.all(
      found.map(async (name) => {
        const content = await readFile(join(outDir, name));
        return compressed ? content.length : gzipSync(content, { level: 9 }).length;
      }),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const scripts = files.filter((name) => name.endsWith('.js'));
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  return {
    script: await weigh(scripts.filter((name) => first.has(name))),
    later: await weigh(scripts.filter((name) => !first.has(name))),
    style: await weigh(styles),
    font: await weigh(
      fonts.filter((name) => !isExtra(name)),
      true,
    ),
    moreFonts: await weigh(fonts.filter(isExtra), true),
  };
}
