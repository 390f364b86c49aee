import type { AuthoredQuestion, QuestionBody } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { allOf, childrenOf, type XmlElement } from '../../../platform/xml';
import { choiceQuestion, type Option } from '../choices';
import { htmlOf } from '../qti/html';
import { acceptedOf } from '../qti/marking';
import { LeftOut } from '../report';
import { shortOf, wordsOfShort } from '../texts';
import { numberOf } from './numbers';

type NoteFinding = (message: string) => void;
type Head = Pick<QuestionBody, 'prompt' | 'picture' | 'title' | 'language'>;
type Built = Pick<AuthoredQuestion, 'body' | 'key' | 'feedback'>;

const HINTS = new Set([
  'choicehint',
  'optionhint',
  'correcthint',
  'stringequalhint',
  'compoundhint',
  'regexphint',
]);

const short = (element: XmlElement, noteFinding: NoteFinding) =>
  shortOf(
    htmlOf(element, ({ name }) => (HINTS.has(name) ? '' : undefined)),
    true,
    noteFinding,
  ).replace(/\s+/g, ' ');

/** The parts of a response that are no text of the question. */
export const INPUTS = new Set([
  'choicegroup',
  'checkboxgroup',
  'optioninput',
  'textline',
  'formulaequationinput',
  'responseparam',
  'additional_answer',
  'hintgroup',
  'solution',
  ...HINTS,
]);

/**
 * The questions of a response; an option response has one for each of its lists.
 * @throws {LeftOut} if it cannot be asked here
 */
export function inputsOf(response: XmlElement): XmlElement[] {
  if (response.name !== 'optionresponse') return [response];
  const lists = allOf(response, 'optioninput');
  return lists.length === 0 ? [response] : lists;
}

const KNOWN = new Set([
  'multiplechoiceresponse',
  'truefalseresponse',
  'choiceresponse',
  'optionresponse',
  'numericalresponse',
  'stringresponse',
]);

/** @throws {LeftOut} if there is no type of question for it */
export function checkKnown({ name }: XmlElement): void {
  if (!KNOWN.has(name)) throw new LeftOut(`It was left out: it has a “${name}”, which is not known here.`);
}

/** @throws {LeftOut} if it cannot be asked here */
export function buildQuestion(
  response: XmlElement,
  input: XmlElement,
  head: Head,
  noteFinding: NoteFinding,
): Built {
  switch (response.name) {
    case 'multiplechoiceresponse':
    case 'truefalseresponse':
      return choice(
        choicesIn(response, 'choicegroup', noteFinding),
        { head, several: false, response },
        noteFinding,
      );
    case 'choiceresponse':
      return choice(
        choicesIn(response, 'checkboxgroup', noteFinding),
        { head, several: true, response },
        noteFinding,
      );
    case 'optionresponse':
      return choice(optionsIn(input, noteFinding), { head, several: false, response }, noteFinding);
    case 'numericalresponse':
      return numeric(response, head, noteFinding);
    default:
      return text(response, head, noteFinding);
  }
}

interface Choice {
  head: Head;
  several: boolean;
  response: XmlElement;
}

function choice(options: Option[], { head, several, response }: Choice, noteFinding: NoteFinding): Built {
  const rule = response.attributes.partial_credit ? 'partial' : 'all-or-nothing';
  const made = choiceQuestion({ body: head, options, several, rule }, noteFinding);
  const hasHints = Object.keys(made.options).length > 0;
  return { body: made.body, key: made.key, feedback: hasHints ? { options: made.options } : {} };
}

function choicesIn(response: XmlElement, group: string, noteFinding: NoteFinding): Option[] {
  const found = [...allOf(response, group), ...allOf(response, 'choicegroup')][0];
  const choices = found === undefined ? [] : allOf(found, 'choice');
  if (allOf(response, 'compoundhint').length > 0)
    noteFinding('Feedback for groups of options was not taken.');
  return choices.map((each) => ({
    text: short(each, noteFinding),
    weight: weightOf(each.attributes.correct, each.attributes.point_value),
    ...hintOf(each, 'choicehint', noteFinding),
  }));
}

/** What is right is written `true`, what is partly right `partial`. */
function weightOf(correct: string | undefined, points: string | undefined): number {
  const said = (correct ?? '').trim().toLowerCase();
  if (said === 'true' || said === 'correct') return 1;
  if (said !== 'partial' && said !== 'partially-correct') return 0;
  const share = Number(points ?? 0.5);
  return share > 0 && share < 1 ? share : 0.5;
}

/** The hint for a chosen option is its feedback. */
function hintOf(option: XmlElement, name: string, noteFinding: NoteFinding): Pick<Option, 'feedback'> {
  const hints = allOf(option, name);
  const shown = hints.filter(({ attributes }) => (attributes.selected ?? 'true').toLowerCase() !== 'false');
  if (shown.length < hints.length) noteFinding('Feedback for options that were not chosen was not taken.');
  const feedback = shown.map((each) => short(each, noteFinding)).join('\n');
  return feedback === '' ? {} : { feedback };
}

/** Options are elements, or a list like `('Red','Blue')` with the right one beside it. */
function optionsIn(input: XmlElement, noteFinding: NoteFinding): Option[] {
  const listed = childrenOf(input, 'option');
  if (listed.length > 0)
    return listed.map((each) => ({
      text: short(each, noteFinding),
      weight: weightOf(each.attributes.correct, undefined),
      ...hintOf(each, 'optionhint', noteFinding),
    }));
  const { options = '', correct = '' } = input.attributes;
  const texts = [...options.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(([, one, other]) =>
    (one ?? other ?? '').replace(/\\(.)/g, '$1').trim(),
  );
  return texts.map((each) => ({ text: each, weight: each === correct.trim() ? 1 : 0 }));
}

/** Feedback of a right answer. */
function rightHint(response: XmlElement, noteFinding: NoteFinding): AuthoredQuestion['feedback'] {
  const hints = childrenOf(response, 'correcthint').map((each) => short(each, noteFinding));
  if (['stringequalhint', 'regexphint', 'hintgroup'].some((name) => allOf(response, name).length > 0))
    noteFinding('Feedback for single wrong answers was not taken.');
  const right = hints.filter((hint) => hint !== '').join('\n');
  return right === '' ? {} : { right };
}

function numeric(response: XmlElement, head: Head, noteFinding: NoteFinding): Built {
  const params = childrenOf(response, 'responseparam');
  const tolerance = params.find(({ attributes }) => attributes.type === 'tolerance')?.attributes.default;
  const answers = [
    response.attributes.answer ?? '',
    ...childrenOf(response, 'additional_answer').map(({ attributes }) => attributes.answer ?? ''),
  ];
  const partly = params.flatMap(({ attributes }) => attributes.partial_answers?.split(',') ?? []);
  const accepted = [
    ...answers.map((answer) => ({ ...numberOf(answer, tolerance), credit: 1 })),
    ...partly.map((answer) => ({ ...numberOf(answer, tolerance), credit: 0.5 })),
  ];
  return {
    body: { ...head, type: 'numeric' },
    key: { type: 'numeric', accepted },
    feedback: rightHint(response, noteFinding),
  };
}

function text(response: XmlElement, head: Head, noteFinding: NoteFinding): Built {
  const kinds = (response.attributes.type ?? 'cs').toLowerCase().split(/\s+/);
  const answers = [
    ...(response.attributes.answer ?? '').split(response.attributes.answer?.includes('_or_') ? '_or_' : '\0'),
    ...childrenOf(response, 'additional_answer').map(
      (each) => each.attributes.answer ?? wordsOfShort(short(each, noteFinding)),
    ),
  ];
  const texts = kinds.includes('regexp') ? answers.map(patternOf) : answers;
  const sensitive = !kinds.includes('ci');
  return {
    body: { ...head, type: 'short-text', maxLength: QUIZ_LIMITS.answerMax },
    key: {
      type: 'short-text',
      ...acceptedOf(
        texts,
        texts.map(() => 1),
        { sensitive, noteFinding },
      ),
    },
    feedback: rightHint(response, noteFinding),
  };
}

/** A regular expression that only leaves some characters open. */
function patternOf(expression: string): string {
  const pattern = expression
    .trim()
    .replace(/^\^|\$$/g, '')
    .replace(/(?:\.[*+]\.?)+/g, '*');
  if (!/[\\[\](){}|^$.?+]/.test(pattern)) return pattern;
  throw new LeftOut(
    `It was left out: its answer is the regular expression “${expression.slice(0, 80)}”, which cannot be marked here.`,
  );
}

/** An explanation as feedback. */
export const explanationOf = (element: XmlElement, noteFinding: NoteFinding) =>
  shortOf(htmlOf(element), true, noteFinding);
