/**
 * Makes the film of the demo course on safe water again: `npx tsx tools/demo-film/main.ts`. The browser encodes what
 * scene.ts draws; the captions beside the film are written by hand.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { LENGTH, pictureAt, SIZE } from './scene.ts';

const ROOT = join(import.meta.dirname, '../..');
const TARGET = join(
  ROOT,
  'packages/server/src/demo/courses/clean-water/2-keep-it-safe/lessons/1-store-and-wash-hands',
);
const SCRIPTS: Readonly<Record<string, string>> = {
  '/encode.mjs': join(import.meta.dirname, 'encode.mjs'),
  '/mediabunny.mjs': join(ROOT, 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs'),
};
/** Video can be encoded on secure pages only. */
const ADDRESS = 'https://film.test/';
const PER_SECOND = 10;
/** Seconds: a moment that shows what the film is about. */
const POSTER_AT = 3;

const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const page = await browser.newPage();
  await page.route(`${ADDRESS}**`, async (route) => {
    const script = SCRIPTS[new URL(route.request().url()).pathname];
    if (script === undefined)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
    return route.fulfill({ contentType: 'text/javascript', body: await readFile(script, 'utf8') });
  });
  await page.goto(ADDRESS);
  const pictures = Array.from({ length: LENGTH * PER_SECOND }, (_, index) => pictureAt(index / PER_SECOND));
  const job = { pictures, poster: pictureAt(POSTER_AT), size: SIZE, perSecond: PER_SECOND };
  const made = (await page.evaluate(
    `import('/encode.mjs').then(({ encode }) => encode(${JSON.stringify(job)}))`,
  )) as { film: string; poster: string };
  await writeFile(join(TARGET, 'video.webm'), Buffer.from(made.film, 'base64'));
  await writeFile(join(TARGET, 'video.png'), Buffer.from(made.poster, 'base64'));
} finally {
  await browser.close();
}
