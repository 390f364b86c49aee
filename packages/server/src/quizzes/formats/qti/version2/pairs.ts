import { allOf, childrenOf, type XmlElement } from '../../../../platform/xml';
import { numbered } from '../../choices';
import { LeftOut } from '../../report';
import type { Probe } from '../feedback';
import { shortIn } from './body';
import type { Declaration } from './declarations';
import { type Built, declarationOf, type Parts, shownOf } from './parts';

const NOT_PAIRS = 'It was left out: its right answers are not one pair for each item.';

interface Item {
  id: string;
  text: string;
}

/** A question with pairs, if each item on one side has exactly one right item on the other. */
export function matchingQuestion(parts: Parts, interaction: XmlElement): Built {
  const { rules, context } = parts;
  const declaration = declarationOf(parts, interaction);
  const { identifier } = declaration;
  const pairs = rightPairs(declaration);
  const full = rules.mark({ [identifier]: pairs.map((pair) => pair.join(' ')) }).score;
  if (full <= 0) throw new LeftOut('It was left out: no answer is worth points.');
  const [first = '', ...rest] = pairs.map((pair) => pair.join(' '));
  if (pairs.length > 1 && rules.mark({ [identifier]: [first] }).score <= 0 && rest.length > 0)
    context.noteFinding('Each pair is worth its part now: all of them had to be right.');
  const read = (element: XmlElement, name: string): Item[] =>
    childrenOf(element, name).map((each) => ({
      id: each.attributes.identifier ?? '',
      text: shortIn(each, context.noteFinding),
    }));
  const { left, right, chosen } =
    interaction.name === 'associateInteraction'
      ? associated(read(interaction, 'simpleAssociableChoice'), pairs)
      : matched(
          childrenOf(interaction, 'simpleMatchSet').map((set) => read(set, 'simpleAssociableChoice')),
          pairs,
        );
  const rightIds = new Map(right.map(({ id }, index) => [id, String(index + 1)]));
  const shown = (list: readonly Item[]) => numbered(list.map(({ text }) => ({ text })));
  return {
    body: { ...shownOf(parts, interaction), type: 'matching', left: shown(left), right: shown(right) },
    key: {
      type: 'matching',
      pairs: Object.fromEntries(
        left.map(({ id }, index) => [String(index + 1), rightIds.get(chosen.get(id) ?? '') ?? '']),
      ),
    },
    probes: probesOf(
      identifier,
      pairs.map((pair) => pair.join(' ')),
    ),
  };
}

const probesOf = (response: string, right: readonly string[]): Probe[] => [
  { answers: { [response]: right }, right: true, options: [] },
  { answers: {}, right: false, options: [] },
];

function rightPairs({ right, mapping }: Declaration): [string, string][] {
  const named =
    right.length > 0
      ? right
      : (mapping?.entries ?? []).filter(({ worth }) => worth > 0).map(({ value }) => value);
  return named.map((pair) => {
    const [one = '', other = ''] = pair.trim().split(/\s+/);
    return [one, other];
  });
}

interface Sides {
  left: Item[];
  right: Item[];
  /** Identifiers of right items by those of left ones. */
  chosen: ReadonlyMap<string, string>;
}

function matched([one = [], other = []]: Item[][], pairs: [string, string][]): Sides {
  const turned = pairs.map(([a, b]): [string, string] => [b, a]);
  for (const [left, right, list] of [
    [one, other, pairs],
    [other, one, turned],
  ] as const) {
    const chosen = new Map(list);
    const complete = chosen.size === list.length && left.every(({ id }) => chosen.has(id));
    const known = list.every(([, id]) => right.some((item) => item.id === id));
    if (complete && known && list.length === left.length && right.length > 1) return { left, right, chosen };
  }
  throw new LeftOut(NOT_PAIRS);
}

/** Each item belongs to one pair; those without a pair are ones too many on the right. */
function associated(items: Item[], pairs: [string, string][]): Sides {
  const used = pairs.flat();
  if (new Set(used).size < used.length || used.some((id) => !items.some((item) => item.id === id)))
    throw new LeftOut(NOT_PAIRS);
  const chosen = new Map(pairs);
  const left = items.filter(({ id }) => chosen.has(id));
  const right = items.filter(({ id }) => !chosen.has(id));
  if (left.length === 0 || right.length < 2) throw new LeftOut(NOT_PAIRS);
  return { left, right, chosen };
}

/** Items to put into an order. */
export function orderingQuestion(parts: Parts, interaction: XmlElement): Built {
  const { rules, context } = parts;
  const { identifier, right } = declarationOf(parts, interaction);
  const choices = allOf(interaction, 'simpleChoice').map((each) => ({
    name: each.attributes.identifier ?? '',
    text: shortIn(each, context.noteFinding),
  }));
  if (right.length !== choices.length || choices.some(({ name }) => !right.includes(name)))
    throw new LeftOut('It was left out: its right order does not name each item once.');
  if (rules.mark({ [identifier]: right }).score <= 0)
    throw new LeftOut('It was left out: no answer is worth points.');
  // As authors write them: in the right order. Each attempt shows them in another one.
  const items = numbered(
    right.map((name) => ({ text: choices.find((each) => each.name === name)?.text ?? '' })),
  );
  return {
    body: { ...shownOf(parts, interaction), type: 'ordering', items },
    key: { type: 'ordering', order: items.map(({ id }) => id) },
    probes: probesOf(identifier, right),
  };
}
