import type { XmlElement } from '../../../../platform/xml';
import { allWords } from '../html';
import type { Answers } from '../marking';
import { type Declaration, mapped, same } from './declarations';

/** Null: no value. Identifiers and texts are lists, whatever their cardinality. */
export type Value = readonly string[] | number | boolean | null;

export interface Scope {
  answers: Answers;
  declarations: ReadonlyMap<string, Declaration>;
  outcomes: Map<string, Value>;
}

type Operator = (parts: Value[], element: XmlElement, scope: Scope) => Value;

const isList = (value: Value | undefined): value is readonly string[] => Array.isArray(value);
const numberOf = (value: Value | undefined): number | null => {
  const said = isList(value) ? value[0] : value;
  if (said === null || said === undefined || said === '' || typeof said === 'boolean') return null;
  const number = Number(said);
  return Number.isFinite(number) ? number : null;
};
const listOf = (value: Value | undefined): readonly string[] =>
  isList(value) ? value : value === null || value === undefined ? [] : [String(value)];

const numbers =
  (operate: (numbers: number[]) => Value): Operator =>
  (parts) => {
    const read = parts.map(numberOf);
    return read.includes(null) || read.length === 0 ? null : operate(read as number[]);
  };

const OPERATORS: Record<string, Operator> = {
  variable: (_parts, { attributes }, { answers, declarations, outcomes }) => {
    const { identifier = '' } = attributes;
    if (!declarations.has(identifier)) return outcomes.get(identifier) ?? null;
    const answer = answers[identifier] ?? [];
    return answer.length === 0 ? null : answer;
  },
  correct: (_parts, { attributes }, { declarations }) => {
    const right = declarations.get(attributes.identifier ?? '')?.right ?? [];
    return right.length === 0 ? null : right;
  },
  baseValue: (_parts, element) => {
    const said = allWords(element).trim();
    const { baseType } = element.attributes;
    if (baseType === 'boolean') return said === 'true';
    return baseType === 'float' || baseType === 'integer' ? Number(said) || 0 : [said];
  },
  mapResponse: (_parts, { attributes }, { answers, declarations }) => {
    const declaration = declarations.get(attributes.identifier ?? '');
    return declaration === undefined ? 0 : mapped(declaration, answers[declaration.identifier] ?? []);
  },
  null: () => null,
  isNull: ([value]) => value === null,
  not: ([value]) => (value === null ? null : value !== true),
  and: (parts) => parts.every((part) => part === true),
  or: (parts) => parts.some((part) => part === true),
  match: ([one = null, other = null], element, scope) => {
    if (one === null || other === null) return null;
    if (typeof one === 'boolean' || typeof other === 'boolean') return one === other;
    return equalLists(declarationIn(element, scope), listOf(one), listOf(other));
  },
  member: ([one, list], element, scope) =>
    listOf(one).length > 0 &&
    listOf(one).every((value) =>
      listOf(list).some((each) => same(declarationIn(element, scope), value, each)),
    ),
  contains: ([list, some], element, scope) =>
    listOf(some).length > 0 &&
    listOf(some).every((value) =>
      listOf(list).some((each) => same(declarationIn(element, scope), value, each)),
    ),
  stringMatch: ([one, other], { attributes }) => {
    const fold = (text: string) => (attributes.caseSensitive === 'false' ? text.toLowerCase() : text).trim();
    const [left, right] = [fold(listOf(one)[0] ?? ''), fold(listOf(other)[0] ?? '')];
    return attributes.substring === 'true' ? right !== '' && left.includes(right) : left === right;
  },
  equal: (parts, { attributes }) => {
    const [one = null, other = null] = parts.map(numberOf);
    if (one === null || other === null) return null;
    const [below, above] = toleranceOf(attributes, other);
    return one >= other - below - 1e-12 && one <= other + above + 1e-12;
  },
  multiple: (parts) => parts.flatMap(listOf),
  ordered: (parts) => parts.flatMap(listOf),
  containerSize: ([value]) => listOf(value).length,
  sum: numbers((list) => list.reduce((sum, each) => sum + each, 0)),
  product: numbers((list) => list.reduce((product, each) => product * each, 1)),
  subtract: numbers(([one = 0, other = 0]) => one - other),
  divide: numbers(([one = 0, other = 0]) => (other === 0 ? null : one / other)),
  max: numbers((list) => Math.max(...list)),
  min: numbers((list) => Math.min(...list)),
  gt: numbers(([one = 0, other = 0]) => one > other),
  gte: numbers(([one = 0, other = 0]) => one >= other),
  lt: numbers(([one = 0, other = 0]) => one < other),
  lte: numbers(([one = 0, other = 0]) => one <= other),
};

/** Names of the expressions that can be evaluated. */
export const KNOWN: ReadonlySet<string> = new Set(Object.keys(OPERATORS));

/** Margins below and above the right number. */
function toleranceOf(
  { toleranceMode = 'exact', tolerance = '' }: Record<string, string>,
  right: number,
): [number, number] {
  if (toleranceMode === 'exact') return [0, 0];
  const [below = 0, above = below] = tolerance
    .trim()
    .split(/\s+/)
    .map(Number)
    .map((each) => each || 0);
  if (toleranceMode === 'absolute') return [below, above];
  return [(Math.abs(right) * below) / 100, (Math.abs(right) * above) / 100];
}

/** The response that an expression is about. */
function declarationIn(
  element: XmlElement,
  { declarations }: Scope,
): Pick<Declaration, 'type' | 'cardinality'> {
  for (const child of element.children) {
    const found = declarations.get(child.attributes.identifier ?? '');
    if (found !== undefined) return found;
  }
  return { type: 'identifier', cardinality: 'single' };
}

function equalLists(
  declaration: Pick<Declaration, 'type' | 'cardinality'>,
  one: readonly string[],
  other: readonly string[],
): boolean {
  if (one.length !== other.length || one.length === 0) return false;
  if (declaration.cardinality === 'ordered')
    return one.every((value, index) => same(declaration, value, other[index] ?? ''));
  return one.every((value) => other.some((each) => same(declaration, value, each)));
}

const value = (element: XmlElement, scope: Scope): Value =>
  OPERATORS[element.name]?.(
    element.children.map((child) => value(child, scope)),
    element,
    scope,
  ) ?? null;

export const evaluate = { value, equalLists };
