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
const SOURCE = join(ROOT, 'scripts/bench/ui/page');

/** @typedef {{ script: number, style: number }} Weight bytes, gzip */

/**
 * Builds one of the two pages in the way an app is built.
 * @param {(typeof PAGES)[number]} page
 * @param {string} folder absolute path of the output; receives the folder `page`
 * @param {string} [style] a style sheet that replaces the page's own
 * @returns {Promise<Weight>} of the whole build, including lazy chunks
 */
export async function buildPage(page, folder, style = `${page}.css`) {
  const outDir = join(folder, page);
  await build({
    root: SOURCE,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss(), react()],
    resolve: { alias: { [`./${page}.css`]: join(SOURCE, style) } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(SOURCE, `${page}.tsx`),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const files = await readdir(outDir);
  const styles = files.filter((name) => name.endsWith('.css'));
  const links = [
    ...files.filter((name) => name.endsWith('.woff2')).map(preload),
    ...styles.map((name) => `<link rel="stylesheet" href="./${name}">`),
  ].join('');
  await writeFile(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="en" class="dark"><meta charset="utf-8"><title>${page}</title>${links}<body><div id="root"></div><script type="module" src="./page.js"></script>`,
  );
  const weigh = async (/** @type {string} */ end) => {
    const found = files.filter((name) => name.endsWith(end));
    const sizes = await Promise.all(
      found.map(async (name) => gzipSync(await readFile(join(outDir, name)), { level: 9 }).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return { script: await weigh('.js'), style: await weigh('.css') };
}
