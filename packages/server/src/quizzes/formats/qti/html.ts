import type { Element, ElementContent } from 'hast';
import { visit } from 'unist-util-visit';
import type { QuestionBody, QuestionText } from '@digiken/contract';
import {
  alternativeOf,
  parseHtml,
  refuseElementBomb,
  refusingDepth,
  TextRefused,
  writeSourceHtml,
} from '../../../content';
import type { XmlElement } from '../../../platform/xml';
import { LeftOut } from '../report';
import { escapeHtml as escape, hasPictures, htmlOfPlain, promptOf } from '../texts';
import type { ItemContext } from './quiz';

const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** What replaces an element; undefined: the element itself. */
export type Replace = (element: XmlElement) => string | undefined;

/** XHTML inside an item as HTML. It is not sanitised. */
export function htmlOf(element: XmlElement, replace: Replace = () => undefined): string {
  return element.content
    .map((part) => {
      if (typeof part === 'string') return escape(part);
      const other = replace(part);
      if (other !== undefined) return other;
      const attributes = Object.entries(part.attributes)
        .filter(([name]) => /^[A-Za-z][\w-]*$/.test(name) && name !== 'xmlns')
        .map(([name, value]) => ` ${name}="${escape(value)}"`)
        .join('');
      const tag = part.name;
      return VOID.has(tag)
        ? `<${tag}${attributes}>`
        : `<${tag}${attributes}>${htmlOf(part, replace)}</${tag}>`;
    })
    .join('');
}

/** The text of an element and of those in it. */
export const allWords = (element: XmlElement): string =>
  element.content.map((part) => (typeof part === 'string' ? part : allWords(part))).join('');

type Shown = Pick<QuestionBody, 'prompt' | 'picture'>;

/** The prompt of a question from HTML. Its first picture becomes the picture of the question; others stay in the text. */
export function promptOfHtml(html: string, context: ItemContext): Shown {
  const taken = takePicture(html, context.pictureOf);
  // The text of a question that is only a picture is its alternative.
  const blank =
    taken.picture !== undefined &&
    !hasPictures(taken.html) &&
    !/\S/.test(taken.html.replace(/<[^>]*>|&nbsp;|&#xA0;/gi, ''));
  const shown = blank ? htmlOfPlain(taken.picture?.alt ?? '') : taken.html;
  const prompt: QuestionText = promptOf(shown, 'html', context);
  return { prompt, ...(taken.picture && { picture: taken.picture }) };
}

function takePicture(
  html: string,
  pictureOf: ItemContext['pictureOf'],
): { html: string; picture?: NonNullable<QuestionBody['picture']> } {
  if (pictureOf === undefined || !hasPictures(html)) return { html };
  try {
    refuseElementBomb(html);
    const tree = refusingDepth(() => parseHtml(html));
    let picture: QuestionBody['picture'];
    visit(tree, 'element', (node: Element, index, parent) => {
      if (picture !== undefined || node.tagName !== 'img' || !parent || index === undefined) return;
      const src = pictureOf(String(node.properties.src ?? ''));
      if (src === null) return;
      picture = { src, alt: alternativeOf(node) };
      const gap: ElementContent = { type: 'text', value: ' ' };
      parent.children[index] = gap;
    });
    return picture === undefined ? { html } : { html: writeSourceHtml(tree), picture };
  } catch (error) {
    if (!(error instanceof TextRefused)) throw error;
    throw new LeftOut(`It was left out: its text ${error.reason}.`);
  }
}
