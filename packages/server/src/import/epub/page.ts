import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '../elements';

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

/** Keeps words of formulas, which sanitising would remove. */
export function prepareBookPage(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (BOXES.has(node.tagName)) node.tagName = 'div';
    const replacement = node.tagName === 'math' ? formulaIn(node) : null;
    if (replacement === null) return;
    parent.children[index] = { ...replacement, position: node.position };
    return SKIP;
  });
}

function formulaIn(formula: Element): Element | null {
  const words = String(formula.properties.alttext ?? formula.properties.altText ?? '').trim();
  return words === '' ? null : element('code', {}, words);
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
