import type { Element } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { maskFormulas } from '../formulas/mask';
import { placeFormulas } from '../formulas/place';
import { isElement } from '../nodes';
import { parseHtml, sanitise } from '../parse';
import { parseRaw } from '../parse-raw';
import type { ReportUnsafe } from '../report-unsafe';
import { htmlHandlers } from '../syntax/to-html';
import { parseInline } from './syntax';
import { inlineWords } from './words';

/** A short text, such as an option of a question. */
export interface InlineText {
  /** Its words, without marks. */
  text: string;
  /** Sanitised, without blocks and links; null if it is the same as `text`. */
  html: string | null;
}

/** Whether a text can have marks. */
export const mayBeMarked = (source: string): boolean => /[*_`~^$<\\[]/.test(source);
const writer = unified().use(rehypeStringify).freeze();

/**
 * Renders the formulas and the emphasis of a short text. It runs in a worker, because malicious text can take long.
 * @throws {TextRefused} if its formulas make too many elements
 */
export function renderInline(source: string, report: ReportUnsafe = () => {}): InlineText {
  if (!mayBeMarked(source)) return { text: source, html: null };
  const [, before = '', body = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(source) ?? [];
  const masked = maskFormulas(body);
  const paragraphs = parseInline(masked.text).flatMap((paragraph, index) => [
    ...(index === 0 ? [] : [{ type: 'text', value: '\n\n' } as const]),
    ...paragraph.children,
  ]);
  const mixed = unified()
    .use(remarkRehype, { allowDangerousHtml: true, handlers: htmlHandlers('en') })
    .runSync({ type: 'root', children: [{ type: 'paragraph', children: paragraphs }] });
  const [paragraph] = mixed.children;
  const raw = parseRaw({ type: 'root', children: isElement(paragraph) ? paragraph.children : [] });
  placeFormulas(raw, { masked, parse: parseHtml, report });
  const tree = sanitise(raw, null, () => {});
  let marked = false;
  const words = inlineWords(tree);
  visit(tree, 'element', (node, index, parent) => {
    marked = true;
    if (node.tagName !== 'math' || !parent || index === undefined) return;
    // In a line of text, a formula between $$ is in the line too.
    delete node.properties.display;
    parent.children[index] = framed(node);
    return SKIP;
  });
  if (words.trim() === '') return { text: source, html: null };
  const text = before + words + after;
  return { text, html: marked ? before + writer.stringify(tree) + after : null };
}

/** In characters: a longer formula may be wider than a phone. */
const WIDE = 24;

/** A wide formula scrolls by itself, also with the keyboard. */
function framed(formula: Element): Element {
  const ariaLabel = inlineWords({ type: 'root', children: [formula] });
  if (ariaLabel.length <= WIDE) return formula;
  const properties = { className: ['formula'], role: 'group', ariaLabel, tabIndex: 0 };
  return { type: 'element', tagName: 'span', properties, children: [formula] };
}
