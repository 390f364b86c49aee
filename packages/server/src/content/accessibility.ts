import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { HEADING } from './nodes';
import { wordsIn } from './words';

/** Adds accessibility attributes to tables, code and checkboxes. The browser adds nothing later. */
export function makeAccessible(tree: Root, language: string): void {
  frameTables(tree, language);
  replaceCheckboxes(tree);
  frameFormulas(tree, language);
  visit(tree, 'element', (node) => {
    // Code may be wider than a phone, and keyboard users must be able to scroll it (WCAG 2.1.1).
    if (node.tagName !== 'pre') return;
    node.properties = { role: 'group', ariaLabel: wordsIn(language).code, tabIndex: 0 };
  });
}

/** Wraps a table in a scrollable, focusable region with a name. */
function frameTables(tree: Root, language: string): void {
  const words = wordsIn(language);
  let heading = '';
  let count = 0;
  visit(tree, 'element', (node, index, parent) => {
    if (HEADING.test(node.tagName)) heading = textOf(node).trim();
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    count += 1;
    nameCells(node);
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

const NAME_CHARACTERS = 80;
const FIGURE = /^[\d\s.,:;%+\-–−/()£$€]*$/;

/** Sets the scope of header cells, and makes the cells of the first column row headers if they name the rows (WCAG 1.3.1). */
function nameCells(table: Element): void {
  visit(table, 'element', (cell) => {
    if (cell.tagName !== 'th') return;
    // An empty header cell is announced as a header without a name (axe: empty-table-header).
    if (textOf(cell).trim() === '') cell.tagName = 'td';
    else cell.properties.scope = 'col';
  });
  const rows = elementsIn(table, 'tbody').flatMap((body) => elementsIn(body, 'tr'));
  const firsts = rows.map((row) => row.children.find((child) => child.type === 'element'));
  const cells = firsts.filter((cell) => cell !== undefined);
  const named = new Set(cells.map((cell) => textOf(cell).trim()));
  const names = [...named].every((name) => name.length <= NAME_CHARACTERS && !FIGURE.test(name));
  const wide = rows.every((row) => elementsIn(row, 'td').length + elementsIn(row, 'th').length > 1);
  const joined = cells.some(
    (cell) => Number(cell.properties.colSpan ?? 1) > 1 || Number(cell.properties.rowSpan ?? 1) > 1,
  );
  const namesRows = rows.length > 1 && wide && !joined && names && named.size === rows.length;
  for (const cell of cells) {
    if (!namesRows && cell.tagName !== 'th') continue;
    cell.tagName = 'th';
    cell.properties.scope = 'row';
  }
}

const elementsIn = (parent: Element, tagName: string): Element[] =>
  parent.children.filter((child): child is Element => child.type === 'element' && child.tagName === tagName);

const LONG_FORMULA = 60;

/** Wraps wide formulas in a scrollable, focusable group with a name. */
function frameFormulas(tree: Root, language: string): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'math' || !parent || index === undefined) return;
    const { display, alttext } = node.properties;
    if (display !== 'block' && String(alttext ?? '').length <= LONG_FORMULA) return SKIP;
    parent.children[index] = {
      type: 'element',
      tagName: 'span',
      properties: {
        className: ['formula'],
        role: 'group',
        ariaLabel: wordsIn(language).formula,
        tabIndex: 0,
      },
      children: [node],
    };
    return SKIP;
  });
}

/** Replaces disabled checkboxes, which have no label, by a character that screen readers announce. */
function replaceCheckboxes(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'input' || !parent || index === undefined) return;
    parent.children[index] = { type: 'text', value: node.properties.checked ? '☑' : '☐' };
  });
}
