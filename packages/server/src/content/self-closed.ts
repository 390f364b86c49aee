import type { Nodes, Root } from 'hast';
import type { Raw } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';

/** Elements without an end. */
const VOID = new Set('area base br col embed hr image img input link meta param source track wbr'.split(' '));
/** `<video src="a.mp4" />`: in HTML, the slash means nothing, and the element holds all that follows. */
const SELF_CLOSED = /<([a-z][\w:.-]*)((?:\s(?:[^'"<>]*(?:"[^"]*"|'[^']*')){0,50}[^'"<>]*)?)\/>/gi;
/** In `<a href=b/>`, the slash is part of the address. */
const BARE_VALUE = /=[^\s"'{}]+$/;

const staysOpen = (name: string, attributes: string) =>
  VOID.has(name.toLowerCase()) || BARE_VALUE.test(attributes);

/** HTML in which elements that are written as in XHTML or JSX end where their authors mean it (spec 15.194). */
export const closeElements = (html: string): string =>
  html.replace(SELF_CLOSED, (whole, name: string, attributes: string) =>
    staysOpen(name, attributes) ? whole : `<${name}${attributes}></${name}>`,
  );

/** As {@link closeElements}, in the HTML of a Markdown text. What comes after keeps its position in the source. */
export function closeRawElements(tree: Root): void {
  visit(tree as Nodes, 'raw', (node: Raw, index, parent) => {
    const ends = [...node.value.matchAll(SELF_CLOSED)].filter(
      ([, name = '', attributes = '']) => !staysOpen(name, attributes),
    );
    if (ends.length === 0 || !parent || index === undefined) return;
    const parts: Raw[] = [];
    let from = 0;
    for (const { 0: whole, 1: name = '', index: at } of ends) {
      const to = at + whole.length;
      parts.push(
        partOf(node, from, to, `${node.value.slice(from, to - 2)}>`),
        partOf(node, to, to, `</${name}>`),
      );
      from = to;
    }
    if (from < node.value.length) parts.push(partOf(node, from, node.value.length));
    parent.children.splice(index, 1, ...(parts as typeof parent.children));
    return index + parts.length;
  });
}

/** A part of a piece of HTML, with its own position. */
function partOf(node: Raw, from: number, to: number, value = node.value.slice(from, to)): Raw {
  if (node.position === undefined) return { type: 'raw', value };
  const { start } = node.position;
  const pointAt = (offset: number) => {
    const before = node.value.slice(0, offset);
    const newline = before.lastIndexOf('\n');
    return {
      line: start.line + before.split('\n').length - 1,
      column: newline < 0 ? start.column + offset : offset - newline,
      offset: (start.offset ?? 0) + offset,
    };
  };
  return { type: 'raw', value, position: { start: pointAt(from), end: pointAt(to) } };
}
