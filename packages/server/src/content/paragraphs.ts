import { TEXT_LIMITS } from './limits';
import { TextRefused } from './text-refused';

interface Paragraph {
  /** From 1. */
  line: number;
  characters: number;
}

const FENCE = /^\s{0,3}(`{3,}|~{3,})/;
/** Bullets and headings end a paragraph. Numbered items do not always, so they are not counted. */
const NEW_PARAGRAPH = /^[\s>]*(?:[-*+]\s|#{1,6}\s)/;
const TABLE_DELIMITER = /^[\s>]*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
/** A picture inside the text. Base64 cannot contain markup. */
const EMBEDDED = /data:[\w/+.-]+;base64,[A-Za-z0-9+/=]+/g;

/** Splits Markdown into paragraphs by lines, in linear time. Each table row counts as a paragraph. */
function* paragraphsOf(markdown: string): Generator<Paragraph> {
  let fence = '';
  let table = false;
  let open: Paragraph | undefined;
  let line = 0;
  for (const raw of markdown.split('\n')) {
    line += 1;
    const mark = FENCE.exec(raw)?.[1] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
      continue;
    }
    const blank = raw.trim() === '';
    const delimiter = !blank && raw.includes('|') && TABLE_DELIMITER.test(raw);
    if (blank || mark !== '' || table || delimiter || NEW_PARAGRAPH.test(raw)) {
      if (open !== undefined) yield open;
      open = undefined;
    }
    if (mark !== '') fence = mark;
    table = !blank && (table || delimiter);
    if (blank || mark !== '') continue;
    open ??= { line, characters: 0 };
    open.characters += (raw.includes('base64,') ? raw.replace(EMBEDDED, '') : raw).length + 1;
  }
  if (open !== undefined) yield open;
}

/** The line where the longest paragraph starts, from 1; null for an empty text. */
export function longestParagraph(markdown: string): number | null {
  let longest: Paragraph | undefined;
  for (const paragraph of paragraphsOf(markdown)) {
    if (longest === undefined || paragraph.characters > longest.characters) longest = paragraph;
  }
  return longest?.line ?? null;
}

const figure = (count: number) => count.toLocaleString('en-GB');

/** @throws {TextRefused} with the line, before anything is parsed */
export function refuseLongText(markdown: string): void {
  const { lineCharacters, paragraphCharacters } = TEXT_LIMITS;
  const long = markdown.split('\n').findIndex((line) => line.length > lineCharacters);
  if (long >= 0) throw new TextRefused(`has more than ${figure(lineCharacters)} characters`, long + 1);
  for (const { line, characters } of paragraphsOf(markdown)) {
    if (characters > paragraphCharacters) {
      throw new TextRefused(
        `starts a paragraph of more than ${figure(paragraphCharacters)} characters: split it`,
        line,
      );
    }
  }
}
