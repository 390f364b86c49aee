import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { parseHtml } from './parse';
import { ID_PREFIX } from './sanitise';

/**
 * Parses rendered HTML, or a page of a cartridge, and removes what rendering adds: table wrappers, code highlighting
 * and the prefix of ids. Rendering adds them again.
 */
export function parseStoredHtml(html: string): Root {
  const tree = parseHtml(html);
  visit(tree, 'element', (node, index, parent) => {
    const { properties } = node;
    if (typeof properties.id === 'string') properties.id = withoutPrefix(properties.id);
    if (Array.isArray(properties.ariaDescribedBy))
      properties.ariaDescribedBy = properties.ariaDescribedBy.map((id) => withoutPrefix(String(id)));
    const { className } = node.properties;
    const classes = Array.isArray(className) ? className.map(String) : [];
    const frame = node.tagName === 'div' && classes.includes('table-scroll');
    const formula = node.tagName === 'span' && classes.includes('formula');
    const colour = node.tagName === 'span' && classes.some((name) => name.startsWith('hljs'));
    if (!(frame || formula || colour) || !parent || index === undefined) return;
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
  return tree;
}

const withoutPrefix = (id: string) => (id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : id);
