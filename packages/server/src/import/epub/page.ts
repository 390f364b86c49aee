import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Elements of XHTML that HTML would leave open. */
const SELF_CLOSED = /<([a-z][\w:-]*)((?:\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*\/>/gi;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Boxes whose own meaning is not kept. Their content stays in paragraphs. */
const BOXES = new Set(['article', 'aside', 'header', 'footer', 'main', 'hgroup', 'address', 'center', 'nav']);

/** XHTML as HTML. */
export const asHtml = (xhtml: string): string =>
  xhtml
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '')
    .replace(SELF_CLOSED, (whole, name: string, attributes: string) =>
      VOID.has(name.toLowerCase()) ? whole : `<${name}${attributes}></${name}>`,
    );

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
