import type { QuestionText } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import {
  alternativeOf,
  EXTERNAL,
  inlineSource,
  KEPT_INLINE,
  literalSource,
  type MediaFacts,
  NO_MEDIA,
  parseHtml,
  parseMarkdown,
  plainLines,
  refuseElementBomb,
  refusingDepth,
  render,
  renderInline,
  sanitiseTree,
  TextRefused,
  writeSourceHtml,
} from '../../content';
import { LeftOut } from './report';

type NoteFinding = (message: string) => void;

/** Where a text is read. */
export interface TextContext {
  /** BCP 47 tag. */
  language: string;
  /** The file of a picture by its address in the text; null if there is none. Default: texts have no pictures. */
  pictureOf?: ((address: string) => string | null) | undefined;
  /** Called with a sentence for each thing that was not taken. */
  noteFinding: NoteFinding;
}

const TAG = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|\w+);/i;

/** Whether a text without a declared format is HTML. */
export const looksLikeHtml = (text: string): boolean => TAG.test(text);

/** Line breaks as `\n`, without characters that no text holds. */
export const clean = (text: string): string =>
  text
    .replaceAll('\uFEFF', '')
    .replaceAll('\u0000', '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');

/** A text of one paragraph needs no markup. */
const ONE_PARAGRAPH = /^(?:<(p|div)(?: dir="rtl")?>[^<]*<\/\1>|[^<]*)$/;

/**
 * The prompt of a question, sanitised. HTML keeps the pictures that have a file, with its path as their address; others
 * are replaced by their text alternative.
 * @throws {LeftOut} if it is empty, too long or nested too deeply
 */
export function promptOf(source: string, format: QuestionText['format'], context: TextContext): QuestionText {
  const { language, noteFinding } = context;
  const text = source.trim();
  if (text === '') throw new LeftOut('It was left out: it has no text.');
  // Before it is parsed, which takes longer the longer it is. Marks may be removed from HTML.
  const most = format === 'html' ? 5 * QUIZ_LIMITS.promptMax : QUIZ_LIMITS.promptMax;
  if (text.length > most) throw new LeftOut(`It was left out: its text has more than ${most} characters.`);
  if (format === 'plain') return { text, format };
  return refusing(() => {
    const placed = format === 'html' ? withPictures(text, context) : { source: text, media: NO_MEDIA };
    if (format === 'markdown') tellMarkdown(text, language, noteFinding);
    else tellHtml(placed, language, noteFinding);
    const rendered = render({ format, source: placed.source, language }, placed.media);
    if (rendered.text === '' && !hasPictures(rendered.html))
      throw new LeftOut('It was left out: nothing of its text can be shown.');
    if (format === 'markdown') return { text, format, html: rendered.html };
    return ONE_PARAGRAPH.test(rendered.html.trim())
      ? { text: rendered.text, format: 'plain' }
      : { text: rendered.html, format };
  });
}

/**
 * The prompt of a question from a text whose format is not said: its formulas and emphasis are Markdown, and its lines
 * stay.
 * @throws {LeftOut} as {@link promptOf}
 */
export function promptOfText(source: string, context: TextContext): QuestionText {
  const text = source.trim();
  if (text.length > QUIZ_LIMITS.promptMax || renderInline(text).html === null)
    return promptOf(text, 'plain', context);
  return promptOf(text.replace(/(?<!\n)\n(?!\n)/g, '\\\n'), 'markdown', context);
}

/** The HTML of a text: plain text is a paragraph. */
export const htmlOfText = ({ text, format, html = text }: QuestionText): string =>
  format === 'plain' ? `<p>${htmlOfPlain(text)}</p>` : html;

/** The words of a text on one line. */
export const wordsOfText = (text: QuestionText): string =>
  (text.format === 'plain' ? text.text : plainLines(parseHtml(htmlOfText(text)))).replace(/\s+/g, ' ').trim();

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Plain text as HTML, with its line breaks. */
export const htmlOfPlain = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

export const hasPictures = (html: string) => /<img\s/i.test(html);

/** Sizes are known when the pictures are stored, and the text is rendered again then. */
const NOT_STORED = { width: 0, height: 0, bytes: 0, small: null };

/** @throws {TextRefused} */
function withPictures(html: string, { pictureOf }: TextContext): { source: string; media: MediaFacts } {
  if (pictureOf === undefined || !hasPictures(html)) return { source: html, media: NO_MEDIA };
  const media: MediaFacts = { pictures: {}, downloads: {} };
  const tree = parsed(html);
  visit(tree, 'element', (node: Element) => {
    if (node.tagName !== 'img') return;
    const path = pictureOf(String(node.properties.src ?? ''));
    if (path === null) return;
    node.properties.src = path;
    media.pictures[path] = NOT_STORED;
  });
  return { source: writeSourceHtml(tree), media };
}

/** The words of a text. @param noteFinding called if marks or pictures were lost */
export function plainOf(source: string, html: boolean, noteFinding: NoteFinding): string {
  if (!html) return source.trim();
  return short(source, noteFinding, { kept: /^(p|div|span|br)$/, write: plainLines });
}

/**
 * An option or a feedback: the source of a text in which formulas, bold, italics, code and raised and lowered words are
 * shown.
 * @param noteFinding called if other marks or pictures were lost, or a formula cannot be read
 */
export function shortOf(source: string, html: boolean, noteFinding: NoteFinding): string {
  if (html) return short(source, noteFinding, { kept: KEPT_INLINE, write: inlineSource });
  const text = source.trim();
  renderInline(text, (_line, message) => noteFinding(message));
  return text;
}

/** The words that a learner types or reads in a list. */
export const wordsOfShort = (source: string): string => renderInline(source).text;

/**
 * A text around blanks as the source of short texts, one between each two blanks. Marks around a blank are lost.
 * @param blank what a blank is written as
 */
export function shortAround(html: string, blank: RegExp, noteFinding: NoteFinding): string {
  const source = shortOf(html, true, noteFinding);
  const whole = source.split(blank).map(wordsOfShort).join('');
  return whole === wordsOfShort(source).split(blank).join('')
    ? source
    : literalSource(plainOf(html, true, () => {}));
}

function short(
  source: string,
  noteFinding: NoteFinding,
  { kept, write }: { kept: RegExp; write: (tree: Root) => string },
): string {
  if (source.length > QUIZ_LIMITS.promptMax)
    throw new LeftOut(
      `It was left out: an option or feedback has more than ${QUIZ_LIMITS.promptMax} characters.`,
    );
  return refusing(() => {
    const tree = sanitiseTree(parsed(source), null, (_line, message) => noteFinding(message));
    let marks = false;
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName === 'img' && parent && index !== undefined) {
        const alt = alternativeOf(node);
        noteFinding(pictureLost(alt));
        parent.children[index] = { type: 'text', value: alt };
      } else if (!kept.test(node.tagName)) marks = true;
    });
    if (marks) noteFinding('Options and feedback are one text: links, lists and other marks were removed.');
    return write(tree);
  });
}

const pictureLost = (alt: string) =>
  alt === ''
    ? 'A picture without a text alternative was left out.'
    : `The picture “${alt.slice(0, 80)}” was left out; its text alternative is shown.`;

/** @throws {TextRefused} */
const parsed = (html: string) => {
  refuseElementBomb(html);
  return refusingDepth(() => parseHtml(html));
};

function tellHtml(
  { source, media }: { source: string; media: MediaFacts },
  language: string,
  noteFinding: NoteFinding,
): void {
  const tree = sanitiseTree(parsed(source), language, (_line, message) => noteFinding(message));
  tellLost(tree, noteFinding, media);
}

function tellMarkdown(text: string, language: string, noteFinding: NoteFinding): void {
  tellLost(parseMarkdown(text, language, (_line, message) => noteFinding(message)).tree, noteFinding);
}

function tellLost(
  tree: ReturnType<typeof sanitiseTree>,
  noteFinding: NoteFinding,
  { pictures } = NO_MEDIA,
): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img' && !Object.hasOwn(pictures, String(node.properties.src ?? '')))
      noteFinding(pictureLost(alternativeOf(node)));
    const { href } = node.properties;
    // Files of the archive are not stored for questions.
    if (node.tagName === 'a' && typeof href === 'string' && !/^#/.test(href) && !EXTERNAL.test(href))
      noteFinding(`The link to “${href.slice(0, 80)}” was left out; its words are shown.`);
  });
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof TextRefused)) throw error;
    throw new LeftOut(`It was left out: its text ${error.reason}.`);
  }
}
