import type { QuestionKeyOf } from '@digiken/contract';
import { allOf, at, type XmlElement } from '../../../../platform/xml';
import { LeftOut } from '../../report';
import { creditsOf } from '../marking';
import type { Declaration } from './declarations';
import type { Parts } from './parts';
import { mentionedIn } from './rules';

type Found = Pick<Parts, 'item' | 'rules' | 'interactions' | 'context'>;

/** Every text that the item compares a response with, and whether capital letters count. */
export function valuesOf(
  { item, interactions }: Found,
  { right, mapping }: Declaration,
): { values: string[]; sensitive: boolean } {
  // With several responses it is not known which one a value in the rules is for.
  const mentioned = interactions.length === 1 ? mentionedIn(item) : [];
  const entries = mapping?.entries ?? [];
  const values = [...new Set([...right, ...entries.map(({ value }) => value), ...mentioned])];
  const rules = allOf(at(item, 'responseProcessing'), 'stringMatch');
  const folded =
    entries.some(({ sensitive }) => !sensitive) ||
    rules.some(({ attributes }) => attributes.caseSensitive === 'false');
  return { values: values.filter((value) => value.trim() !== ''), sensitive: !folded };
}

/**
 * The numbers that an item accepts.
 * @throws {LeftOut} if no number is worth points
 */
export function numbersOf(parts: Found, declaration: Declaration): QuestionKeyOf<'numeric'>['accepted'] {
  const { values } = valuesOf(parts, declaration);
  const usable = values.filter((value) => Number.isFinite(Number(value)));
  const { credits } = creditsOf(parts.rules.mark, [
    { response: declaration.identifier, values: usable, right: declaration.right[0] },
  ]);
  const margin = marginOf(parts, declaration);
  const accepted = usable
    .map((value, index) => ({ value: Number(value), ...margin, credit: credits[0]?.[index] ?? 0 }))
    .filter(({ credit }) => credit > 0);
  if (accepted.length === 0) throw new LeftOut('It was left out: no number is worth points.');
  return accepted;
}

/** The tolerance of the rule that compares the response. Different margins on both sides become the larger one. */
function marginOf({ item, context }: Found, { identifier }: Declaration): { abs?: number; rel?: number } {
  const compares = (element: XmlElement) =>
    element.children.some(
      ({ name, attributes }) => name === 'variable' && attributes.identifier === identifier,
    );
  const rule = allOf(at(item, 'responseProcessing'), 'equal').find(compares);
  const { toleranceMode = 'exact', tolerance = '' } = rule?.attributes ?? {};
  const margins = tolerance.trim().split(/\s+/).map(Number);
  const size = Math.max(...margins.map((each) => (Number.isFinite(each) ? Math.abs(each) : 0)));
  if (toleranceMode === 'exact' || size === 0) return {};
  if (margins.some((each) => Math.abs(each) !== size))
    context.noteFinding(
      'Its margins below and above the number differ: the larger one counts on both sides.',
    );
  return toleranceMode === 'relative' ? { rel: size / 100 } : { abs: size };
}
