/** Widths of letters of the heaviest weight, in parts of its size. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF]/, 1],
  [/[MWmw@%]/, 0.9],
  [/[ijl.,:;'’|!\s]/, 0.35],
  [/[rtfI()-]/, 0.43],
  [/\p{Lu}/u, 0.74],
];
const OTHER = 0.61;

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER),
    0,
  );

/** How many lines a text takes that wraps between words, or inside a word that is too long for a line. */
function linesOf(text: string, width: number): number {
  let lines = 1;
  let at = 0;
  for (const word of text.trim().split(/\s+/)) {
    const own = widthOf(word);
    const after = at === 0 ? own : at + widthOf(' ') + own;
    if (after <= width) at = after;
    else if (own <= width) {
      lines += 1;
      at = own;
    } else {
      const more = Math.ceil(own / width);
      lines += at === 0 ? more - 1 : more;
      at = own - (more - 1) * width;
    }
  }
  return lines;
}

export interface TextBox {
  width: number;
  height: number;
  /** Height of a line in parts of the size. */
  leading: number;
  /** In the unit of the box, from the largest. */
  sizes: readonly number[];
}

/**
 * The place of the first size at which a text fits its box, by the widths of its letters: known before the page is
 * drawn, on the server too. The last one if none fits.
 */
export function fitText(text: string, { width, height, leading, sizes }: TextBox): number {
  const found = sizes.findIndex((size) => linesOf(text, width / size) * leading * size <= height);
  return found < 0 ? sizes.length - 1 : found;
}
