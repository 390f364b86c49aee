import type { Element, Root, RootContent, ElementContent } from 'hast';
import type { FootnoteDefinition, Html, Paragraph, Parent, PhrasingContent } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeRemark, { type Options } from 'rehype-remark';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options as WriteOptions } from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

type Handle = NonNullable<Options['handlers']>[string];
type Write = NonNullable<NonNullable<WriteOptions['handlers']>['mdxJsxTextElement']>;

/** An element among words, under the name by which mdast's tools know one; raw HTML may be a block to them. */
interface KeptElement extends Parent {
  type: 'mdxJsxTextElement';
  open: string;
  close: string;
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface PhrasingContentMap {
    mdxJsxTextElement: KeptElement;
  }
  interface RootContentMap {
    mdxJsxTextElement: KeptElement;
  }
}

/** Markdown has no sign for these: they stay what they are. */
const KEPT_INLINE = ['sub', 'sup', 'u', 'mark', 'small', 'kbd', 'ins', 'abbr', 'samp', 'var', 'cite', 'q'];
/** Holds the HTML of an element that Markdown cannot say. */
const KEPT = 'kept-html';
const UNSAYABLE_IN_A_TABLE = /^(table|caption|ul|ol|dl|pre|blockquote|h[1-6]|details|hr)$/;
const FOOTNOTE = /^#?section-fn-(.+)$/;

const stringifier = unified().use(rehypeStringify);
const stringify = (node: Element) => stringifier.stringify({ type: 'root', children: [node] });

const isElement = (node: RootContent | ElementContent | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (tagName === undefined || node.tagName === tagName);

const html = (value: string): Html => ({ type: 'html', value });
/** A block of its own, so that what stands beside it is not drawn into it. */
const block = (value: string): Paragraph => ({ type: 'paragraph', children: [html(value)] });

/** On one line: an empty line would end a block of HTML in Markdown. */
const onOneLine = (markup: string) =>
  markup.replace(/<pre[\s\S]*?<\/pre>/g, (code) => code.replaceAll('\n', '&#10;')).replace(/\s*\n\s*/g, ' ');

function tagsOf(node: Element): [string, string] {
  const [open = '', close = ''] = stringify({ ...node, children: [{ type: 'text', value: '\n' }] }).split(
    '\n',
  );
  return [open, close];
}

const inline: Handle = (state, node: Element) => {
  const reference = node.children.find(
    (child) => isElement(child, 'a') && 'dataFootnoteRef' in child.properties,
  );
  const identifier = isElement(reference) ? FOOTNOTE.exec(String(reference.properties.href))?.[1] : undefined;
  if (identifier !== undefined) return { type: 'footnoteReference', identifier };
  const [open, close] = tagsOf(node);
  const children = state.all(node) as PhrasingContent[];
  return { type: 'mdxJsxTextElement', open, close, children };
};

const writeKept: Write = (node: KeptElement, _parent, state, info) =>
  node.open + state.containerPhrasing({ type: 'emphasis', children: node.children }, info) + node.close;

const details: Handle = (state, node: Element) => {
  const summary = node.children.find((child) => isElement(child, 'summary'));
  const rest: Element = { ...node, children: node.children.filter((child) => child !== summary) };
  const [open, close] = tagsOf(node);
  const title = isElement(summary) ? onOneLine(stringify(summary)) : '';
  return [block(open + title), ...state.toFlow(state.all(rest)), block(close)];
};

const footnotes: Handle = (state, node: Element) => {
  if (!('dataFootnotes' in node.properties)) return state.all(node);
  const definitions: FootnoteDefinition[] = [];
  visit(node, 'element', (child, index, parent) => {
    if ('dataFootnoteBackref' in child.properties && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
  });
  visit(node, 'element', (child) => {
    const identifier = FOOTNOTE.exec(String(child.properties.id ?? ''))?.[1];
    if (child.tagName !== 'li' || identifier === undefined) return;
    const children = state.toFlow(state.all(child)) as FootnoteDefinition['children'];
    definitions.push({ type: 'footnoteDefinition', identifier, children });
    return SKIP;
  });
  return definitions;
};

/** Tables with joined cells or blocks inside, and definition lists, are kept as HTML. */
function keepUnsayable() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !(node.tagName === 'dl' || isUnsayableTable(node))) return;
      parent.children[index] = {
        type: 'element',
        tagName: KEPT,
        properties: { value: onOneLine(stringify(node)) },
        children: [],
      };
      return SKIP;
    });
  };
}

function isUnsayableTable(table: Element): boolean {
  if (table.tagName !== 'table') return false;
  let unsayable = !table.children.some((child) => isElement(child, 'thead'));
  visit(table, 'element', (node) => {
    const { colSpan = 1, rowSpan = 1 } = node.properties;
    const paragraphs = node.children.filter((child) => isElement(child, 'p')).length;
    const joined = Number(colSpan) > 1 || Number(rowSpan) > 1;
    const blocks = node !== table && UNSAYABLE_IN_A_TABLE.test(node.tagName);
    if (joined || blocks || paragraphs > 1) unsayable = true;
  });
  return unsayable;
}

/** Stored HTML as a tree. */
export const parseHtml = (stored: string): Root =>
  unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: stored }] });

/** A line break inside a cell: Markdown would make it a space. */
const lineBreak: Handle = (state) => (state.inTable ? html('<br>') : { type: 'break' });

const converter = unified()
  .use(keepUnsayable)
  .use(rehypeRemark, {
    handlers: {
      ...Object.fromEntries(KEPT_INLINE.map((tagName) => [tagName, inline])),
      details,
      br: lineBreak,
      section: footnotes,
      [KEPT]: (_state, node: Element) => block(String(node.properties.value)),
    },
  })
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    rule: '-',
    handlers: { mdxJsxTextElement: writeKept },
  });

/**
 * Markdown that renders to the same text, links, pictures, tables and code as a stored (sanitised) HTML text:
 * what the editor opens of an imported lesson.
 */
export const htmlToMarkdown = (stored: string): string =>
  converter.stringify(converter.runSync(parseHtml(stored))).trim();
