import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { ID_PREFIX, isBlank, isElement, isHeading } from '../content';
import { percentDecoded } from '../platform/text-encoding';

const BOXES = new Set(['div', 'section']);
const INLINE = new Set(
  'a img em strong b i u s del ins mark small sub sup kbd abbr code samp var q cite span br input'.split(' '),
);
/** Elements whose text stands in no paragraph of its own. */
const HOLDERS = new Set(['li', 'td', 'th', 'dd', 'dt', 'figcaption', 'summary', 'caption']);

const isInline = (node: ElementContent) =>
  node.type !== 'element' ? node.type === 'text' : INLINE.has(node.tagName);

/** Replaces boxes that only serve a layout by their content, so that a text can be written in Markdown. */
export function unwrapBoxes(parent: Root | Element): void {
  const children: ElementContent[] = [];
  const holder = isElement(parent as Element) && HOLDERS.has((parent as Element).tagName);
  for (const child of parent.children as ElementContent[]) {
    if (!isElement(child)) {
      children.push(child);
      continue;
    }
    // Editors write both; Markdown has one of each.
    if (child.tagName === 'b') child.tagName = 'strong';
    if (child.tagName === 'i') child.tagName = 'em';
    unwrapBoxes(child);
    // A place that links lead to, or nothing.
    if (child.tagName === 'a' && child.properties.href === undefined) {
      if (typeof child.properties.id !== 'string') {
        children.push(...child.children);
        continue;
      }
      child.tagName = 'span';
    }
    const plain = BOXES.has(child.tagName) && !hasProperties(child);
    if (!plain) children.push(child);
    else if (holder && child.children.every(isInline) && parent.children.length === 1)
      children.push(...child.children);
    else children.push(...inParagraphs(child));
  }
  parent.children = children;
}

/** Sanitising leaves an empty list of classes. */
const hasProperties = ({ properties }: Element) =>
  Object.values(properties).some((value) => !Array.isArray(value) || value.length > 0);

/** Text beside blocks becomes paragraphs. */
function inParagraphs(box: Element): ElementContent[] {
  const blocks: ElementContent[] = [];
  let run: ElementContent[] = [];
  const flush = () => {
    if (run.some((node) => !isBlank(node)))
      blocks.push({
        type: 'element',
        tagName: 'p',
        properties: {},
        children: run,
        data: box.data,
        position: box.position,
      });
    run = [];
  };
  for (const child of box.children) {
    if (isInline(child)) run.push(child);
    else {
      flush();
      blocks.push(child);
    }
  }
  flush();
  return blocks;
}

/** Removes ids that no link of the text leads to, and those that occur twice. Scripts and styles needed them. */
export function dropUnusedIds(tree: Root, used: (id: string) => boolean = () => false): void {
  const wanted = new Set<string>();
  visit(tree, 'element', ({ properties: { href } }) => {
    if (typeof href === 'string' && href.startsWith('#'))
      wanted.add(ID_PREFIX + percentDecoded(href.slice(1)));
  });
  const seen = new Set<string>();
  visit(tree, 'element', (node) => {
    const { id } = node.properties;
    if (typeof id !== 'string') return;
    const kept = (wanted.has(id) || used(id.slice(ID_PREFIX.length))) && !seen.has(id);
    seen.add(id);
    if (!kept) delete node.properties.id;
  });
}

/** Makes room for a heading above those of a tree. */
export function lowerHeadings(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (isHeading(node)) node.tagName = `h${Math.min(6, Number(node.tagName[1]) + 1)}`;
  });
}
