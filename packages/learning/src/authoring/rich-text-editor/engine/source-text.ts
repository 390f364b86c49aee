import type { Root, RootContent } from 'mdast';
import type { Node } from 'prosemirror-model';
import { blockNode, type Definitions, definitionsOf, parseMarkdown } from './from-markdown';
import { schema } from './schema';
import { isOnlySource } from './source-only';
import { blockMarkdown, type MarkdownStyle, type Neighbours, styleOf } from './to-markdown';

interface Block {
  node: Node;
  start: number;
  end: number;
}

interface Part {
  node: Node;
  /** The source of the block, unchanged or rewritten. */
  text: string;
  origin: number | null;
  changed: boolean;
  /** The place of the node in the document. */
  index: number;
}

/** The written text, and where the blocks of the document start in it. */
export interface Written {
  markdown: string;
  /** For each child of the document; -1 for one that is not in the text, e.g. an empty paragraph. */
  offsets: number[];
}

const BLANK_LINE = /\n[ \t]*\r?\n/;

/**
 * A Markdown text as blocks. A block that is unchanged keeps every byte, and so does the space between unchanged
 * blocks (spec R.72). A block that cannot be written back as it was is shown as its source and cannot be edited.
 */
export class SourceText {
  /** The document of the editor. */
  readonly doc: Node;
  readonly #source: string;
  readonly #blocks: Block[];
  readonly #style: MarkdownStyle;
  readonly #newline: string;
  readonly #written = new WeakMap<Node, string>();

  constructor(source: string) {
    this.#source = source;
    this.#style = styleOf(source);
    this.#newline = source.includes('\r\n') ? '\r\n' : '\n';
    const root = parseMarkdown(source);
    const definitions = definitionsOf(root);
    this.#blocks = root.children.map((block, origin) =>
      this.#read(block, origin, { definitions, before: root.children[origin - 1] }),
    );
    const nodes = this.#blocks.map(({ node }) => node);
    this.doc = schema.nodes.doc.createChecked(
      null,
      nodes.length > 0 ? nodes : schema.nodes.paragraph.create(),
    );
  }

  #read(
    block: RootContent,
    origin: number,
    { definitions, before }: { definitions: Definitions; before: RootContent | undefined },
  ): Block {
    const { start, end } = rangeOf(block);
    const source = this.#source.slice(start, end);
    const place = before && rangeOf(before);
    const only = isOnlySource(block, source, place && this.#source.slice(place.start, place.end));
    const node = only ? null : blockNode(block, definitions);
    const kept =
      node && this.#survives(node, definitions)
        ? node.type.create({ ...node.attrs, origin }, node.content, node.marks)
        : schema.nodes.raw.create({ source, origin });
    return { node: kept, start, end };
  }

  /** Whether the block is the same after it was written and read. */
  #survives(node: Node, definitions: Definitions): boolean {
    const labels = new Set<string>();
    node.descendants((child) => {
      if (child.type.name === 'footnote') labels.add(String(child.attrs.label));
    });
    const footnotes = [...labels].map((label) => `\n\n[^${label}]: x`).join('');
    const root: Root = parseMarkdown(blockMarkdown(node, this.#style) + footnotes);
    const [first, second] = root.children;
    if (!first || (second && second.type !== 'footnoteDefinition')) return false;
    return blockNode(first, definitions)?.eq(node) ?? false;
  }

  /** Number of blocks that are shown as their source. */
  get kept(): number {
    return this.#blocks.filter(({ node }) => node.type.name === 'raw').length;
  }

  /** The index in the document of the block at an offset of the source. */
  indexAt(offset: number): number {
    const after = this.#blocks.findIndex(({ end }) => end >= offset);
    return after === -1 ? Math.max(0, this.#blocks.length - 1) : after;
  }

  /** Writes a document that came from `doc`. */
  write(doc: Node): Written {
    const offsets: number[] = [];
    const parts: Part[] = [];
    doc.forEach((node, _offset, index) => {
      offsets.push(-1);
      const part = this.#part(node, index, parts.at(-1), doc.maybeChild(index + 1));
      if (part) parts.push(part);
    });
    const last = parts.at(-1);
    if (!last) return { markdown: this.#blocks.length === 0 ? this.#source : '', offsets };
    let markdown = '';
    parts.forEach((part, index) => {
      markdown += this.#between(parts[index - 1], part);
      offsets[part.index] = markdown.length;
      markdown += part.text;
    });
    const lastBlock = this.#blocks.at(-1);
    if (lastBlock && last.origin === this.#blocks.length - 1) markdown += this.#source.slice(lastBlock.end);
    else if (/\n$/.test(this.#source)) markdown += this.#newline;
    return { markdown, offsets };
  }

  #part(node: Node, index: number, before: Part | undefined, next: Node | null): Part | null {
    const origin = typeof node.attrs.origin === 'number' ? node.attrs.origin : null;
    const block = origin === null ? undefined : this.#blocks[origin];
    if (block?.node.eq(node)) {
      return { node, index, origin, changed: false, text: this.#source.slice(block.start, block.end) };
    }
    if (node.type.name === 'paragraph' && node.content.size === 0) return null;
    if (node.type.name === 'picture' && node.attrs.src === '') return null;
    const taken = { ...markerOf(this.#unchanged(next)), ...markerOf(before?.text) };
    const known = Object.keys(taken).length === 0 ? this.#written.get(node) : undefined;
    const text = known ?? blockMarkdown(node, this.#style, taken).replaceAll('\n', this.#newline);
    if (Object.keys(taken).length === 0) this.#written.set(node, text);
    return text === '' ? null : { node, index, origin, changed: true, text };
  }

  #unchanged(node: Node | null): string | undefined {
    const block = typeof node?.attrs.origin === 'number' ? this.#blocks[node.attrs.origin] : undefined;
    return node && block?.node.eq(node) ? this.#source.slice(block.start, block.end) : undefined;
  }

  /** What separates two blocks: as in the source if both were neighbours there, otherwise an empty line. */
  #between(before: Part | undefined, part: Part): string {
    const empty = this.#newline.repeat(2);
    const { origin } = part;
    if (!before) {
      const lead = origin === 0 ? this.#source.slice(0, this.#blocks[0]?.start) : '';
      return part.changed ? lead.replace(/[ \t]+$/, '') : lead;
    }
    if (origin === null || before.origin !== origin - 1) return empty;
    const gap = this.#source.slice(this.#blocks[origin - 1]?.end, this.#blocks[origin]?.start);
    if (!before.changed && !part.changed) return gap;
    const kept = part.changed ? gap.replace(/[ \t]+$/, '') : gap;
    const heading = before.node.type.name === 'heading' || part.node.type.name === 'heading';
    return BLANK_LINE.test(kept) || (heading && kept.includes('\n')) ? kept : empty;
  }
}

function rangeOf({ position }: RootContent): { start: number; end: number } {
  const start = position?.start.offset ?? 0;
  return { start, end: position?.end.offset ?? start };
}

/** The marker with which a list begins. */
function markerOf(text: string | undefined): Neighbours {
  const [, bullet, ordered] = /^(?:([-*+])|\d+([.)]))[ \t\n]/.exec(text ?? '') ?? [];
  return {
    ...(bullet && { bullet: bullet as Neighbours['bullet'] }),
    ...(ordered && { ordered: ordered as Neighbours['ordered'] }),
  };
}
