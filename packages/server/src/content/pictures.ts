import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { type MediaFacts, SMALL_WIDTH } from './media';
import { isBlank, isElement } from './nodes';
import { DECORATIVE } from './sanitise';
import { wordsIn } from './words';

const VIDEO_STILL = /^(https?:)?\/\/(img\.youtube\.com|i\d*\.ytimg\.com|i\.vimeocdn\.com)\//i;
export const REMOTE = /^(https?:)?\/\//i;

/** The alt text on one line. */
export const alternativeOf = (node: Element) =>
  String(node.properties.alt ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** The picture of a link that contains only a picture from another site. */
export function remotePictureOf(link: Element): Element | null {
  const [only, ...more] = link.children.filter((child) => !isBlank(child));
  if (link.tagName !== 'a' || more.length > 0 || !isElement(only) || only.tagName !== 'img') return null;
  return REMOTE.test(String(only.properties.src ?? '')) ? only : null;
}

export const isVideoStill = (picture: Element) => VIDEO_STILL.test(String(picture.properties.src ?? ''));

/**
 * Sets the sizes of stored pictures. Other pictures are never loaded: a linked video still becomes a text link, other
 * linked pictures are removed with their link, and the rest is replaced by the alt text.
 * @returns total bytes of the pictures shown
 */
export function placePictures(tree: Root, { pictures }: MediaFacts, language: string): number {
  const words = wordsIn(language);
  const weights = new Map<string, number>();
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const remote = remotePictureOf(node);
    if (remote !== null) {
      const alt = alternativeOf(remote);
      const title = alt === '' ? String(node.properties.href ?? '') : alt;
      node.children = isVideoStill(remote) ? [{ type: 'text', value: words.watch(title) }] : [];
      return;
    }
    if (node.tagName !== 'img') return;
    const alt = alternativeOf(node);
    const src = String(node.properties.src ?? '');
    const facts = Object.hasOwn(pictures, src) ? pictures[src] : undefined;
    if (facts === undefined) {
      parent.children.splice(index, 1, ...(alt === '' ? [] : [text(words.missingPicture(alt))]));
      return [SKIP, index];
    }
    const { width, height, bytes, small } = facts;
    weights.set(src, bytes);
    node.properties = {
      src,
      ...(small !== null && {
        srcSet: `${small} ${SMALL_WIDTH}w, ${src} ${width}w`,
        sizes: '(min-width: 48rem) 42rem, 100vw',
      }),
      width,
      height,
      alt,
      ...(alt === '' && node.properties.title === DECORATIVE && { role: 'presentation' }),
      loading: 'lazy',
      decoding: 'async',
    };
  });
  dropEmpty(tree);
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}

const text = (value: string): ElementContent => ({ type: 'text', value });

/** Removes paragraphs and links that contained only a removed picture. */
function dropEmpty(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.tagName === 'p') node.children = node.children.filter((child) => !isEmptyLink(child));
    if (isEmptyLink(node) || (node.tagName === 'p' && node.children.every(isBlank))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
  });
}

/** Keeps anchors with an id, because links may point to them. */
const isEmptyLink = (node: ElementContent) =>
  isElement(node) && node.tagName === 'a' && node.properties.id === undefined && node.children.every(isBlank);
