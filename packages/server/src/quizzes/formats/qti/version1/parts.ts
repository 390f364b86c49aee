import type { AuthoredQuestion, QuestionBody, QuestionBodyOf } from '@digiken/contract';
import { allOf, type XmlElement } from '../../../../platform/xml';
import { promptOfText } from '../../texts';
import type { Probe } from '../feedback';
import { promptOfHtml } from '../html';
import { type Mark, refuseLong } from '../marking';
import type { ItemContext } from '../quiz';
import { type Material, shortMaterial } from './material';

/** An item, taken apart. */
export interface Parts {
  item: XmlElement;
  mark: Mark;
  material: Material;
  /** Elements `response_*`. */
  responses: XmlElement[];
  /** Title and language. */
  head: Pick<QuestionBody, 'title' | 'language'>;
  context: ItemContext;
}

export type Built = Pick<AuthoredQuestion, 'body' | 'key'> & {
  probes?: Probe[];
  options?: ReadonlyMap<string, string>;
};

/** Prompt, title and language. */
export function headOf({ material, head, context }: Parts): Omit<QuestionBodyOf<'true-false'>, 'type'> {
  return material.plain === null
    ? { ...head, ...promptOfHtml(material.html, context) }
    : { ...head, prompt: promptOfText(material.plain, context) };
}

/** @throws {LeftOut} if there are too many */
export function labelsOf(response: XmlElement, noteFinding: (message: string) => void) {
  const labels = allOf(response, 'response_label');
  refuseLong(labels);
  return labels.map((label) => ({
    id: label.attributes.ident ?? '',
    text: shortMaterial(label, noteFinding),
  }));
}
