import { at, childrenOf, type XmlElement } from '../../../../platform/xml';
import { allWords } from '../html';

export interface Mapping {
  /** Of a value without an entry. */
  otherwise: number;
  least: number;
  most: number;
  entries: { value: string; worth: number; sensitive: boolean }[];
}

/** What an item declares about the answer to an interaction. */
export interface Declaration {
  identifier: string;
  cardinality: string;
  /** `identifier`, `string`, `float`, `pair`, … */
  type: string;
  /** Empty if no answer is declared as right. */
  right: string[];
  mapping: Mapping | null;
}

const numberOr = (said: string | undefined, otherwise: number) => {
  const number = Number(said ?? '');
  return said === undefined || said.trim() === '' || !Number.isFinite(number) ? otherwise : number;
};

export const valuesIn = (element: XmlElement | undefined): string[] =>
  childrenOf(element, 'value').map((value) => allWords(value).trim());

/** The declared responses by their identifiers. */
export function declarationsOf(item: XmlElement): ReadonlyMap<string, Declaration> {
  return new Map(
    childrenOf(item, 'responseDeclaration').map((element) => {
      const { identifier = '', cardinality = 'single', baseType = 'identifier' } = element.attributes;
      const right = valuesIn(at(element, 'correctResponse'));
      return [
        identifier,
        { identifier, cardinality, type: baseType, right, mapping: mappingOf(at(element, 'mapping')) },
      ];
    }),
  );
}

function mappingOf(element: XmlElement | undefined): Mapping | null {
  if (element === undefined) return null;
  const { defaultValue, lowerBound, upperBound } = element.attributes;
  return {
    otherwise: numberOr(defaultValue, 0),
    least: numberOr(lowerBound, -Infinity),
    most: numberOr(upperBound, Infinity),
    entries: childrenOf(element, 'mapEntry').map(({ attributes }) => ({
      value: attributes.mapKey ?? '',
      worth: numberOr(attributes.mappedValue, 0),
      sensitive: attributes.caseSensitive !== 'false',
    })),
  };
}

/** Whether two values of a response are the same one. */
export function same({ type }: Pick<Declaration, 'type'>, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  if (type === 'float' || type === 'integer')
    return one.trim() !== '' && other.trim() !== '' && Number(one) === Number(other);
  if (type !== 'pair') return false;
  return one.trim().split(/\s+/).toReversed().join(' ') === other.trim().split(/\s+/).join(' ');
}

/** What an answer is worth by the mapping of its response. */
export function mapped(declaration: Declaration, answer: readonly string[]): number {
  const { mapping } = declaration;
  if (mapping === null) return 0;
  const total = [...new Set(answer)].reduce((sum, value) => {
    const entry = mapping.entries.find(
      (each) =>
        same(declaration, each.value, value) ||
        (!each.sensitive && each.value.trim().toLowerCase() === value.trim().toLowerCase()),
    );
    return sum + (entry?.worth ?? mapping.otherwise);
  }, 0);
  return Math.min(mapping.most, Math.max(mapping.least, total));
}
