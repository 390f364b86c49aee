import { at, childrenOf, type XmlElement } from '../../../../platform/xml';
import { LeftOut } from '../../report';
import { htmlOfPlain, shortOf } from '../../texts';
import { htmlOf, type Replace } from '../html';

type NoteFinding = (message: string) => void;

/** Interactions that have a type of question here. */
const TAKEN = new Set([
  'choiceInteraction',
  'textEntryInteraction',
  'extendedTextInteraction',
  'matchInteraction',
  'associateInteraction',
  'orderInteraction',
  'uploadInteraction',
  'inlineChoiceInteraction',
]);

const isInteraction = ({ name }: XmlElement) => /Interaction$/.test(name) || name === 'customInteraction';

/**
 * The interactions of an item in their order; none: it is a text.
 * @throws {LeftOut} if one of them has no type of question here
 */
export function interactionsOf(item: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  const walk = (element: XmlElement) => {
    for (const child of element.children) {
      if (isInteraction(child)) found.push(child);
      else walk(child);
    }
  };
  const body = at(item, 'itemBody');
  if (body === undefined) throw new LeftOut('It was left out: it has no text.');
  walk(body);
  const other = found.find(({ name }) => !TAKEN.has(name));
  if (other !== undefined)
    throw new LeftOut(`It was left out: it has a “${other.name}”, which is not known here.`);
  return found;
}

/** A block of text may be for those who mark. */
export const isForCandidates = ({ attributes }: XmlElement) =>
  /candidate/.test(attributes.view ?? 'candidate');

/** Elements of an item that are not HTML: what stands for them in a text. */
export function outsideHtml(noteFinding: NoteFinding, gap: (interaction: XmlElement) => string): Replace {
  return (element) => {
    const { name } = element;
    if (isInteraction(element)) return gap(element);
    switch (name) {
      case 'prompt':
        return `<div>${htmlOf(element, outsideHtml(noteFinding, gap))}</div>`;
      case 'feedbackBlock':
      case 'feedbackInline':
        noteFinding('Feedback inside of its text was not taken.');
        return '';
      case 'rubricBlock':
        if (isForCandidates(element)) return `<div>${htmlOf(element, outsideHtml(noteFinding, gap))}</div>`;
        noteFinding('A note for those who mark it was not taken.');
        return '';
      case 'printedVariable':
      case 'templateBlock':
      case 'templateInline':
        throw new LeftOut('It was left out: a part of its text is drawn at random.');
      case 'hottext':
      case 'gap':
        return htmlOf(element, outsideHtml(noteFinding, gap));
      case 'object':
        return objectOf(element, noteFinding);
      case 'stylesheet':
        return '';
      case 'qtiBreak':
        return '<br>';
      default:
        return undefined;
    }
  };
}

const wordsIn = (element: XmlElement): string =>
  element.content.map((part) => (typeof part === 'string' ? part.trim() : wordsIn(part))).join(' ');

function objectOf(element: XmlElement, noteFinding: NoteFinding): string {
  const { data = '', type = '' } = element.attributes;
  if (type.startsWith('image/'))
    return `<img src="${htmlOfPlain(data)}" alt="${htmlOfPlain(wordsIn(element).trim())}">`;
  noteFinding(`A part of the type “${type.slice(0, 60)}” was left out.`);
  return htmlOfPlain(wordsIn(element));
}

/** An option or a feedback. */
export function shortIn(element: XmlElement, noteFinding: NoteFinding): string {
  const html = htmlOf(element, (child) =>
    child.name === 'feedbackInline' || child.name === 'feedbackBlock'
      ? ''
      : outsideHtml(noteFinding, () => '')(child),
  );
  return shortOf(html, true, noteFinding).replace(/\s+/g, ' ').trim();
}

/** The text of an item, with its interactions replaced, and the prompts of these. */
export function textOf(
  item: XmlElement,
  gap: (interaction: XmlElement) => string,
  noteFinding: NoteFinding,
): string {
  const body = at(item, 'itemBody');
  return body === undefined ? '' : htmlOf(body, outsideHtml(noteFinding, gap));
}

/** HTML of a text for the questions of a part, in its language and direction. */
export function htmlOfBlock(block: XmlElement, noteFinding: NoteFinding): string {
  const own = ['lang', 'dir'].flatMap((name) => {
    const value = block.attributes[name];
    return value === undefined ? [] : [` ${name}="${htmlOfPlain(value)}"`];
  });
  const html = htmlOf(
    block,
    outsideHtml(noteFinding, () => ''),
  );
  return /\S/.test(html) ? `<div${own.join('')}>${html}</div>` : '';
}

/** An interaction that is replaced by its own prompt. */
export const promptIn = (interaction: XmlElement, noteFinding: NoteFinding): string =>
  childrenOf(interaction, 'prompt')
    .map(
      (prompt) =>
        `<div>${htmlOf(
          prompt,
          outsideHtml(noteFinding, () => ''),
        )}</div>`,
    )
    .join('');
