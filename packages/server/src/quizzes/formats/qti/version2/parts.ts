import type { AuthoredQuestion, QuestionBody } from '@digiken/contract';
import type { XmlElement } from '../../../../platform/xml';
import { LeftOut } from '../../report';
import type { Probe } from '../feedback';
import { promptOfHtml } from '../html';
import type { ItemContext } from '../quiz';
import { promptIn, textOf } from './body';
import type { Declaration } from './declarations';
import type { Rules } from './rules';

export type Built = Pick<AuthoredQuestion, 'body' | 'key'> & {
  probes?: Probe[];
  options?: ReadonlyMap<string, string>;
};

/** An item, taken apart. */
export interface Parts {
  item: XmlElement;
  interactions: XmlElement[];
  declarations: ReadonlyMap<string, Declaration>;
  rules: Rules;
  head: Pick<QuestionBody, 'title' | 'language'>;
  context: ItemContext;
}

/** Title, language and prompt. A blank inside of a sentence is shown as a line. */
export function shownOf(
  { item, context, head }: Pick<Parts, 'item' | 'context' | 'head'>,
  interaction: XmlElement,
) {
  const inline = /^(textEntry|inlineChoice)/.test(interaction.name);
  const html = textOf(
    item,
    (each) => (inline ? ' _____ ' : promptIn(each, context.noteFinding)),
    context.noteFinding,
  );
  return {
    ...head,
    ...promptOfHtml(withoutLastGap(html).replace(/_____\s+(?=[.,;:!?)])/g, '_____'), context),
  };
}

/** A blank that stands alone at the end says nothing. */
const withoutLastGap = (html: string) =>
  html.replace(/(?:<(p|div)>)\s*_____\s*<\/\1>\s*((?:<\/div>\s*)*)$/, '$2');

export function declarationOf({ declarations }: Parts, { attributes }: XmlElement): Declaration {
  const declaration = declarations.get(attributes.responseIdentifier ?? '');
  if (declaration === undefined) throw new LeftOut('It was left out: its answer is not declared.');
  return declaration;
}
