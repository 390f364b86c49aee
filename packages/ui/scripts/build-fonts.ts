/**
 * Writes the font files in src/foundations/styles/fonts from the typeface's package: the characters and weights that
 * our texts use in the first one, the rest of its Latin characters in the second. Run by `npm run fonts`; the files
 * are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersOf, FONT_FILES, WEIGHTS } from './font-subsets';

const SOURCE =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const fonts = fileURLToPath(new URL('../src/foundations/styles/fonts/', import.meta.url));
const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));

for (const [name, ranges] of Object.entries(FONT_FILES)) {
  const font = await subsetFont(source, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { ...WEIGHTS, default: WEIGHTS.min } },
  });
  writeFileSync(`${fonts}${name}`, font);
  console.log(`${name}: ${font.length} bytes`);
}
