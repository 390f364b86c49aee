/** Most words of a passage: about what can be quoted as one answer. */
export const PASSAGE_WORDS = 120;
/** Most characters: some languages are written without spaces. */
const PASSAGE_CHARACTERS = 1_500;

export interface Passage {
  /** Id of the nearest heading; null before the first one. */
  anchor: string | null;
  heading: string;
  /** A line break between paragraphs; empty for a heading without text, and for a lesson without text. */
  text: string;
}

export interface Heading {
  id: string;
  text: string;
}

/**
 * Cuts a lesson's text at its headings, then at paragraphs, sentences and words, so that no passage is too long.
 * @param lesson `text`: plain text with a line for each block; `headings`: of all levels, in order
 */
export function splitPassages({ text, headings }: { text: string; headings: readonly Heading[] }): Passage[] {
  const passages: Passage[] = [];
  let heading: Heading | undefined;
  let lines: string[] = [];
  let next = 0;
  const flush = () => {
    const place = { anchor: heading?.id ?? null, heading: heading?.text ?? '' };
    const texts = packed(lines);
    for (const part of texts) passages.push({ ...place, text: part });
    if (texts.length === 0 && (heading !== undefined || text === '')) passages.push({ ...place, text: '' });
    lines = [];
  };
  for (const line of text.split('\n')) {
    // A heading whose text differs from its line, e.g. because of a picture in it, must not hide those after it.
    const found = headings.slice(next, next + 3).findIndex((heading) => heading.text === line);
    if (found < 0) {
      if (line !== '') lines.push(line);
      continue;
    }
    flush();
    heading = headings[next + found];
    next += found + 1;
  }
  flush();
  return passages;
}

/** Number of words of a line, which has single spaces. A long text has many lines, so nothing is copied. */
function count(line: string): number {
  let words = 1;
  for (let at = line.indexOf(' '); at >= 0; at = line.indexOf(' ', at + 1)) words += 1;
  return words;
}

/** Joins lines up to the longest passage. */
function packed(lines: readonly string[]): string[] {
  const texts: string[] = [];
  let current = '';
  let words = 0;
  for (const piece of lines.flatMap(pieces)) {
    const more = count(piece);
    if (
      current !== '' &&
      (words + more > PASSAGE_WORDS || current.length + piece.length > PASSAGE_CHARACTERS)
    ) {
      texts.push(current);
      current = '';
      words = 0;
    }
    current += current === '' ? piece : `\n${piece}`;
    words += more;
  }
  if (current !== '') texts.push(current);
  return texts;
}

const fits = (text: string) => text.length < PASSAGE_CHARACTERS && count(text) <= PASSAGE_WORDS;

/** A line that is too long, cut after sentences; a sentence that is too long, between words. */
function pieces(line: string): string[] {
  if (fits(line)) return [line];
  const sentences = line.split(/(?<=[.!?…])\s+/);
  return joined(
    sentences.flatMap((sentence) => (fits(sentence) ? [sentence] : joined(shortWords(sentence)))),
  );
}

/** Words, with one that is longer than a passage in parts. */
const shortWords = (sentence: string): string[] =>
  sentence.split(/\s+/).flatMap((word) => word.match(/.{1,1000}/gsu) ?? []);

/** Joins parts with spaces, as many as fit. */
function joined(parts: readonly string[]): string[] {
  const texts: string[] = [];
  let current: string[] = [];
  let [words, length] = [0, 0];
  for (const part of parts) {
    const more = count(part);
    if (
      current.length > 0 &&
      (words + more > PASSAGE_WORDS || length + part.length >= PASSAGE_CHARACTERS - 1)
    ) {
      texts.push(current.join(' '));
      current = [];
      [words, length] = [0, 0];
    }
    current.push(part);
    words += more;
    length += part.length + 1;
  }
  if (current.length > 0) texts.push(current.join(' '));
  return texts;
}

const HEADING = /<h([2-6])\b[^>]*?\sid="([^"]*)"[^>]*>(.*?)<\/h\1>/gs;
/** The plain text of a formula is its TeX. */
const FORMULA = /<math\b[^>]*?\salttext="([^"]*)"[^>]*>.*?<\/math>/gs;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

/** The headings of rendered HTML. It was written by our own serialiser, so its form is known. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(HEADING)].map(([, , id = '', inner = '']) => ({
    id: decoded(id),
    text: decoded(inner.replace(FORMULA, '$1').replace(/<[^>]*>/g, ''))
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

const decoded = (html: string) =>
  html.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
