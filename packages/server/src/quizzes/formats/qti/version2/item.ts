import type { AuthoredQuestion } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { allOf, at, childrenOf, type XmlElement } from '../../../../platform/xml';
import { choiceQuestion } from '../../choices';
import { passageOf, TextOnly, UNUSED_TEXT } from '../../passages';
import { LeftOut } from '../../report';
import { pointsOf, titleOf } from '../common';
import { feedbackOf, probesOfChoice, probesOfTyped } from '../feedback';
import { allWords } from '../html';
import { acceptedOf, creditsOf, refuseLong, weightsOfOne, weightsOfSeveral } from '../marking';
import type { ItemContext } from '../quiz';
import { numbersOf, valuesOf } from './answers';
import { interactionsOf, shortIn, textOf } from './body';
import { declarationsOf } from './declarations';
import { gapsQuestion } from './gaps';
import { matchingQuestion, orderingQuestion } from './pairs';
import { type Built, declarationOf, type Parts, shownOf } from './parts';
import { feedbackKey, type Rules, rulesOf } from './rules';

/**
 * A question of QTI 2 or 3, with the names of version 2.
 * @throws {LeftOut} if it cannot be asked here
 */
export function readItem(item: XmlElement, given: ItemContext, weight?: string): AuthoredQuestion {
  const context = { ...given, language: languageOf(item) ?? given.language };
  const { noteFinding, language } = context;
  if (childrenOf(item, 'templateDeclaration').length > 0)
    throw new LeftOut('It was left out: a part of its text is drawn at random.');
  const interactions = interactionsOf(item);
  if (interactions.length === 0) {
    const html = textOf(item, () => '', noteFinding);
    if (!/\S/.test(html)) throw new LeftOut('It was left out: it has no text.');
    throw new TextOnly(passageOf(html, context));
  }
  const declarations = declarationsOf(item);
  const byHand = interactions.every(({ name }) => /^(extendedText|upload)Interaction$/.test(name));
  const rules = byHand ? NO_RULES : rulesOf(item, declarations);
  if (rules.implied) noteFinding('It has no marking rules: its declared right answers count.');
  const title = titleOf(item.attributes.title);
  const parts: Parts = {
    item,
    interactions,
    declarations,
    rules,
    head: { ...(title !== null && { title }), language },
    context,
  };
  const { probes = [], options, ...built } = build(parts);
  const texts = childrenOf(item, 'modalFeedback').map((each) => ({
    id: feedbackKey(each.attributes),
    text: shortIn(each, noteFinding),
  }));
  if (byHand && texts.some(({ text }) => text !== ''))
    noteFinding('Its feedback was not taken: a person marks it.');
  return {
    ...built,
    feedback: byHand
      ? {}
      : feedbackOf(rules.mark, { texts, probes, ...(options && { options }) }, noteFinding),
    points: pointsOf(weight ?? maximumOf(item), noteFinding),
    tags: [],
  };
}

const NO_RULES: Rules = { mark: () => ({ score: 0, shown: new Set() }), implied: false };
const FILE_BYTES = 10 * 1024 * 1024;

const languageOf = ({ attributes }: XmlElement) =>
  /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(attributes.lang ?? '') ? attributes.lang : undefined;

/** The largest score, if the item names it. */
function maximumOf(item: XmlElement): string | undefined {
  const outcomes = childrenOf(item, 'outcomeDeclaration');
  const named = (name: string) => outcomes.find(({ attributes }) => attributes.identifier === name);
  const most = at(named('MAXSCORE'), 'defaultValue', 'value');
  return most === undefined ? named('SCORE')?.attributes.normalMaximum : allWords(most).trim();
}

function build(parts: Parts): Built {
  const { interactions } = parts;
  const [first, ...more] = interactions;
  if (first === undefined) throw new LeftOut(UNUSED_TEXT);
  const inline = ({ name }: XmlElement) =>
    name === 'textEntryInteraction' || name === 'inlineChoiceInteraction';
  if (more.length > 0) {
    if (interactions.every(inline)) return gapsQuestion(parts);
    throw new LeftOut('It was left out: it asks for several answers of different kinds.');
  }
  switch (first.name) {
    case 'choiceInteraction':
      return choice(parts, first, 'simpleChoice');
    case 'inlineChoiceInteraction':
      return choice(parts, first, 'inlineChoice');
    case 'textEntryInteraction':
      return typed(parts, first);
    case 'orderInteraction':
      return orderingQuestion(parts, first);
    case 'extendedTextInteraction':
      return { body: { ...shownOf(parts, first), type: 'essay' }, key: { type: 'essay' } };
    case 'uploadInteraction':
      return {
        body: { ...shownOf(parts, first), type: 'file', accept: acceptOf(first), maxBytes: FILE_BYTES },
        key: { type: 'file' },
      };
    default:
      return matchingQuestion(parts, first);
  }
}

/** MIME types of the file, or the kinds that are taken here. */
const acceptOf = ({ attributes }: XmlElement) =>
  attributes.type?.trim().split(/\s+/).join(',') || '.pdf,.doc,.docx,.odt,image/*,audio/*';

function choice(parts: Parts, interaction: XmlElement, name: string): Built {
  const { rules, context } = parts;
  const declaration = declarationOf(parts, interaction);
  const { identifier } = declaration;
  const most = Number(interaction.attributes.maxChoices ?? 1);
  const several = declaration.cardinality !== 'single' && most !== 1;
  const listed = allOf(interaction, name);
  refuseLong(listed);
  const choices = listed.map((each) => ({
    id: each.attributes.identifier ?? '',
    text: shortIn(each, context.noteFinding),
  }));
  if (allOf(interaction, 'feedbackInline').length > 0)
    context.noteFinding('Feedback inside of its options was not taken.');
  const values = choices.map(({ id }) => id);
  const { weights, rule } = several
    ? weightsOfSeveral(rules.mark, { response: identifier, values, hint: declaration.right })
    : { weights: weightsOfOne(rules.mark, identifier, values), rule: 'partial' as const };
  const statement = statementOf(choices, weights);
  if (!several && statement !== null)
    return {
      body: { ...shownOf(parts, interaction), type: 'true-false' },
      key: { type: 'true-false', value: statement },
      probes: probesOfChoice(identifier, values, weights, false).probes,
    };
  const made = choiceQuestion(
    {
      body: shownOf(parts, interaction),
      options: choices.map(({ text }, index) => ({ text, weight: weights[index] ?? 0 })),
      several,
      rule,
    },
    context.noteFinding,
  );
  return { body: made.body, key: made.key, ...probesOfChoice(identifier, values, weights, several) };
}

const YES = new Set(['true', 'kweli']);
const NO = new Set(['false', 'si kweli']);

/** Whether the statement is right, if the options are “true” and “false”; null otherwise. */
function statementOf(choices: readonly { text: string }[], weights: readonly number[]): boolean | null {
  const words = choices.map(({ text }) => text.toLowerCase());
  const yes = words.findIndex((word) => YES.has(word));
  const no = words.findIndex((word) => NO.has(word));
  if (choices.length !== 2 || yes < 0 || no < 0) return null;
  const [right, wrong] = [weights[yes] ?? 0, weights[no] ?? 0];
  // A share of the points for the other option has no place in the key.
  return right === 1 && wrong <= 0 ? true : wrong === 1 && right <= 0 ? false : null;
}

function typed(parts: Parts, interaction: XmlElement): Built {
  const { rules, context } = parts;
  const declaration = declarationOf(parts, interaction);
  const { identifier, right } = declaration;
  if (declaration.type === 'float' || declaration.type === 'integer') {
    const accepted = numbersOf(parts, declaration);
    return {
      body: { ...shownOf(parts, interaction), type: 'numeric' },
      key: { type: 'numeric', accepted },
      probes: probesOfTyped(identifier, String(accepted.find(({ credit }) => credit === 1)?.value ?? '')),
    };
  }
  const { values, sensitive } = valuesOf(parts, declaration);
  const { credits } = creditsOf(rules.mark, [{ response: identifier, values, right: right[0] }]);
  return {
    body: { ...shownOf(parts, interaction), type: 'short-text', maxLength: QUIZ_LIMITS.answerMax },
    key: {
      type: 'short-text',
      ...acceptedOf(values, credits[0] ?? [], { sensitive, noteFinding: context.noteFinding }),
    },
    probes: probesOfTyped(identifier, values[(credits[0] ?? []).indexOf(1)] ?? ''),
  };
}
