import type { Element, Root, RootContent, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type {
  FootnoteDefinition,
  Html,
  Paragraph,
  Parent,
  PhrasingContent,
  Root as MarkdownRoot,
} from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options as WriteOptions } from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { refuseElementBomb } from './element-bomb';
import { formulaElement } from './formulas/mathml';
import { isBlank } from './nodes';
import { parseHtml } from './parse';
import { calloutKind } from './syntax/callout-kinds';
import { CALLOUT } from './syntax/to-html';
import { headingsOf } from './words';
import { parseStoredHtml } from './stored-html';
import { refusingDepth } from './text-refused';

type Handle = NonNullable<Options['handlers']>[string];
type Write = NonNullable<NonNullable<WriteOptions['handlers']>['mdxJsxTextElement']>;

/** An inline element that stays HTML, with the node name of mdast. */
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

/** Markdown has no syntax for these, so they stay HTML. */
const KEPT_INLINE = ['sub', 'sup', 'u', 'mark', 'small', 'kbd', 'ins', 'abbr', 'samp', 'var', 'cite', 'q'];
/** Holds the HTML of an element that Markdown cannot express. */
const KEPT = 'kept-html';
const NOT_IN_A_TABLE = /^(table|caption|ul|ol|dl|pre|blockquote|h[1-6]|details|hr)$/;
const FOOTNOTE = /^#?(?:section-)?fn-(.+)$/;

const stringifier = unified().use(rehypeStringify);
const stringify = (node: Element) => stringifier.stringify({ type: 'root', children: [node] });

const isElement = (node: RootContent | ElementContent | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (tagName === undefined || node.tagName === tagName);

const html = (value: string): Html => ({ type: 'html', value });
/** A separate block, so that its neighbours do not become part of it. */
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

/** TeX, if the formula was made of it; otherwise its MathML. */
const formula: Handle = (_state, node: Element) => {
  const { alttext, display } = node.properties;
  const tex = String(alttext ?? '');
  const block = display === 'block';
  const again = tex === '' ? null : formulaElement({ tex, display: block }, parseHtml);
  const same = again !== null && textOf(again) === textOf(node);
  return html(same ? (block ? `$$${tex}$$` : `$${tex}$`) : onOneLine(stringify(node)));
};

/** Boxes have no syntax of their own, except callouts. */
const box: Handle = (state, node: Element) => {
  const classes = Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];
  const kind = classes.map((name) => calloutKind(name.slice(CALLOUT.length + 1))).find((found) => found);
  const [first, ...rest] = node.children.filter((child) => !isBlank(child));
  if (!classes.includes(CALLOUT) || !kind || !isElement(first, 'p')) return state.toFlow(state.all(node));
  const heading = textOf(first).replace(/\s+/g, ' ').trim();
  const word = headingsOf(kind).find((each) => heading === each || heading.startsWith(`${each}: `));
  const title = word === undefined ? heading : heading.slice(word.length + 2);
  const content = state.toFlow(state.all({ ...node, children: rest }));
  // More colons than any callout inside.
  let inner = 2;
  visit({ type: 'root', children: content } as MarkdownRoot, 'html', ({ value }) => {
    inner = Math.max(inner, /^:{3,}$/.exec(value)?.[0].length ?? 0);
  });
  const fence = ':'.repeat(inner + 1);
  return [block(`${fence}${kind}${title === '' ? '' : `[${title}]`}`), ...content, block(fence)];
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
function keepComplexElements() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !(node.tagName === 'dl' || isComplexTable(node))) return;
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

function isComplexTable(table: Element): boolean {
  if (table.tagName !== 'table') return false;
  let complex = !table.children.some((child) => isElement(child, 'thead'));
  visit(table, 'element', (node) => {
    const { colSpan = 1, rowSpan = 1 } = node.properties;
    const paragraphs = node.children.filter((child) => isElement(child, 'p')).length;
    const joined = Number(colSpan) > 1 || Number(rowSpan) > 1;
    const blocks = node !== table && NOT_IN_A_TABLE.test(node.tagName);
    if (joined || blocks || paragraphs > 1) complex = true;
  });
  return complex;
}

/** A line break in a table cell, which Markdown would turn into a space. */
const lineBreak: Handle = (state) => (state.inTable ? html('<br>') : { type: 'break' });

const converter = unified()
  .use(keepComplexElements)
  .use(rehypeRemark, {
    handlers: {
      ...Object.fromEntries(KEPT_INLINE.map((tagName) => [tagName, inline])),
      details,
      br: lineBreak,
      div: box,
      math: formula,
      section: footnotes,
      [KEPT]: (_state, node: Element) => block(String(node.properties.value)),
    },
  })
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    rule: '-',
    handlers: { mdxJsxTextElement: writeKept },
  });

/**
 * Converts HTML to Markdown with the same text, links, pictures, tables and code.
 * @throws {TextRefused} if the HTML is nested too deeply or creates too many elements
 */
export const htmlToMarkdown = (html: string): string =>
  refusingDepth(() => {
    refuseElementBomb(html);
    return converter.stringify(converter.runSync(parseStoredHtml(html))).trim();
  });
