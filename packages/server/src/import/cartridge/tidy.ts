import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isBlank, isElement } from '../../content';

/**
 * Text that Canvas adds to external links, which screen readers would read twice; names of icons, which only their font
 * shows as pictures.
 */
const CHROME = new Set([
  'screenreader-only',
  'ui-icon',
  'material-symbols-outlined',
  'material-symbols-rounded',
  'material-icons',
]);
const EMPTIED = new Set(['div', 'span', 'strong', 'em', 'b', 'i', 'u', 'caption', 'blockquote']);

/** Removes additions of the exporting system, which are identified by their classes. */
export function dropChrome(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    const classes = node.properties.className;
    if (!Array.isArray(classes) || !classes.some((name) => CHROME.has(String(name)))) return;
    if (!parent || index === undefined) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Removes leftover markup of editors and keeps the author's content with its structure. */
export function tidy(tree: Root): void {
  repairLists(tree);
  unwrapLayoutTables(tree);
  dropEmpty(tree);
  visit(tree, 'element', (node, index, parent) => {
    const { title } = node.properties;
    if (title !== undefined && (title === '' || title === textOf(node).trim())) delete node.properties.title;
    if (node.tagName !== 'span' || !parent || index === undefined) return;
    if (Object.keys(node.properties).length > 0) return;
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
  while (tree.children[0] && isBlank(tree.children[0])) tree.children.shift();
}

/** Lists may contain only items, or screen readers announce a wrong count (WCAG 1.3.1). */
function repairLists(tree: Root): void {
  visit(tree, 'element', (list, index, parent) => {
    if (!isList(list)) return;
    const [only, ...more] = list.children.filter((child) => !isBlank(child));
    // Editors indent a list by wrapping it in another list.
    if (more.length === 0 && isList(only) && parent && index !== undefined) {
      parent.children[index] = only;
      return [SKIP, index];
    }
    const items: ElementContent[] = [];
    let last: Element | undefined;
    for (const child of list.children) {
      if (isElement(child) && child.tagName === 'li') last = child;
      else if (!isBlank(child)) {
        if (last !== undefined) {
          last.children.push(child);
          continue;
        }
        last = { type: 'element', tagName: 'li', properties: {}, children: [child] };
        items.push(last);
        continue;
      }
      items.push(child);
    }
    list.children = items;
  });
}

const isList = (node: ElementContent | undefined): node is Element =>
  isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');

/** A table of one cell is a box, not a table. */
function unwrapLayoutTables(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    const cells: Element[] = [];
    visit(node, 'element', (cell) => {
      if (cell.tagName === 'td' || cell.tagName === 'th') cells.push(cell);
    });
    const [cell] = cells;
    if (cells.length !== 1 || cell === undefined) return;
    parent.children[index] = { ...cell, tagName: 'div', properties: {} };
    return [SKIP, index];
  });
}

/** Deepest first, so that a box with only empty boxes is removed too. */
function dropEmpty(node: Root | Element): void {
  const kept = node.children.filter((child) => {
    if (!isElement(child)) return true;
    dropEmpty(child);
    const blank = child.children.every(isBlank);
    if (child.tagName === 'p') return !child.children.every((part) => isBlank(part) || isBreak(part));
    return !(blank && EMPTIED.has(child.tagName) && child.properties.id === undefined);
  });
  node.children = kept;
}

const isBreak = (node: ElementContent) => isElement(node) && node.tagName === 'br';
