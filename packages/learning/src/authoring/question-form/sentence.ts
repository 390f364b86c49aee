import type { AcceptedTexts } from '../../lib/authored-question';

/** A blank with its accepted answers: `[[April/aprili]]`. */
const BLANK = /\[\[([^[\]]*)\]\]/g;

export interface SentenceBlank {
  /** From the text, trimmed; the first one is the model answer. */
  accepted: string[];
}

/** The text between blanks and the blanks, in reading order. */
export function readSentence(sentence: string): { texts: string[]; blanks: SentenceBlank[] } {
  const texts: string[] = [];
  const blanks: SentenceBlank[] = [];
  let from = 0;
  for (const match of sentence.matchAll(BLANK)) {
    texts.push(sentence.slice(from, match.index));
    const accepted = (match[1] ?? '').split('/').map((text) => text.trim());
    blanks.push({ accepted: accepted.filter((text) => text !== '') });
    from = match.index + match[0].length;
  }
  texts.push(sentence.slice(from));
  return { texts, blanks };
}

/** The parts of a question as one text with its blanks, and what is expected in them. */
export function toSentence(
  parts: readonly (string | { blank: string; label: string })[],
  keys: Readonly<Record<string, AcceptedTexts>>,
): { sentence: string; labels: string[] } {
  const labels: string[] = [];
  const sentence = parts.map((part) => {
    if (typeof part === 'string') return part;
    labels.push(part.label);
    return `[[${(keys[part.blank]?.accepted ?? []).map(({ text }) => text).join('/')}]]`;
  });
  return { sentence: sentence.join(''), labels };
}
