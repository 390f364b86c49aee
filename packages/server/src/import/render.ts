import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeHighlight from 'rehype-highlight';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { type LinkMap, rewriteLinks } from './links';
import { HEADING, plainText } from './nodes';
import { placePictures } from './picture-elements';
import { isPicturePath } from './pictures';
import type { Issues } from './report';
import type { TextDocument } from './text-document';
import { importWords } from './words';

export interface RenderedText {
  html: string;
  /** The same as plain text. */
  text: string;
  /** The h2 headings, for a contents list. */
  headings: { id: string; text: string }[];
  /** At 200 words a minute, at least 1. */
  minutes: number;
  /** Text and pictures together. */
  weightBytes: number;
  /** Pictures without a text alternative, or with a file's name for one. */
  missingAlt: number;
}

const WORDS_A_MINUTE = 200;
const highlighter = unified().use(rehypeHighlight).use(rehypeStringify);

/** Turns a read text into the HTML that is stored: pictures placed, links rewritten, nothing left to sanitise. */
export function renderText(
  document: TextDocument,
  lessonPath: string | null,
  map: LinkMap,
  issues: Issues,
): RenderedText {
  const pictureBytes = placePictures(document, map.pictures);
  rewriteLinks(document, lessonPath, map, issues);
  return finishText(document.tree, document.language, pictureBytes);
}

/**
 * The stored form of a sanitised tree whose headings, pictures and links stand already.
 * @param pictureBytes what its pictures weigh
 */
export function finishText(tree: Root, language: string, pictureBytes: number): RenderedText {
  frameTables(tree, language);
  plainCheckboxes(tree);
  visit(tree, 'element', (node) => {
    // Code may be wider than a phone: whoever scrolls by keyboard must reach it (WCAG 2.1.1).
    if (node.tagName === 'pre') node.properties = { tabIndex: 0 };
  });
  const headings = collectHeadings(tree);
  const text = plainText(tree);
  const html = highlighter.stringify(highlighter.runSync(tree) as Root);
  const words = text === '' ? 0 : text.split(' ').length;
  return {
    html,
    text,
    headings,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    weightBytes: Buffer.byteLength(html) + pictureBytes,
    missingAlt: countMissingAlt(tree),
  };
}

function countMissingAlt(tree: Root): number {
  let count = 0;
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'img') return;
    const alt = String(node.properties.alt ?? '').trim();
    if (alt === '' || isPicturePath(alt)) count += 1;
  });
  return count;
}

function collectHeadings(tree: Root): RenderedText['headings'] {
  const headings: RenderedText['headings'] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'h2' || typeof node.properties.id !== 'string') return;
    headings.push({ id: node.properties.id, text: textOf(node).replace(/\s+/g, ' ').trim() });
  });
  return headings;
}

/** A wide table scrolls in a frame of its own, with a name and reachable by keyboard. */
function frameTables(tree: Root, language: string): void {
  const words = importWords(language);
  let heading = '';
  let count = 0;
  visit(tree, 'element', (node, index, parent) => {
    if (HEADING.test(node.tagName)) heading = textOf(node).trim();
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    count += 1;
    nameColumns(node);
    const frame: Element = {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table-scroll'],
        role: 'region',
        ariaLabel: words.table(count, heading),
        tabIndex: 0,
      },
      children: [node],
    };
    parent.children[index] = frame;
    return SKIP;
  });
}

function nameColumns(table: Element): void {
  visit(table, 'element', (node) => {
    if (node.tagName !== 'th') return;
    // An empty header cell is announced as a header of nothing (axe: empty-table-header).
    if (textOf(node).trim() === '') node.tagName = 'td';
    else node.properties.scope = 'col';
  });
}

/** A disabled checkbox without a label says nothing to a screen reader; a sign in the text does. */
function plainCheckboxes(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'input' || !parent || index === undefined) return;
    parent.children[index] = { type: 'text', value: node.properties.checked ? '☑' : '☐' };
  });
}
