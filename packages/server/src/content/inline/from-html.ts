import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { formulaElement } from '../formulas/mathml';
import { isElement } from '../nodes';
import { parseHtml } from '../parse';
import { renderInline } from './render-inline';
import { inlineWords, isBlock, onLines } from './words';

const writer = unified().use(rehypeStringify).freeze();
const EMPHASIS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  dfn: '*',
  var: '*',
};
const CODE = /^(?:code|kbd|samp|tt)$/;
/** Elements that {@link inlineSource} keeps, or that have no look of their own. */
export const KEPT_INLINE =
  /^(?:p|div|span|br|strong|b|em|i|dfn|var|code|kbd|samp|tt|sub|sup|bdi|bdo|wbr|math|annotation|semantics|m[a-z]+)$/;
/** A text without marks as the source of a short text that shows it as it is. */
export function literalSource(text: string): string {
  const { text: shown, html } = renderInline(text);
  return html === null && shown === text ? text : text.replace(MARK, '\\$&');
}

/** A letter or a figure cannot follow a dollar. */
const FORMULA = [
  ['$', '$'],
  ['\\(', '\\)'],
] as const;
const MARK = /[*_`~^$<]/g;

interface Writing {
  literal: (text: string) => string;
  /** What is around the TeX of a formula. */
  formula: readonly [string, string];
}

/**
 * Sanitised HTML as the source of a short text: bold, italics, code, raised and lowered words and formulas stay; of
 * everything else the words. Characters that would be marks get a backslash.
 */
export function inlineSource(tree: Root): string {
  const words = onLines(inlineWords(tree));
  const escaped = (text: string) => text.replace(MARK, '\\$&');
  for (const literal of [(text: string) => text, escaped])
    for (const formula of FORMULA) {
      const source = onLines(sourceOf(tree, { literal, formula }));
      if (onLines(renderInline(source).text) === words) return source;
    }
  return literalSource(words);
}

const sourceOf = (node: Root | Element, writing: Writing): string =>
  node.children.map((child) => written(child as ElementContent, writing)).join('');

function written(node: ElementContent, writing: Writing): string {
  if (node.type === 'text') return writing.literal(node.value.replace(/\s+/g, ' '));
  if (!isElement(node)) return '';
  const { tagName } = node;
  if (tagName === 'math') return formula(node, writing.formula);
  if (tagName === 'br') return '\n';
  if (CODE.test(tagName)) return code(textOf(node).replace(/\s+/g, ' ').trim());
  const inner = sourceOf(node, writing);
  const mark = EMPHASIS[tagName];
  if (mark !== undefined) return around(inner, mark, mark);
  if (tagName === 'sub' || tagName === 'sup') return around(inner, `<${tagName}>`, `</${tagName}>`);
  return isBlock(node) ? `${inner}\n` : inner;
}

/** Space at the ends is outside of the marks, where it has to be. */
function around(inner: string, open: string, close: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
  return words === '' ? inner : before + open + words + close + after;
}

function code(text: string): string {
  if (text === '') return '';
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return fence + space + text + space + fence;
}

/** TeX, if the formula was made of it; otherwise its MathML. */
function formula(node: Element, [open, close]: Writing['formula']): string {
  const tex = String(node.properties.alttext ?? '').trim();
  const again = tex === '' ? null : formulaElement({ tex, display: false }, parseHtml);
  if (again !== null && textOf(again) === textOf(node)) return open + tex + close;
  return writer.stringify({ type: 'root', children: [node] }).replace(/\s+/g, ' ');
}
