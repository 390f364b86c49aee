import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { visualParts } from './bidi';

const WEIGHTS = { regular: 400, bold: 700 } as const;
/** The site's typeface, and Noto Sans for letters that it lacks, such as ĩ and ũ in Gĩkũyũ names, Hebrew and Arabic. */
const PARTS = [
  'atkinson-hyperlegible-next latin',
  'atkinson-hyperlegible-next latin-ext',
  'noto-sans latin-ext',
  'noto-sans vietnamese',
  'noto-sans greek',
  'noto-sans cyrillic',
  'noto-sans-hebrew hebrew',
  'noto-sans-arabic arabic',
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
 * Splits a line into runs of one font each, as they stand from left to right. A letter that no font has becomes a
 * question mark, because PDF/UA forbids letters without a shape.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  return visualParts(text.normalize('NFC')).flatMap(({ text: part, rtl }) =>
    rtl ? runsIn(part, weight, true).reverse() : runsIn(part, weight, false),
  );
}

export interface Run {
  font: string;
  text: string;
}

/** Fonts join these and turn them around themselves. */
const JOINED = /[\p{L}\p{M}\p{Cf}]/u;

/** @param rtl whether everything but the letters of a word is a run of its own: fonts do not turn it around */
function runsIn(text: string, weight: Weight, rtl: boolean): Run[] {
  const parts = fonts()[weight];
  const runs: Run[] = [];
  let joined = true;
  for (const letter of text) {
    const part = parts.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const name = part?.name ?? mainFont(weight);
    const shown = part ? letter : '?';
    const last = runs.at(-1);
    const joins = !rtl || JOINED.test(letter);
    if (last?.font === name && joined && joins) last.text += shown;
    else runs.push({ font: name, text: shown });
    joined = joins;
  }
  return runs;
}

/**
 * Writes runs of several fonts on one line, on the baseline of the main font.
 * @param place points from the top left corner of the page
 */
export function writeRuns(
  doc: PDFKit.PDFDocument,
  runs: readonly Run[],
  place: {
    x: number;
    y: number;
    width: number;
    align?: 'left' | 'right' | 'center';
    weight: Weight;
    size: number;
  },
): void {
  const { x, y, width, align = 'left', weight, size } = place;
  const main = fonts()[weight][0]?.font;
  doc.fontSize(size);
  const rest = width - widthOf(doc, runs);
  const from = x + Math.max(0, align === 'left' ? 0 : align === 'right' ? rest : rest / 2);
  doc.font(mainFont(weight));
  const height = doc.currentLineHeight(true);
  const baseline = y + ((main?.ascent ?? 0) / (main?.unitsPerEm ?? 1)) * size;
  let at = from;
  for (const { font, text } of runs) {
    doc.font(font).text(text, at, baseline, { baseline: 'alphabetic', lineBreak: false });
    at += doc.widthOfString(text);
  }
  doc.x = x;
  doc.y = y + height;
}

/** Points. */
export const widthOf = (doc: PDFKit.PDFDocument, runs: readonly Run[]): number =>
  runs.reduce((sum, { font, text }) => sum + doc.font(font).widthOfString(text), 0);
