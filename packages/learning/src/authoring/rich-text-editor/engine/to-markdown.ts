import type {
  BlockContent,
  DefinitionContent,
  ListItem,
  PhrasingContent,
  RootContent,
  TableRow,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Mark, Node } from 'prosemirror-model';
import { attrsOf, linkOf } from './schema';

/** How the author writes what Markdown can say in several ways. */
export interface MarkdownStyle {
  bullet: '-' | '*' | '+';
  emphasis: '*' | '_';
}

/** The style of a text, from its first list and its first emphasis. */
export function styleOf(markdown: string): MarkdownStyle {
  const bullet = /^ {0,3}([-*+]) +\S/m.exec(markdown)?.[1] ?? '-';
  const emphasis = /(?:^|[\s(])([*_])(?![*_\s])[^*_\n]+\1(?![*_])/m.exec(markdown)?.[1] ?? '_';
  return { bullet: bullet as MarkdownStyle['bullet'], emphasis: emphasis as MarkdownStyle['emphasis'] };
}

const OPTIONS: Options = {
  fences: true,
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

export interface Neighbours {
  /** Lists that would become one list with this block need another marker. */
  bullet?: MarkdownStyle['bullet'];
  ordered?: '.' | ')';
}

/** The Markdown of one block, without a line break at its end. */
export function blockMarkdown(node: Node, style: MarkdownStyle, taken: Neighbours = {}): string {
  if (node.type.name === 'raw') return attrsOf(node).source;
  const bullet = taken.bullet === style.bullet ? (style.bullet === '-' ? '*' : '-') : style.bullet;
  const children = [blockOf(node)];
  return toMarkdown(
    { type: 'root', children },
    {
      ...OPTIONS,
      bullet,
      bulletOther: bullet === '*' ? '-' : '*',
      bulletOrdered: taken.ordered === '.' ? ')' : '.',
      emphasis: style.emphasis,
    },
  ).replace(/\n+$/, '');
}

const childrenOf = (node: Node): Node[] => node.children as Node[];
const flowOf = (node: Node) => childrenOf(node).map(blockOf) as (BlockContent | DefinitionContent)[];

function blockOf(node: Node): RootContent {
  const attrs = attrsOf(node);
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: attrs.level, children: inlineOf(node) };
    case 'blockquote':
      return { type: 'blockquote', children: flowOf(node) };
    case 'bullet_list':
    case 'ordered_list':
      return {
        type: 'list',
        ordered: node.type.name === 'ordered_list',
        start: node.type.name === 'ordered_list' ? attrs.start : null,
        spread: attrs.spread,
        children: childrenOf(node).map(itemOf),
      };
    case 'code_block':
      return { type: 'code', lang: attrs.language, meta: attrs.meta, value: node.textContent };
    case 'horizontal_rule':
      return { type: 'thematicBreak' };
    case 'picture':
      return { type: 'paragraph', children: [imageOf(node)] };
    case 'table':
      return {
        type: 'table',
        align: childrenOf(node.child(0)).map((cell) => attrsOf(cell).align),
        children: childrenOf(node).map(rowOf),
      };
    case 'raw':
      return { type: 'html', value: attrs.source };
    default:
      return { type: 'paragraph', children: inlineOf(node) };
  }
}

const itemOf = (node: Node): ListItem => {
  const [first, ...more] = childrenOf(node);
  const empty = first?.content.size === 0 && more.length === 0;
  return {
    type: 'listItem',
    checked: attrsOf(node).checked,
    spread: attrsOf(node).spread,
    children: empty ? [] : flowOf(node),
  };
};

const rowOf = (row: Node): TableRow => ({
  type: 'tableRow',
  children: childrenOf(row).map((cell) => ({ type: 'tableCell', children: inlineOf(cell.child(0), true) })),
});

const imageOf = (node: Node): PhrasingContent => {
  const { src, alt, title } = attrsOf(node);
  return { type: 'image', url: src, alt, title };
};

/** Outermost first, as in the schema. Code is inside all others. */
function inlineOf(block: Node, inCell = false): PhrasingContent[] {
  return nest(childrenOf(block), 0, inCell);
}

/** Groups neighbours with the same mark at `depth` of their marks, so that `**a _b_**` is one strong text. */
function nest(nodes: readonly Node[], depth: number, inCell: boolean): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  for (let at = 0; at < nodes.length; ) {
    const node = nodes[at] as Node;
    const mark = node.marks[depth];
    if (!mark || mark.type.name === 'code') {
      content.push(leafOf(node, inCell));
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < nodes.length && nodes[end]?.marks[depth]?.eq(mark)) end += 1;
    content.push(...marked(mark, nest(nodes.slice(at, end), depth + 1, inCell)));
    at = end;
  }
  return content;
}

/** Spaces at the edges of bold or italic words move out: `**word **` is not bold in Markdown. */
function marked(mark: Mark, children: PhrasingContent[]): PhrasingContent[] {
  if (mark.type.name === 'link') {
    const { href, title } = linkOf(mark);
    return [{ type: 'link', url: href, title, children }];
  }
  const type = mark.type.name === 'em' ? 'emphasis' : mark.type.name === 'strike' ? 'delete' : 'strong';
  const first = children[0];
  const before = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') first.value = first.value.slice(before.length);
  const last = children.at(-1);
  const after = last?.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - after.length);
  const kept = children.filter((child) => child.type !== 'text' || child.value !== '');
  return [
    ...(before ? [{ type: 'text', value: before } as const] : []),
    ...(kept.length > 0 ? [{ type, children: kept } as PhrasingContent] : []),
    ...(after ? [{ type: 'text', value: after } as const] : []),
  ];
}

function leafOf(node: Node, inCell: boolean): PhrasingContent {
  switch (node.type.name) {
    case 'image':
      return imageOf(node);
    case 'hard_break':
      return inCell ? { type: 'html', value: '<br>' } : { type: 'break' };
    case 'footnote':
      return { type: 'footnoteReference', identifier: attrsOf(node).label, label: attrsOf(node).label };
    case 'raw_inline':
      return { type: 'html', value: attrsOf(node).source };
    default: {
      const value = node.text ?? '';
      return node.marks.some(({ type }) => type.name === 'code')
        ? { type: 'inlineCode', value }
        : { type: 'text', value };
    }
  }
}
