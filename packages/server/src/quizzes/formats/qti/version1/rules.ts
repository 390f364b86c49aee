import { allOf, at, childrenOf, type XmlElement } from '../../../../platform/xml';
import { LeftOut } from '../../report';
import { allWords } from '../html';
import type { Answers, Mark } from '../marking';

type Test = (answers: Answers) => boolean;
type Change = (value: number) => number;

interface Rule {
  holds: Test;
  changes: { variable: string; change: Change }[];
  shows: string[];
  goesOn: boolean;
}

/** A response with one value, so that several conditions on it can only be alternatives. */
export type IsSingle = (response: string) => boolean;

const NO_LABELS: readonly string[] = [];
const unknown = (name: string) =>
  new LeftOut(`It was left out: its marking uses “${name.slice(0, 40)}”, which is not known here.`);

/**
 * The marking rules of an item of QTI 1.2.
 * @throws {LeftOut} if they use something that is not known
 */
export function markOf(item: XmlElement, isSingle: IsSingle): Mark {
  const processing = childrenOf(item, 'resprocessing');
  const declared = processing.flatMap((each) => allOf(each, 'decvar'));
  const names = declared.map(({ attributes }) => attributes.varname ?? 'SCORE');
  const main = names.includes('SCORE') ? 'SCORE' : (names[0] ?? 'SCORE');
  const most = Number(declared[names.indexOf(main)]?.attributes.maxvalue ?? 1);
  const rules = processing.flatMap((each) =>
    childrenOf(each, 'respcondition').map((condition) => ruleOf(condition, { isSingle, main, most })),
  );
  return (answers) => {
    const values = new Map<string, number>();
    const shown = new Set<string>();
    for (const { holds, changes, shows, goesOn } of rules) {
      if (!holds(answers)) continue;
      for (const { variable, change } of changes) values.set(variable, change(values.get(variable) ?? 0));
      for (const id of shows) shown.add(id);
      if (!goesOn) break;
    }
    return { score: values.get(main) ?? 0, shown };
  };
}

interface Context {
  isSingle: IsSingle;
  main: string;
  /** The largest value of the main variable. */
  most: number;
}

function ruleOf(condition: XmlElement, context: Context): Rule {
  const tests = childrenOf(condition, 'conditionvar').flatMap((each) => each.children);
  return {
    holds: together(tests, context.isSingle),
    changes: childrenOf(condition, 'setvar').map((set) => ({
      variable: set.attributes.varname ?? context.main,
      change: changeOf(set, context.most),
    })),
    shows: childrenOf(condition, 'displayfeedback').flatMap(({ attributes }) => attributes.linkrefid ?? []),
    goesOn: /^yes$/i.test(condition.attributes.continue ?? ''),
  };
}

function changeOf(set: XmlElement, most: number): Change {
  const said = allWords(set).trim();
  const by = /\.max$/i.test(said) ? most : Number(said);
  if (said === '' || !Number.isFinite(by)) throw unknown(`setvar ${said}`);
  switch ((set.attributes.action ?? 'Set').toLowerCase()) {
    case 'set':
      return () => by;
    case 'add':
      return (value) => value + by;
    case 'subtract':
      return (value) => value - by;
    case 'multiply':
      return (value) => value * by;
    case 'divide':
      return (value) => (by === 0 ? value : value / by);
    default:
      throw unknown(`setvar ${set.attributes.action ?? ''}`);
  }
}

/** All of them, but one of several values that a response with one value is compared with. */
function together(elements: readonly XmlElement[], isSingle: IsSingle): Test {
  const alternatives = new Map<string, Test[]>();
  const tests: Test[] = [];
  for (const element of elements) {
    const response = element.attributes.respident ?? '';
    if ((element.name === 'varequal' || element.name === 'varsubstring') && isSingle(response))
      alternatives.set(response, [...(alternatives.get(response) ?? []), testOf(element, isSingle)]);
    else tests.push(testOf(element, isSingle));
  }
  for (const list of alternatives.values()) tests.push((answers) => list.some((test) => test(answers)));
  return (answers) => tests.every((test) => test(answers));
}

function testOf(element: XmlElement, isSingle: IsSingle): Test {
  const { respident: response = '', case: sensitive = 'No' } = element.attributes;
  const valuesOf = (answers: Answers) => answers[response] ?? NO_LABELS;
  const said = allWords(element).trim();
  const folded = (text: string) => (/^yes$/i.test(sensitive) ? text.trim() : text.trim().toLowerCase());
  const parts = () => element.children.map((child) => testOf(child, isSingle));
  const number = (compare: (value: number, bound: number) => boolean): Test => {
    const bound = Number(said);
    if (said === '' || !Number.isFinite(bound)) throw unknown(`${element.name} ${said}`);
    return (answers) =>
      valuesOf(answers).some((value) => value.trim() !== '' && compare(Number(value), bound));
  };
  switch (element.name) {
    case 'and':
    case 'conditionvar':
      return together(element.children, isSingle);
    case 'or': {
      const list = parts();
      return (answers) => list.some((test) => test(answers));
    }
    case 'not': {
      const list = parts();
      return (answers) => !list.every((test) => test(answers));
    }
    case 'other':
      return () => true;
    case 'unanswered':
      return (answers) => valuesOf(answers).length === 0;
    case 'varequal':
      return (answers) =>
        valuesOf(answers).some((value) => folded(value) === folded(said) || sameNumber(value, said));
    case 'varsubstring':
      return (answers) => valuesOf(answers).some((value) => folded(value).includes(folded(said)));
    case 'vargt':
      return number((value, bound) => value > bound);
    case 'vargte':
      return number((value, bound) => value >= bound);
    case 'varlt':
      return number((value, bound) => value < bound);
    case 'varlte':
      return number((value, bound) => value <= bound);
    default:
      throw unknown(element.name);
  }
}

const sameNumber = (one: string, other: string) =>
  one.trim() !== '' && other.trim() !== '' && Number(one) === Number(other);

/** The conditions on a response in rules that give points, outside of a “not”. */
export function positiveTests(item: XmlElement, response: string, names: readonly string[]): XmlElement[] {
  const conditions = childrenOf(item, 'resprocessing').flatMap((each) => childrenOf(each, 'respcondition'));
  const giving = conditions.filter((condition) =>
    childrenOf(condition, 'setvar').some((set) => /\.max$/i.test(set.text.trim()) || Number(set.text) > 0),
  );
  return giving.flatMap((condition) => positive(at(condition, 'conditionvar')));

  function positive(element: XmlElement | undefined): XmlElement[] {
    return (element?.children ?? []).flatMap((child) =>
      child.name === 'not'
        ? []
        : [
            ...(names.includes(child.name) && child.attributes.respident === response ? [child] : []),
            ...positive(child),
          ],
    );
  }
}
