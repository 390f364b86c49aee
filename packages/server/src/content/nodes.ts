import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

export const HEADING = /^h([1-6])$/;

type Content = RootContent | ElementContent;

export const isElement = (node: Content | undefined): node is Element => node?.type === 'element';

export const isHeading = (node: Content | undefined): node is Element =>
  isElement(node) && HEADING.test(node.tagName);

export const isBlank = (node: Content): boolean => node.type === 'text' && node.value.trim() === '';

/** 1 to 6; 0 if it is not a heading. */
export const headingDepth = (node: Element): number => Number(HEADING.exec(node.tagName)?.[1] ?? 0);

const BREAK = '\n';

const BLOCKS = new Set(
  'p li dt dd h1 h2 h3 h4 h5 h6 pre blockquote tr td th figcaption caption summary div section br hr'.split(
    ' ',
  ),
);

/** The plain text of a tree, with a line break at each visible break. Formulas are in TeX. */
export function plainLines(node: Root | Element): string {
  const parts: string[] = [];
  const walk = (content: Root | Element): void => {
    for (const child of content.children) {
      if (child.type === 'text') parts.push(child.value.replace(/\s+/g, ' '));
      else if (isElement(child) && child.tagName === 'math')
        parts.push(String(child.properties.alttext ?? '') || textOf(child));
      else if (isElement(child)) {
        walk(child);
        if (BLOCKS.has(child.tagName)) parts.push(BREAK);
      }
    }
  };
  walk(node);
  return parts
    .join('')
    .replace(/ *\n[ \n]*/g, BREAK)
    .trim();
}

/** The text of a tree on one line. */
export const plainText = (node: Root | Element): string => plainLines(node).replaceAll(BREAK, ' ');
