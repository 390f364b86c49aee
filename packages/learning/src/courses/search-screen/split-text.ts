/** Offsets in UTF-16 code units; `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

interface Part {
  part: string;
  match: boolean;
}

/**
 * Splits a text into lines, and each line into highlighted and other parts. Ranges outside the text, and ranges
 * that overlap an earlier one, are ignored.
 */
export function splitText(text: string, matches: readonly TextRange[]): Part[][] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end } of matches) {
    if (!(start >= at && end > start && end <= text.length)) continue;
    parts.push({ part: text.slice(at, start), match: false }, { part: text.slice(start, end), match: true });
    at = end;
  }
  parts.push({ part: text.slice(at), match: false });

  const lines: Part[][] = [[]];
  for (const { part, match } of parts) {
    part.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ part: piece, match });
    });
  }
  return lines.filter((line) => line.length > 0);
}
