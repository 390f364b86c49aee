import type { Paragraph, PhrasingContent } from 'mdast';
import type { Construct, Extension, State } from 'micromark-util-types';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { scriptFromMarkdown, scriptSyntax } from '../syntax/scripts';

/** What a short text does not have: blocks, links, pictures and names of characters stay as they are written. */
const OFF = (
  'headingAtx setextUnderline thematicBreak list blockQuote codeIndented codeFenced htmlFlow definition autolink ' +
  'characterEscape characterReference hardBreakEscape hardBreakTrailing labelStartImage labelStartLink labelEnd'
).split(' ');

const BACKSLASH = 92;
/** Only these need a backslash, so that paths and regular expressions stay as they are written. */
export const MARKS = '*_`~^$<';

const escape: Construct = {
  name: 'inlineEscape',
  tokenize(effects, ok, nok) {
    const inside: State = (code) => {
      if (code === null || code < 0 || !MARKS.includes(String.fromCharCode(code))) return nok(code);
      effects.enter('characterEscapeValue');
      effects.consume(code);
      effects.exit('characterEscapeValue');
      effects.exit('characterEscape');
      return ok;
    };
    return (code) => {
      effects.enter('characterEscape');
      effects.enter('escapeMarker');
      effects.consume(code);
      effects.exit('escapeMarker');
      return inside;
    };
  },
};

const extension: Extension = { disable: { null: OFF }, text: { [BACKSLASH]: escape } };
const parser = unified().use(remarkParse).use(addSyntax).freeze();

function addSyntax(this: Processor) {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(extension, scriptSyntax);
  (data.fromMarkdownExtensions ??= []).push(scriptFromMarkdown);
}

/** The paragraphs of a short text: emphasis, code, words below or above the line and MathML; all else is text. */
export const parseInline = (source: string): Paragraph[] =>
  parser
    .parse(source)
    .children.filter((node) => node.type === 'paragraph')
    .map((node) => ({ type: 'paragraph', children: settled(node.children, source) }));

const ELEMENT = /^<(sub|sup|math)\b[^<>]*>$/i;

/** Joins the tags of an element and what is between them. Other tags, and marks inside of a word, become text. */
function settled(children: readonly PhrasingContent[], source: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (let at = 0; at < children.length; at += 1) {
    const node = children[at] as PhrasingContent;
    const end = node.type === 'html' ? endOf(node.value, children, at) : -1;
    if (end > at) {
      nodes.push(elementOf(children.slice(at, end + 1), source));
      at = end;
    } else nodes.push(...plainer(node, source));
  }
  return nodes;
}

function endOf(tag: string, children: readonly PhrasingContent[], from: number): number {
  const name = ELEMENT.exec(tag)?.[1]?.toLowerCase();
  if (name === undefined) return -1;
  return children.findIndex(
    (node, index) => index > from && node.type === 'html' && node.value.toLowerCase() === `</${name}>`,
  );
}

function elementOf(nodes: readonly PhrasingContent[], source: string): PhrasingContent {
  const [first, ...rest] = nodes;
  const name = first?.type === 'html' ? ELEMENT.exec(first.value)?.[1]?.toLowerCase() : undefined;
  if (name === 'sub' || name === 'sup')
    return { type: 'script', tagName: name, children: settled(rest.slice(0, -1), source) };
  return {
    type: 'html',
    value: source.slice(first?.position?.start.offset, nodes.at(-1)?.position?.end.offset),
  };
}

const WORD = /[\p{L}\p{N}]/u;

function plainer(node: PhrasingContent, source: string): PhrasingContent[] {
  if (node.type === 'html') return [{ type: 'text', value: node.value }];
  if (!('children' in node)) return [node];
  const children = settled(node.children, source);
  const [start = 0, end = source.length] = [node.position?.start.offset, node.position?.end.offset];
  // `2*3*4` is a product.
  if (node.type !== 'script' && WORD.test(source[start - 1] ?? '') && WORD.test(source[end] ?? '')) {
    const mark = {
      type: 'text',
      value: source.slice(start, start + (node.type === 'strong' ? 2 : 1)),
    } as const;
    return [mark, ...children, mark];
  }
  return [{ ...node, children }];
}
