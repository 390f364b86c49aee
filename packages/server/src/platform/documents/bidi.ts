import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A part of a line in one direction. The letters of a part from right to left are in the order of reading. */
export interface Part {
  text: string;
  rtl: boolean;
}

/** Whether a text has parts that are written from right to left. */
export const runsBothWays = (text: string): boolean =>
  bidi.getEmbeddingLevels(text).levels.some((level) => level % 2 === 1);

/** The parts of a line as they stand from left to right (Unicode bidirectional algorithm). */
export function visualParts(line: string): Part[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const { levels } = embedding;
  const parts: Part[] = [];
  let before: number | null = null;
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const rtl = (levels[at] ?? 0) % 2 === 1;
    const letter = (rtl && bidi.getMirroredCharacter(line[at] ?? '')) || (line[at] ?? '');
    const last = parts.at(-1);
    const follows = before !== null && at - before === (rtl ? -1 : 1) && levels[at] === levels[before];
    if (last === undefined || !follows) parts.push({ text: letter, rtl });
    else last.text = rtl ? letter + last.text : last.text + letter;
    before = at;
  }
  return parts;
}

/** Breaks a text into lines at its spaces. @param widthOf in the unit of `width` */
export function linesOf(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
