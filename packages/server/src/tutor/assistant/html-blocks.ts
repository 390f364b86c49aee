import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Heading } from '../passages/split';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export interface HtmlPage {
  /** Text of the first heading. */
  title: string;
  /** BCP 47 tag. */
  language: string;
  /** A line for each block, headings too. */
  lines: string[];
  /** `id` is empty if neither the heading nor what it stands in has one. */
  headings: Heading[];
}

/** Not part of what a page says. */
const LEFT_OUT = new Set([
  'nav',
  'form',
  'search',
  'script',
  'style',
  'svg',
  'button',
  'noscript',
  'template',
]);
const HEADINGS = new Set(['h2', 'h3', 'h4', 'summary']);
const BLOCKS = new Set(
  'p li dt dd div section header article blockquote td th tr table ul ol dl details figcaption pre main h1'.split(
    ' ',
  ),
);
/** What can be linked to instead of a heading. */
const SECTIONS = new Set(['section', 'details', 'div', 'article']);

/** Reads the text of `<main>` of a page that the build has rendered. */
export async function htmlBlocks(html: string): Promise<HtmlPage> {
  // Only when somebody asks: the server starts without it.
  const { parse } = await import('parse5');
  const document = parse(html);
  const root = elementIn(document.childNodes, 'html');
  const main = root && elementIn(root.childNodes, 'main');
  const page: HtmlPage = { title: '', language: attribute(root, 'lang') || 'en', lines: [], headings: [] };
  let line = '';
  const flush = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    line = '';
    if (text !== '') page.lines.push(text);
    return text;
  };
  const walk = (nodes: readonly Node[], section: string) => {
    for (const node of nodes) {
      if ('value' in node) line += node.value;
      if (!('tagName' in node) || LEFT_OUT.has(node.tagName) || attribute(node, 'aria-hidden') === 'true')
        continue;
      const { tagName } = node;
      const heading = HEADINGS.has(tagName);
      const block = heading || BLOCKS.has(tagName);
      if (block) flush();
      const own = attribute(node, 'id');
      walk(node.childNodes, SECTIONS.has(tagName) && own !== '' ? own : section);
      if (!block) continue;
      const text = flush();
      if (tagName === 'h1') page.title ||= text;
      if (heading && text !== '') page.headings.push({ id: section || own, text });
    }
  };
  if (main) walk(main.childNodes, '');
  flush();
  return page;
}

function elementIn(nodes: readonly Node[], name: string): Element | undefined {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    if (node.tagName === name) return node;
    const found = elementIn(node.childNodes, name);
    if (found) return found;
  }
  return undefined;
}

const attribute = (element: Element | undefined, name: string): string =>
  element?.attrs.find((attr) => attr.name === name)?.value ?? '';
