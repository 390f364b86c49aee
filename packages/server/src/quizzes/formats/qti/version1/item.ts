import type { AuthoredQuestion } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { allOf, at, childrenOf, type XmlElement } from '../../../../platform/xml';
import { choiceQuestion } from '../../choices';
import { passageOf, TextOnly } from '../../passages';
import { LeftOut } from '../../report';
import { feedbackOf, type Probe, probesOfChoice, probesOfTyped } from '../feedback';
import { allWords } from '../html';
import { acceptedOf, creditsOf, weightsOfOne, weightsOfSeveral } from '../marking';
import { pointsOf, titleOf } from '../common';
import type { ItemContext } from '../quiz';
import { blanksQuestion, dropdownsQuestion, matchingQuestion } from './several';
import { materialOf, shortMaterial } from './material';
import { metadataOf } from './metadata';
import { numbersOf } from './numbers';
import { type Built, headOf, labelsOf, type Parts } from './parts';
import { markOf, positiveTests } from './rules';

/** Types of Canvas that cannot be asked here, and elements of the format that need a picture or a slider. */
const NOT_TAKEN: Record<string, string> = {
  calculated_question: 'its numbers are drawn from a formula',
  response_xy: 'it asks for a place in a picture',
  render_hotspot: 'it asks for a place in a picture',
  render_slider: 'it asks for a place on a slider',
  response_grp: 'its answers are groups',
};

/**
 * A question of QTI 1.2, as in Common Cartridges, or in the variety of Canvas.
 * @throws {LeftOut} if it cannot be asked here
 */
export function readItem(item: XmlElement, context: ItemContext): AuthoredQuestion {
  const { noteFinding, language } = context;
  const facts = metadataOf(item);
  const presentation = at(item, 'presentation');
  const type = facts.get('question_type') ?? '';
  const profile = facts.get('cc_profile') ?? '';
  for (const [name, why] of Object.entries(NOT_TAKEN))
    if (type === name || allOf(presentation, name).length > 0) throw new LeftOut(`It was left out: ${why}.`);
  const responses = ['response_lid', 'response_str', 'response_num', 'response_extension'].flatMap((name) =>
    allOf(presentation, name),
  );
  const isSingle = (response: string) =>
    responses.some(
      ({ attributes }) => attributes.ident === response && !/^multiple$/i.test(attributes.rcardinality ?? ''),
    );
  const title = titleOf(item.attributes.title);
  const parts: Parts = {
    item,
    mark: markOf(item, isSingle),
    material: materialOf(presentation, noteFinding),
    responses,
    head: { ...(title !== null && { title }), language },
    context,
  };
  if (parts.material.html.trim() === '') throw new LeftOut('It was left out: it has no text.');
  const asksNothing = [type, profile].join('') === '' && responses.length === 0 && !hasRules(item);
  if (type === 'text_only_question' || asksNothing)
    throw new TextOnly(passageOf(parts.material.html, context));
  const { probes = [], options, ...built } = build(parts, type, profile);
  const texts = childrenOf(item, 'itemfeedback').map((each) => ({
    id: each.attributes.ident ?? '',
    text: [each, ...allOf(each, 'solutionmaterial'), ...allOf(each, 'hintmaterial')]
      .map((from) => shortMaterial(from, noteFinding))
      .filter((text) => text !== '')
      .join('\n'),
  }));
  return {
    ...built,
    feedback: feedbackOf(parts.mark, { texts, probes, ...(options && { options }) }, noteFinding),
    points: pointsOf(
      facts.get('points_possible') ?? facts.get('cc_weighting') ?? facts.get('qmd_weighting'),
      noteFinding,
    ),
    tags: tagsOf(facts.get('cc_question_category'), noteFinding),
  };
}

const hasRules = (item: XmlElement) => allOf(item, 'respcondition').length > 0;

/** Canvas gives these no field for an answer. */
const isByHand = (type: string, profile: string) =>
  type === 'file_upload_question' || type === 'essay_question' || /essay/.test(profile);

function build(parts: Parts, type: string, profile: string): Built {
  const { responses } = parts;
  const [first, ...more] = responses;
  if (isByHand(type, profile)) return byHand(parts, type === 'file_upload_question' ? 'file' : 'essay');
  if (type === 'fill_in_multiple_blanks_question') return blanksQuestion(parts);
  if (type === 'multiple_dropdowns_question') return dropdownsQuestion(parts);
  if (type === 'matching_question') return matchingQuestion(parts);
  if (first === undefined) throw new LeftOut('It was left out: it has no field for an answer.');
  if (more.length > 0) {
    if (responses.every(({ name }) => name === 'response_lid')) return matchingQuestion(parts);
    throw new LeftOut('It was left out: it has several fields for answers.');
  }
  if (/^ordered$/i.test(first.attributes.rcardinality ?? ''))
    throw new LeftOut(
      'It was left out: its answer is an order, which is not known here in this version of QTI.',
    );
  if (first.name === 'response_lid') return choice(parts, first, /true_false/.test(type || profile));
  if (first.name === 'response_num' || type === 'numerical_question') return numeric(parts, first);
  if (first.name === 'response_str') return shortText(parts, first);
  throw new LeftOut('It was left out: its field for the answer is an extension of the format.');
}

function byHand(parts: Parts, type: 'essay' | 'file'): Built {
  const probes: Probe[] = [{ answers: {}, right: null, options: [] }];
  if (type === 'essay') return { body: { ...headOf(parts), type }, key: { type }, probes };
  return {
    body: { ...headOf(parts), type, accept: '.pdf,.doc,.docx,.odt,image/*,audio/*', maxBytes: FILE_BYTES },
    key: { type },
    probes,
  };
}

const FILE_BYTES = 10 * 1024 * 1024;
const TRUE = /^(true|kweli|t|yes)$/i;
const FALSE = /^(false|si kweli|uongo|f|no)$/i;

function choice(parts: Parts, response: XmlElement, isTruth: boolean): Built {
  const { mark, item, context } = parts;
  const name = response.attributes.ident ?? '';
  const labels = labelsOf(response, context.noteFinding);
  const several = /^multiple$/i.test(response.attributes.rcardinality ?? '');
  const values = labels.map(({ id }) => id);
  const truth = labels.find(({ text }) => TRUE.test(text));
  const lie = labels.find(({ text }) => FALSE.test(text));
  if (isTruth && labels.length === 2 && truth && lie) {
    const weights = weightsOfOne(mark, name, [truth.id, lie.id]);
    const value = (weights[0] ?? 0) >= (weights[1] ?? 0);
    return {
      body: { ...headOf(parts), type: 'true-false' },
      key: { type: 'true-false', value },
      probes: [truth, lie].map(({ id }, index) => ({
        answers: { [name]: [id] },
        right: (index === 0) === value,
        options: [],
      })),
    };
  }
  const hint = positiveTests(item, name, ['varequal']).map((test) => allWords(test).trim());
  const { weights, rule } = several
    ? weightsOfSeveral(mark, { response: name, values, hint })
    : { weights: weightsOfOne(mark, name, values), rule: 'partial' as const };
  const { body, key } = choiceQuestion(
    {
      body: headOf(parts),
      options: labels.map(({ text }, index) => ({ text, weight: weights[index] ?? 0 })),
      several,
      rule,
    },
    context.noteFinding,
  );
  return { body, key, ...probesOfChoice(name, values, weights, several) };
}

function numeric(parts: Parts, response: XmlElement): Built {
  const name = response.attributes.ident ?? '';
  const accepted = numbersOf(parts.item, { mark: parts.mark, response: name }, parts.context.noteFinding);
  return {
    body: { ...headOf(parts), type: 'numeric' },
    key: { type: 'numeric', accepted },
    probes: probesOfTyped(name, String(accepted.find(({ credit }) => credit === 1)?.value ?? '')),
  };
}

function shortText(parts: Parts, response: XmlElement): Built {
  const { item, mark, context } = parts;
  const name = response.attributes.ident ?? '';
  const tests = positiveTests(item, name, ['varequal', 'varsubstring']);
  if (tests.length === 0) return byHand(parts, 'essay');
  const said = tests.map((test) => ({
    value: allWords(test).trim(),
    pattern: test.name === 'varsubstring' ? `*${allWords(test).trim()}*` : allWords(test).trim(),
    sensitive: /^yes$/i.test(test.attributes.case ?? ''),
  }));
  const unique = said.filter(
    ({ pattern }, index) => said.findIndex((each) => each.pattern === pattern) === index,
  );
  const values = unique.map(({ value }) => value);
  const { credits } = creditsOf(mark, [{ response: name, values }]);
  const sensitive = unique.every((each) => each.sensitive);
  if (!sensitive && unique.some((each) => each.sensitive))
    context.noteFinding('Capital letters do not count: they counted in some of its answers.');
  const accepted = acceptedOf(
    unique.map(({ pattern }) => pattern),
    credits[0] ?? [],
    { sensitive, noteFinding: context.noteFinding },
  );
  const best = values[(credits[0] ?? []).indexOf(1)] ?? '';
  return {
    body: { ...headOf(parts), type: 'short-text', maxLength: QUIZ_LIMITS.answerMax },
    key: { type: 'short-text', ...accepted },
    probes: probesOfTyped(name, best),
  };
}

function tagsOf(category: string | undefined, noteFinding: (message: string) => void): string[] {
  const tag = category?.trim() ?? '';
  if (tag === '') return [];
  if (tag.length <= 40) return [tag];
  noteFinding(`The category “${tag.slice(0, 80)}” was not taken: a tag has 40 characters at most.`);
  return [];
}
