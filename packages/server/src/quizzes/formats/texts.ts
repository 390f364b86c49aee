import type { QuestionText } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import {
  alternativeOf,
  EXTERNAL,
  NO_MEDIA,
  parseHtml,
  parseMarkdown,
  plainLines,
  refuseElementBomb,
  refusingDepth,
  render,
  sanitiseTree,
  TextRefused,
} from '../../content';
import { LeftOut } from './report';

type Told = (message: string) => void;

const TAG = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|\w+);/i;

/** Whether a text without a declared format is HTML. */
export const looksLikeHtml = (text: string): boolean => TAG.test(text);

/** Line breaks as `\n`, without characters that no text holds. */
export const clean = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\u0000', '')
    .replace(/\r\n?/g, '\n');

/** A text of one paragraph needs no markup. */
const ONE_PARAGRAPH = /^(?:<(p|div)>[^<]*<\/\1>|[^<]*)$/;

/**
 * The prompt of a question, sanitised. A picture is replaced by its text alternative.
 * @param told called with a sentence for each thing that was removed
 * @throws {LeftOut} if it is empty, too long or nested too deeply
 */
export function promptOf(
  source: string,
  format: QuestionText['format'],
  language: string,
  told: Told,
): QuestionText {
  const text = source.trim();
  if (text === '') throw new LeftOut('It was left out: it has no text.');
  // Before it is parsed, which takes longer the longer it is. Marks may be removed from HTML.
  const most = format === 'html' ? 5 * QUIZ_LIMITS.promptMax : QUIZ_LIMITS.promptMax;
  if (text.length > most) throw new LeftOut(`It was left out: its text has more than ${most} characters.`);
  if (format === 'plain') return { text, format };
  return refusing(() => {
    if (format === 'markdown') tellMarkdown(text, language, told);
    else tellHtml(text, language, told);
    const rendered = render({ format, source: text, language }, NO_MEDIA);
    if (rendered.text === '') throw new LeftOut('It was left out: nothing of its text can be shown.');
    if (format === 'markdown') return { text, format, html: rendered.html };
    return ONE_PARAGRAPH.test(rendered.html.trim())
      ? { text: rendered.text, format: 'plain' }
      : { text: rendered.html, format };
  });
}

/**
 * Options and feedback are plain text.
 * @param told called if marks or pictures were lost
 */
export function plainOf(source: string, html: boolean, told: Told): string {
  if (!html) return source.trim();
  if (source.length > QUIZ_LIMITS.promptMax)
    throw new LeftOut(
      `It was left out: an option or feedback has more than ${QUIZ_LIMITS.promptMax} characters.`,
    );
  return refusing(() => {
    const tree = sanitiseTree(parsed(source), null, (_line, message) => told(message));
    let marks = false;
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName === 'img' && parent && index !== undefined) {
        const alt = alternativeOf(node);
        told(pictureLost(alt));
        parent.children[index] = { type: 'text', value: alt };
      } else if (!/^(p|div|span|br)$/.test(node.tagName)) marks = true;
    });
    if (marks) told('Options and feedback are plain text: marks such as bold, links and lists were removed.');
    return plainLines(tree);
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

function tellHtml(text: string, language: string, told: Told): void {
  tellLost(
    sanitiseTree(parsed(text), language, (_line, message) => told(message)),
    told,
  );
}

function tellMarkdown(text: string, language: string, told: Told): void {
  tellLost(parseMarkdown(text, language, (_line, message) => told(message)).tree, told);
}

function tellLost(tree: ReturnType<typeof sanitiseTree>, told: Told): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img') told(pictureLost(alternativeOf(node)));
    const { href } = node.properties;
    // Files of the archive are not stored for questions.
    if (node.tagName === 'a' && typeof href === 'string' && !/^#/.test(href) && !EXTERNAL.test(href))
      told(`The link to “${href.slice(0, 80)}” was left out; its words are shown.`);
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
