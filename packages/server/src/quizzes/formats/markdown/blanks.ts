import type { AcceptedTexts, QuestionBodyOf } from '@digiken/contract';
import { verbatimParts } from '../../../content';
import { LeftOut } from '../report';
import type { Built, Common } from './built-question';
import { decode, decodeShort, encode, encodeShort, splitAll, splitAt, splitCredit } from './syntax';

const FLAGS = ['case-sensitive', 'ignore-diacritics'] as const;
/** Characters with a meaning in a blank. */
const MARKS = '/|[]()';

/** White space at the ends belongs to the text between two blanks. */
const spaced = (text: string) => decodeShort(`.${text}.`).slice(1, -1);

/** Reads a text with blanks: `Plants need [[light/sun (50%)|what they need|case-sensitive]].` */
export function readBlanks(text: string, body: Common): Built {
  const parts: QuestionBodyOf<'fill-in'>['parts'] = [];
  const blanks: Record<string, AcceptedTexts> = {};
  let rest = text.trim();
  for (;;) {
    const [before, after] = splitAt(rest, '[[');
    if (spaced(before) !== '') parts.push(spaced(before));
    if (after === undefined) break;
    const [inside, more] = splitAt(after, ']]');
    if (more === undefined) throw new LeftOut('It was left out: a blank has no “]]” at its end.');
    const id = String(Object.keys(blanks).length + 1);
    const { label, key } = readBlank(inside);
    parts.push({ blank: id, label });
    blanks[id] = key;
    rest = more;
  }
  if (Object.keys(blanks).length === 0) throw new LeftOut('It was left out: it has no blank.');
  return { body: { ...body, type: 'fill-in', parts }, key: { type: 'fill-in', blanks } };
}

function readBlank(inside: string): { label: string; key: AcceptedTexts } {
  const [texts = '', label = '', flags = ''] = splitAll(inside, '|');
  const set = new Set(flags.split(',').map((flag) => flag.trim()));
  return {
    label: decode(label),
    key: {
      accepted: splitAll(texts, '/').map((each) => {
        const { text, credit } = splitCredit(each);
        return { text: decode(text), credit };
      }),
      ...(set.has('case-sensitive') && { caseSensitive: true }),
      ...(set.has('ignore-diacritics') && { ignoreDiacritics: true }),
    },
  };
}

/**
 * The opposite of {@link readBlanks}.
 * @param noteFinding called if a text was changed, because `[[` cannot be escaped in code or a formula
 */
export function writeBlanks(
  parts: QuestionBodyOf<'fill-in'>['parts'],
  blanks: Readonly<Record<string, AcceptedTexts>>,
  { share, noteFinding }: { share: (credit: number) => string; noteFinding: (message: string) => void },
): string {
  const writeText = (text: string) => {
    const spaced = verbatimParts(text)
      .map((part) => (part.verbatim ? part.text.replace(/\[(?=\[)/g, '[ ') : part.text))
      .join('');
    if (spaced !== text)
      noteFinding('“[[” in code or a formula was written as “[ [”: it would be read as a blank.');
    return encodeShort(`.${spaced}.`, '[').slice(1, -1);
  };
  const text = parts
    .map((part) => {
      if (typeof part === 'string') return writeText(part);
      const key = blanks[part.blank];
      const accepted = (key?.accepted ?? []).map(
        ({ text: answer, credit }) => encode(answer, MARKS) + (credit === 1 ? '' : ` (${share(credit)})`),
      );
      const flags = FLAGS.filter((flag) =>
        flag === 'case-sensitive' ? key?.caseSensitive : key?.ignoreDiacritics,
      ).join(',');
      const label = encode(part.label, MARKS);
      const more = flags === '' ? (label === '' ? '' : `|${label}`) : `|${label}|${flags}`;
      return `[[${accepted.join('/')}${more}]]`;
    })
    .join('');
  // It would be read as feedback or as the next question.
  return /^(?:>|##)/.test(text) ? `\\${text}` : text;
}
