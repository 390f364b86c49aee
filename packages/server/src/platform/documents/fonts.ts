import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const WEIGHTS = { regular: 400, bold: 700 } as const;
/** The site's typeface, and Noto Sans for letters that it lacks, such as ĩ and ũ in Gĩkũyũ names. */
const PARTS = [
  'atkinson-hyperlegible-next latin',
  'atkinson-hyperlegible-next latin-ext',
  'noto-sans latin-ext',
  'noto-sans vietnamese',
  'noto-sans greek',
  'noto-sans cyrillic',
] as const;

export type Weight = keyof typeof WEIGHTS;
interface Part {
  name: string;
  file: Buffer;
  font: Font;
}

let loaded: Record<Weight, readonly Part[]> | undefined;

/** The fonts of documents, read once. A document embeds only the letters that it uses. */
export function fonts(): Record<Weight, readonly Part[]> {
  const require = createRequire(import.meta.url);
  const read = (weight: Weight): Part[] =>
    PARTS.map((name) => {
      const [family, subset] = name.split(' ');
      const path = `@fontsource/${family}/files/${family}-${subset}-${WEIGHTS[weight]}-normal.woff`;
      const file = readFileSync(require.resolve(path));
      return { name: `${name} ${weight}`, file, font: create(file) as Font };
    });
  loaded ??= { regular: read('regular'), bold: read('bold') };
  return loaded;
}

/** The font of most letters. */
export const mainFont = (weight: Weight): string => `${PARTS[0]} ${weight}`;

/**
 * Splits a text into runs of one font each. A letter that no font has becomes a question mark, because PDF/UA
 * forbids letters without a shape.
 */
export function runsOf(text: string, weight: Weight): { font: string; text: string }[] {
  const parts = fonts()[weight];
  const runs: { font: string; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const part = parts.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const name = part?.name ?? mainFont(weight);
    const shown = part ? letter : '?';
    const last = runs.at(-1);
    if (last?.font === name) last.text += shown;
    else runs.push({ font: name, text: shown });
  }
  return runs;
}
