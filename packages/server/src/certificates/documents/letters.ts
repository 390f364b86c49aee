import { fonts, mainFont, runsOf, type Weight } from '../../platform/documents/fonts';

/** A text as outlines: pictures are drawn on machines without the site's fonts, or without any. */
export interface Letters {
  /** An SVG path with its baseline at y = 0. */
  path: string;
  width: number;
}

interface Style {
  /** Units of the picture. */
  size: number;
  weight?: Weight;
}

function lettersOf(text: string, { size, weight = 'regular' }: Style): Letters {
  let width = 0;
  const paths: string[] = [];
  for (const run of runsOf(text, weight)) {
    const part = fonts()[weight].find(({ name }) => name === run.font) ?? {
      font: fonts()[weight].find(({ name }) => name === mainFont(weight))?.font,
    };
    const font = part.font;
    if (!font) continue;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      paths.push(
        glyph.path
          .scale(scale, -scale)
          .translate(width + (position?.xOffset ?? 0) * scale, 0)
          .toSVG(),
      );
      width += (position?.xAdvance ?? glyph.advanceWidth) * scale;
    }
  }
  return { path: paths.join(''), width };
}

/**
 * Breaks a text into lines that fit.
 * @param most lines; what does not fit into them is left out, with an ellipsis
 */
export function linesOf(
  text: string,
  { width, most, ...style }: Style & { width: number; most: number },
): string[] {
  const fits = (line: string) => lettersOf(line, style).width <= width;
  // A word that is too long for a line is broken anywhere.
  const parts = text
    .trim()
    .split(/\s+/)
    .flatMap((word) =>
      fits(word) ? [` ${word}`] : [...word].map((letter, index) => (index === 0 ? ` ${letter}` : letter)),
    );
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    const longer = line === '' ? part.trimStart() : line + part;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = part.trimStart();
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  const shown = lines.slice(0, most);
  let last = shown[most - 1] ?? '';
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...shown.slice(0, -1), `${last}…`];
}

/** Lines of outlines below each other, as SVG. `y` is the baseline of the first one. */
export function drawLines(
  lines: readonly string[],
  {
    x,
    y,
    leading,
    fill,
    centred = false,
    ...style
  }: Style & { x: number; y: number; leading: number; fill: string; centred?: boolean },
): string {
  return lines
    .map((line, index) => {
      const { path, width } = lettersOf(line, style);
      const left = centred ? x - width / 2 : x;
      return `<path transform="translate(${left.toFixed(1)} ${(y + index * leading).toFixed(1)})" fill="${fill}" d="${path}"/>`;
    })
    .join('');
}
