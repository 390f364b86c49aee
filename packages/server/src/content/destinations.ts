import type { Element } from 'hast';
import type { Definition, Image, Link, Nodes } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

declare module 'mdast' {
  interface LinkData {
    destination?: Range;
  }
  interface ImageData {
    destination?: Range;
  }
  interface DefinitionData {
    destination?: Range;
  }
}

/** Part of a source text, in characters from its start. */
export interface Range {
  start: number;
  end: number;
}

/** `..\..\slides.pdf`, as Windows writes paths. In Markdown, a backslash before a full stop is no character of its own. */
const OF_WINDOWS = /(?:^|\\)\.\.\\/;

/** @param written as it is in the source; `read`: what Markdown makes of it */
const pathOf = (written: string, read: string) =>
  OF_WINDOWS.test(written) ? written.replaceAll('\\', '/') : read;

type Holder = Link | Image | Definition;

/** Records the position of the destination in the source for each link, picture and definition. */
export const destinationExtension: Extension = {
  exit: {
    resourceDestinationString(token) {
      const url = pathOf(this.sliceSerialize(token), this.resume());
      const node = this.stack[this.stack.length - 1] as Holder;
      node.url = url;
      node.data = { ...node.data, destination: { start: token.start.offset, end: token.end.offset } };
    },
    definitionDestinationString(token) {
      const url = pathOf(this.sliceSerialize(token), this.resume());
      const node = this.stack[this.stack.length - 1] as Holder;
      node.url = url;
      node.data = { ...node.data, destination: { start: token.start.offset, end: token.end.offset } };
    },
  },
};

const ATTRIBUTE = /[\s/]*([^\s=>/"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/y;
const TAG_NAME = /<[a-z][a-z0-9]*/iy;

/** Finds where in a Markdown source the destination of a rendered link or picture is written. */
export class Destinations {
  readonly #byStart = new Map<number, Range>();

  constructor(
    private readonly markdown: string,
    tree: Nodes,
  ) {
    const definitions = new Map<string, Range>();
    visit(tree, 'definition', ({ identifier, data }) => {
      if (data?.destination && !definitions.has(identifier)) definitions.set(identifier, data.destination);
    });
    visit(tree, (node) => {
      const start = node.position?.start.offset;
      if (start === undefined) return;
      let range: Range | undefined;
      if (node.type === 'link' || node.type === 'image') range = node.data?.destination;
      if (node.type === 'linkReference' || node.type === 'imageReference')
        range = definitions.get(node.identifier);
      if (range !== undefined) this.#byStart.set(start, range);
    });
  }

  /**
   * The edit that gives a link or picture another destination.
   * @returns null if its position in the source is not known (it has no destination there)
   */
  edit(node: Element, destination: string): (Range & { value: string }) | null {
    const start = node.position?.start.offset;
    if (start === undefined) return null;
    const range = this.#byStart.get(start);
    if (range !== undefined) return { ...range, value: escapeDestination(destination) };
    const named = node.data?.attribute ?? (node.tagName === 'img' ? 'src' : 'href');
    const attribute = this.#attribute(start, named);
    return (
      attribute && { ...attribute, value: `"${destination.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"` }
    );
  }

  /** The value of an attribute of the HTML tag at `start`, with its quotes. */
  #attribute(start: number, wanted: string): Range | null {
    TAG_NAME.lastIndex = start;
    if (!TAG_NAME.test(this.markdown)) return null;
    ATTRIBUTE.lastIndex = TAG_NAME.lastIndex;
    for (let match = ATTRIBUTE.exec(this.markdown); match !== null; match = ATTRIBUTE.exec(this.markdown)) {
      const [, name = '', value] = match;
      if (name.toLowerCase() !== wanted) continue;
      const end = ATTRIBUTE.lastIndex;
      return value === undefined ? null : { start: end - value.length, end };
    }
    return null;
  }
}

/** Safe in both forms of a Markdown destination, with and without angle brackets. */
const escapeDestination = (destination: string) =>
  destination.replace(
    /[\s<>()\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
