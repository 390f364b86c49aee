import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { isBlank, isElement } from '../content';
import type { Issues } from './report';
import { type MarkdownOrigin, rangeOf } from './markdown-origin';

/** "Click the image above to watch a video": there is no image to click once a video's still is a link. */
const CLICK_PICTURE = /^[^\p{L}]*click (?:on )?the (?:image|picture|thumbnail)\b[^\n]{0,80}$/iu;

/** Removes sentences that only make sense beside a picture on GitHub, and reports each. */
export function dropLeftovers(tree: Root, file: string, issues: Issues, origin: MarkdownOrigin): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const note = node.tagName === 'blockquote' ? onlyParagraph(node) : node;
    if (note?.tagName !== 'p' || hasLink(note) || !CLICK_PICTURE.test(textOf(note).trim())) return;
    issues.add('leftover', node.data?.file ?? file, note.position?.start.line, `“${textOf(note).trim()}”`);
    cut(node, origin);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/**
 * Removes the pictures of a course's description that cannot be shown, instead of a note in their place: badges and
 * banners of a README mean nothing to learners. {@link findPictures} has reported them.
 */
export function dropMissingPictures({ tree, origin }: { tree: Root; origin: MarkdownOrigin | null }): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || node.tagName !== 'img' || node.data?.picture !== undefined) return;
    if (origin !== null) cut(node, origin);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

function cut(node: Element, { main, appended }: MarkdownOrigin): void {
  const range = rangeOf(node);
  if (range === null) return;
  const ofPart = appended !== null && node.data?.file === appended.part.file;
  (ofPart ? appended.part : main).edits.replace(range, '');
}

function onlyParagraph(quote: Element): Element | undefined {
  const [only, ...more] = quote.children.filter((child) => !isBlank(child));
  return more.length === 0 && only !== undefined && isElement(only) ? only : undefined;
}

function hasLink(node: Element): boolean {
  let found = false;
  visit(node, 'element', ({ tagName }) => {
    found = tagName === 'a';
    return found ? EXIT : undefined;
  });
  return found;
}
