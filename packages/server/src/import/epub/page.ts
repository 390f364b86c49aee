import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Boxes whose own meaning is not kept. Their content stays in paragraphs. */
const BOXES = new Set(['article', 'aside', 'header', 'footer', 'main', 'hgroup', 'address', 'center', 'nav']);

/** XHTML as HTML. */
export const asHtml = (xhtml: string): string => xhtml.replace(/^\s*<\?xml[^>]*\?>/, '');

/** Keeps the paragraphs of boxes. */
export function prepareBookPage(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (BOXES.has(node.tagName)) node.tagName = 'div';
  });
}

/** Ids and the links to them in one spelling. */
export function lowerIds(tree: Root): void {
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') properties.id = properties.id.toLowerCase();
    const { href } = properties;
    if (typeof href !== 'string' || !/^[#/]/.test(href)) return;
    const at = href.indexOf('#');
    if (at >= 0) properties.href = href.slice(0, at) + href.slice(at).toLowerCase();
  });
}
