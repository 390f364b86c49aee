import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { percentDecoded } from '../platform/text-encoding';
import { downloadLabel, type MediaFacts } from './media';
import { ID_PREFIX } from './sanitise';
import { wordsIn } from './words';

export const EXTERNAL = /^(https?:|mailto:|tel:)/i;

/** Adds `noopener` to external links and the size to downloads, and replaces broken links by their text. */
export function settleLinks(tree: Root, { downloads }: MediaFacts, language: string): void {
  const ids = idsOf(tree);
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || !parent || index === undefined) return;
    const href = resolveLink(String(node.properties.href ?? ''), ids);
    if (href === null) {
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
    node.properties.href = href;
    if (EXTERNAL.test(href)) node.properties.rel = ['noopener', 'noreferrer'];
    const file = Object.hasOwn(downloads, href) ? downloads[href] : undefined;
    const silent = textOf(node).trim() === '' && !showsPicture(node);
    if (silent) node.children = [{ type: 'text', value: file?.name ?? href }];
    if (file === undefined) return;
    if (node.data?.unnamed) node.children = [{ type: 'text', value: wordsIn(language).embedded(file.name) }];
    node.properties.download = file.name;
    const label = `(${downloadLabel(href, file.bytes)})`;
    if (!textOf(node).trimEnd().endsWith(label)) node.children.push({ type: 'text', value: ` ${label}` });
  });
}

function idsOf(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'element', (node) => {
    if (typeof node.properties.id === 'string') ids.add(node.properties.id);
  });
  return ids;
}

function showsPicture(node: Element): boolean {
  let found = false;
  visit(node, 'element', (child) => {
    if (child.tagName === 'img' && String(child.properties.alt ?? '').trim() !== '') found = true;
  });
  return found;
}

/** The destination of a link, on this site or outside; null if it is broken. */
function resolveLink(href: string, ids: ReadonlySet<string>): string | null {
  if (EXTERNAL.test(href)) return href;
  if (href.startsWith('#')) {
    const fragment = percentDecoded(href.slice(1));
    const wanted = [fragment, ID_PREFIX + fragment, ID_PREFIX + fragment.toLowerCase()];
    const id = wanted.find((item) => ids.has(item));
    return id === undefined ? null : `#${id}`;
  }
  // Browsers read a backslash as a slash: `/\host` would be another site.
  return /^\/(?![/\\])/.test(href) && !href.includes('\\') ? href : null;
}
