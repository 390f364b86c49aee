import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { isElement } from '../nodes';

const RAISED: ReadonlyMap<string, string> = table('0123456789+-−=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ');
const LOWERED: ReadonlyMap<string, string> = table('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

function table(from: string, to: string): Map<string, string> {
  const signs = [...to];
  return new Map([...from].map((char, index) => [char, signs[index] ?? char]));
}

/**
 * The words of a short text on its lines, with its formulas as one writes them on one line: `x²`, `H₂O`,
 * `(a + b)/2`, `√2`. For names of controls, lists of options and files.
 */
export const inlineWords = (node: Root | Element): string =>
  node.children.map((child) => wordsOf(child as ElementContent)).join('');

const BLOCK = /^(?:br|p|div|li|dt|dd|h[1-6]|pre|blockquote|tr|ul|ol|dl|figure|figcaption|section)$/;

/** Whether a line ends with an element. */
export const isBlock = ({ tagName }: Element): boolean => BLOCK.test(tagName);

/** A text without empty lines and without space at the ends of lines. */
export const onLines = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();

function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return '';
  if (isBlock(node)) return `${inlineWords(node)}\n`;
  if (node.tagName === 'sub') return script(inlineWords(node), '_', LOWERED);
  if (node.tagName === 'sup') return script(inlineWords(node), '^', RAISED);
  if (node.tagName === 'math') return formulaWords(node).replace(/\s+/g, ' ').trim();
  return inlineWords(node);
}

/** Signs below or above the line if there are such; "_" or "^" otherwise. */
function script(words: string, mark: string, signs: ReadonlyMap<string, string>): string {
  const close = words.replace(/\s/g, '');
  const chars = [...close];
  if (chars.every((char) => signs.has(char))) return chars.map((char) => signs.get(char)).join('');
  return mark + grouped(close);
}

const ONE_TERM = /^(?:\p{L}+|\p{N}[\p{N}.,]*|\([^()]*\))$/u;
const grouped = (words: string) => (ONE_TERM.test(words) ? words : `(${words})`);

const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['→', '\u20D7'],
  ['¯', '\u0305'],
  ['‾', '\u0305'],
  ['^', '\u0302'],
  ['~', '\u0303'],
  ['˙', '\u0307'],
]);

/** Operators between two terms have space around them. */
const SPACED = /^[=+−<>≤≥≠≈±×÷·⋅→⇒⇔∈∪∩-]$/;

/** What they apply to follows after a space. */
const LARGE = /^(?:[∑∏∫∮⋃⋂]|lim)/u;

function formulaWords(node: Element): string {
  const parts = node.children.filter(isElement);
  const [one = '', two = '', three = ''] = parts.map((part) => formulaWords(part));
  switch (node.tagName) {
    case 'mfrac':
      return `${grouped(one)}/${grouped(two)}`;
    case 'msqrt':
      return `√${grouped(row(parts))}`;
    case 'mroot':
      return `${script(two, '^', RAISED)}√${grouped(one)}`;
    case 'msub':
    case 'munder':
      return one + script(two, '_', LOWERED);
    case 'msup':
    case 'mover':
      if (ACCENTS.has(two)) return one + ACCENTS.get(two);
      return one + (two === '′' ? two : script(two, '^', RAISED));
    case 'msubsup':
    case 'munderover':
      return one + script(two, '_', LOWERED) + script(three, '^', RAISED);
    case 'mtr':
      return parts.map((part) => formulaWords(part)).join(' ');
    case 'mtable':
      return parts.map((part) => formulaWords(part)).join('; ');
    case 'mspace':
      return /^-?0*(?:\.0*)?[a-z]*$/.test(String(node.properties.width ?? '0')) ? '' : ' ';
    case 'mo':
    case 'mi':
    case 'mn':
    case 'mtext':
    case 'ms':
      return textOf(node).replace(/[\u2061-\u2064\u200B]/g, '');
    default:
      return parts.length === 0 ? textOf(node) : row(parts);
  }
}

function row(parts: readonly Element[]): string {
  const last = parts.length - 1;
  return parts
    .map((part, index) => {
      const words = formulaWords(part);
      if (index > 0 && index < last && part.tagName === 'mo' && SPACED.test(words)) return ` ${words} `;
      return LARGE.test(words) && index < last ? `${words} ` : words;
    })
    .join('');
}
