import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import temml from 'temml';
import { SKIP, visit } from 'unist-util-visit';
import { isElement } from '../nodes';
import type { ReportUnsafe } from '../report-unsafe';
import type { Formula } from './delimiters';

/** Elements of MathML Core that hold other elements, or text. */
export const MATH_ELEMENTS = (
  'math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub ' +
  'msubsup msup mtable mtd mtext mtr munder munderover'
).split(' ');

/** Attributes of MathML Core without looks, addresses and scripts. `alttext` holds the TeX. */
export const MATH_ATTRIBUTES = (
  'accent accentunder alttext columnspan depth display displaystyle fence form height largeop linethickness lspace ' +
  'mathvariant maxsize minsize movablelimits rowspan rspace scriptlevel separator stretchy symmetric voffset width'
).split(' ');

const KNOWN: ReadonlySet<string> = new Set(MATH_ELEMENTS);
const PREFIX = /^(?:m|mml|mathml):/;
/** Other names for what MathML Core has. */
const RENAMED: Readonly<Record<string, string>> = { mlabeledtr: 'mtr', menclose: 'mrow', none: 'mrow' };

/**
 * The MathML of a formula.
 * @param parse reads a fragment of HTML
 * @returns null if it cannot be read
 */
export function formulaElement({ tex, display }: Formula, parse: (html: string) => Root): Element | null {
  let markup: string;
  try {
    markup = temml.renderToString(tex, { displayMode: display, throwOnError: true, trust: false });
  } catch {
    return null;
  }
  const element = parse(markup).children.find((node) => isElement(node) && node.tagName === 'math');
  if (!isElement(element)) return null;
  element.properties.alttext = tex.replace(/\s+/g, ' ').trim();
  visit(element, (node) => {
    delete node.position;
    // Looks that are not kept would be reported as removed.
    if (isElement(node)) delete node.properties.style;
  });
  return element;
}

/** Keeps of all formulas what MathML Core can show. Formulas without anything are reported. */
export function cleanFormulas(tree: Root, report: ReportUnsafe): void {
  visit(tree, 'element', (node, index, parent) => {
    node.tagName = node.tagName.replace(PREFIX, '');
    if (node.tagName !== 'math' || !parent || index === undefined) return;
    const tex = texOf(node);
    if (tex !== '' && String(node.properties.alttext ?? '') === '') node.properties.alttext = tex;
    node.children = clean(node.children);
    if (textOf(node).trim() !== '') return SKIP;
    report(node.position?.start.line, '<math> was left out.');
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** The TeX that a program has written beside its MathML. */
function texOf(formula: Element): string {
  let tex = '';
  visit(formula, 'element', (node) => {
    if (/(?:^|:)annotation$/.test(node.tagName) && /tex/i.test(String(node.properties.encoding ?? '')))
      tex ||= textOf(node).trim();
  });
  return tex || String(formula.properties.altText ?? '').trim();
}

/** Anything that is no MathML is reduced to its text: HTML inside of formulas is how filters are deceived. */
function clean(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (!isElement(child)) return [];
    const name = child.tagName.replace(PREFIX, '');
    child.tagName = RENAMED[name] ?? name;
    if (name === 'annotation' || name === 'annotation-xml') return [];
    if (name === 'semantics' || name === 'maction')
      return clean(child.children.filter(isElement).slice(0, 1));
    if (name === 'mfenced') return [fenced(child)];
    if (!KNOWN.has(child.tagName) || name === 'math') {
      const text = /^(?:script|style|title|mglyph|malignmark)$/.test(name) ? '' : textOf(child);
      return text === '' ? [] : [{ type: 'text', value: text }];
    }
    child.children = clean(child.children);
    return [child];
  });
}

/** `<mfenced>` as browsers no longer draw it. */
function fenced({ properties, children }: Element): Element {
  const { open = '(', close = ')', separators = ',' } = properties;
  const marks = [...String(separators).replace(/\s/g, '')];
  const mark = (value: unknown): Element[] =>
    String(value) === ''
      ? []
      : [
          {
            type: 'element',
            tagName: 'mo',
            properties: {},
            children: [{ type: 'text', value: String(value) }],
          },
        ];
  const parts = clean(children).filter(isElement);
  return {
    type: 'element',
    tagName: 'mrow',
    properties: {},
    children: [
      ...mark(open),
      ...parts.flatMap((part, index) => [
        ...(index === 0 ? [] : mark(marks[Math.min(index - 1, marks.length - 1)] ?? '')),
        part,
      ]),
      ...mark(close),
    ],
  };
}
