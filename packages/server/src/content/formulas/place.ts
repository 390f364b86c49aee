import type { Element, ElementContent, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { TEXT_LIMITS } from '../limits';
import { isElement } from '../nodes';
import type { ReportUnsafe } from '../report-unsafe';
import { TextRefused } from '../text-refused';
import { type Formula, type Found, formulasIn } from './delimiters';
import { type Masked, type Piece, piecesOf, unmasked } from './mask';
import { formulaElement } from './mathml';

/** Text in these is shown as it is written. */
const VERBATIM = new Set([
  'code',
  'pre',
  'kbd',
  'samp',
  'textarea',
  'script',
  'style',
  'math',
  'svg',
  'title',
]);

/** A character for private use in an address. */
const ENCODED = /%E[EF]%[89AB][0-9A-F]%[89AB][0-9A-F]/g;

interface Context {
  /** The formulas of a Markdown text; null for HTML, whose formulas are in its text. */
  masked: Masked | null;
  /** Reads a fragment of HTML. */
  parse: (html: string) => Root;
  report: ReportUnsafe;
}

/**
 * Replaces the formulas of a text, in TeX, by MathML. One that cannot be read is reported and stays text.
 * @throws {TextRefused} if they make too many elements
 */
export function placeFormulas(tree: Root, { masked, parse, report }: Context): void {
  if (masked?.formulas.length === 0) return;
  let elements = 0;
  walk(tree, false);

  function walk(parent: Root | Element, verbatim: boolean): void {
    const children = parent.children as ElementContent[];
    parent.children = children.flatMap((child): ElementContent[] => {
      if (child.type === 'text') return inText(child, verbatim);
      if (!isElement(child)) return [child];
      const formula = blockOf(child) ?? (masked === null ? formulaOf(child) : null);
      if (formula !== null) return [draw(formula, child) ?? child];
      if (masked !== null) unmaskProperties(child, masked);
      walk(child, verbatim || VERBATIM.has(child.tagName));
      return [child];
    });
  }

  function inText(node: Text, verbatim: boolean): ElementContent[] {
    const { value } = node;
    if (verbatim) return masked === null ? [node] : [{ ...node, value: unmasked(value, masked) }];
    const pieces = masked === null ? split(value) : piecesOf(value, masked);
    return pieces.map(({ text, formula }) => {
      if (formula === null) return { ...node, value: text };
      const source = masked === null ? text : masked.source.slice(formula.start, formula.end);
      return draw(formula, node) ?? { ...node, value: source };
    });
  }

  /** A formula has the position of the text that it was written in. */
  function draw(formula: Formula | Found, node: ElementContent): Element | null {
    const element = formulaElement(formula, parse);
    if (element === null) {
      const at = masked !== null && 'start' in formula ? formula.start : null;
      const line = at === null ? node.position?.start.line : masked?.source.slice(0, at).split('\n').length;
      report(line, `The formula “${formula.tex.slice(0, 100)}” cannot be read, so its source is shown.`);
      return null;
    }
    visit(element, 'element', () => {
      elements += 1;
    });
    if (elements > TEXT_LIMITS.elements)
      throw new TextRefused(`makes more than ${TEXT_LIMITS.elements.toLocaleString('en-GB')} elements`);
    return { ...element, position: node.position };
  }
}

/** The formulas of a text of HTML, and what is between them. */
function split(value: string): Piece[] {
  let copied = 0;
  const pieces = formulasIn(value).flatMap((formula): Piece[] => {
    const before = value.slice(copied, formula.start);
    copied = formula.end;
    const piece = { text: value.slice(formula.start, formula.end), formula };
    return before === '' ? [piece] : [{ text: before, formula: null }, piece];
  });
  return copied < value.length ? [...pieces, { text: value.slice(copied), formula: null }] : pieces;
}

function unmaskProperties(node: Element, masked: Masked): void {
  for (const [name, value] of Object.entries(node.properties))
    if (typeof value === 'string')
      node.properties[name] = unmasked(value.replace(ENCODED, decodeURIComponent), masked);
}

/** A block of code in the language `math`, as GitHub and GitLab have it. */
function blockOf({ tagName, children: [code] }: Element): Formula | null {
  if (tagName !== 'pre' || !isElement(code) || code.tagName !== 'code') return null;
  const { className } = code.properties;
  const isMath = Array.isArray(className) && className.includes('language-math');
  return isMath ? { tex: textOf(code).trim(), display: true } : null;
}

/** Formulas that programs write as elements: a script of MathJax, `<tex>` of Moodle, a picture of Canvas or Moodle. */
function formulaOf(node: Element): Formula | null {
  const { type, dataEquationContent } = node.properties;
  if (node.tagName === 'script' && /^math\/tex/i.test(String(type ?? '')))
    return { tex: textOf(node).trim(), display: /mode=display/i.test(String(type)) };
  if (node.tagName === 'tex') return { tex: textOf(node).trim(), display: false };
  if (node.tagName === 'img' && typeof dataEquationContent === 'string' && dataEquationContent.trim() !== '')
    return { tex: dataEquationContent.trim(), display: false };
  const { className, alt, title } = node.properties;
  const drawn =
    Array.isArray(className) && className.some((name) => name === 'equation_image' || name === 'texrender');
  const tex = String(alt ?? title ?? '')
    .replace(/^LaTeX:/, '')
    .trim();
  return node.tagName === 'img' && drawn && tex !== '' ? { tex, display: false } : null;
}
