import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { allOf, at, childrenOf, wordsOf, type XmlElement } from '../../../../platform/xml';
import { Passages, withPassages } from '../../passages';
import { nameOf, Report } from '../../report';
import { allWords } from '../html';
import { minutesOf } from '../common';
import { introOf, passagesOf } from '../intro';
import { BUDGET_SPENT, type QtiQuiz, type QtiSettings, type ReadContext } from '../quiz';
import { readItem } from './item';
import { materialOf, withMaterials } from './material';
import { metadataOf } from './metadata';

/** Where a quiz is read from. */
export interface Source extends ReadContext {
  file: string;
  /** A bank by its identifier, for quizzes that draw from it. */
  bankOf: (identifier: string) => XmlElement | undefined;
  /** HTML that Canvas writes beside a quiz; empty if there is none. */
  descriptionOf: (identifier: string) => string;
}

/** The quizzes and banks of a document of QTI 1.2. Items outside of both make one more quiz. */
export function readDocument(document: XmlElement, source: Source): QtiQuiz[] {
  const root = withMaterials(document);
  const loose = childrenOf(root, 'item');
  return [
    ...childrenOf(root, 'assessment').map((each) => readQuiz(each, 'quiz', source)),
    ...childrenOf(root, 'objectbank').map((each) => readQuiz(each, 'bank', source)),
    ...childrenOf(root, 'section').map((each) => readQuiz(each, 'quiz', source)),
    ...(loose.length > 0
      ? [readQuiz({ ...root, children: loose, attributes: { ident: source.file } }, 'quiz', source)]
      : []),
  ];
}

/** The banks of a document by their identifiers. */
export const banksOf = (root: XmlElement): [string, XmlElement][] =>
  childrenOf(root, 'objectbank').map((bank) => [bank.attributes.ident ?? '', bank]);

function readQuiz(element: XmlElement, kind: QtiQuiz['kind'], source: Source): QtiQuiz {
  const report = new Report();
  const draws: string[] = [];
  let spent = false;
  const facts = metadataOf(element);
  const noteFinding = (message: string) => report.problem({ line: element.line, item: null }, message);
  const identifier = element.attributes.ident ?? source.file;
  const described = kind === 'quiz' ? source.descriptionOf(identifier) : '';
  const texts = described === '' ? shownIn(element, noteFinding) : [described];
  const whole = texts.map((html) => `<div>${html}</div>`).join('');
  const intro =
    element.name === 'assessment' ? introOf(whole, described === '' ? noteFinding : () => {}) : null;
  const passages = new Passages(intro === null ? passagesOf(texts, { ...source, noteFinding }) : []);
  walk(element, passages);
  passages.end(report);
  const title = element.attributes.title ?? facts.get('bank_title') ?? '';
  return {
    identifier,
    file: source.file,
    kind,
    title: title.trim() === '' ? null : title.replace(/\s+/g, ' ').trim(),
    settings: { ...settingsOf(element, facts, noteFinding), ...(intro ? { intro } : {}) },
    published: true,
    ...report.result(),
    draws,
  };

  function walk(parent: XmlElement, passages: Passages): void {
    for (const child of parent.children) {
      if (child.name === 'item') add(child, passages);
      else if (child.name === 'section') {
        const own = passages.within(passagesIn(child));
        selection(child, own);
        walk(child, own);
        own.end(report);
      } else if (child.name === 'itemref' || child.name === 'sectionref')
        report.problem(
          { line: child.line, item: nameOf(child.attributes.linkrefid ?? '') },
          'A question that is in another file was left out.',
        );
    }
  }

  /** A group that draws some of its questions asks all of them. */
  function selection(section: XmlElement, passages: Passages): void {
    const chosen = allOf(at(section, 'selection_ordering'), 'selection');
    const place = { line: section.line, item: nameOf(section.attributes.title ?? '') };
    for (const each of chosen) {
      const number = wordsOf(at(each, 'selection_number'));
      const bank = wordsOf(at(each, 'sourcebank_ref'));
      const own = childrenOf(section, 'item').length;
      if (bank !== null) {
        draws.push(bank);
        const drawn = source.bankOf(bank);
        if (drawn === undefined) {
          report.problem(
            place,
            'Questions that are drawn from a bank were left out: the bank is not in the file.',
          );
          continue;
        }
        report.problem(
          place,
          `It draws ${number ?? 'some'} of the ${allOf(drawn, 'item').length} questions of a bank: all of them were taken.`,
        );
        walk(drawn, passages);
      } else if (number !== null && own > Number(number))
        report.problem(place, `It draws ${number} of its ${own} questions: all of them were taken.`);
    }
  }

  /** The texts of a section or an item that learners see. */
  function passagesIn(part: XmlElement): string[] {
    const place = { line: part.line, item: nameOf(part.attributes.title ?? '') };
    const tell = (message: string) => report.problem(place, message);
    return passagesOf(shownIn(part, tell), { ...source, noteFinding: tell });
  }

  function add(item: XmlElement, passages: Passages): void {
    if (report.full) return report.refuse({ line: item.line, item: null });
    source.budget.left -= 1;
    if (source.budget.left < 0) {
      if (!spent) report.problem({ line: item.line, item: null }, BUDGET_SPENT);
      spent = true;
      return;
    }
    const words = item.attributes.title?.trim() || firstWords(item) || (item.attributes.ident ?? '');
    const place = { line: item.line, item: nameOf(words) };
    const { step = (work) => work() } = source;
    step(() =>
      passages.take(report, place, () =>
        withPassages(
          readItem(item, { ...source, noteFinding: (message) => report.problem(place, message) }),
          passagesIn(item),
        ),
      ),
    );
  }
}

function firstWords(item: XmlElement): string {
  const [text] = allOf(at(item, 'presentation'), 'mattext');
  return text === undefined
    ? ''
    : allWords(text)
        .replace(/<[^>]*>/g, ' ')
        .trim();
}

/** HTML of the texts for those who answer. A rubric may be for those who mark. */
const shownIn = (element: XmlElement, noteFinding: (message: string) => void): string[] =>
  element.children
    .filter(
      ({ name, attributes }) =>
        name === 'presentation_material' ||
        (/^(?:item)?rubric$/.test(name) && /^(?:all|candidate)$/i.test(attributes.view ?? 'all')),
    )
    .map((each) => materialOf(each, noteFinding).html);

function settingsOf(
  element: XmlElement,
  facts: ReadonlyMap<string, string>,
  noteFinding: (message: string) => void,
): QtiSettings {
  const limit = facts.get('qmd_timelimit') ?? wordsOf(at(element, 'duration')) ?? '';
  const attempts = facts.get('cc_maxattempts') ?? '';
  return {
    ...(limit !== '' && minutesOf(limit, noteFinding)),
    ...(attempts !== '' && attemptsOf(attempts, noteFinding)),
    ...(/^self[- ]?assessment$/i.test(facts.get('qmd_assessmenttype') ?? '') && { practice: true }),
  };
}

/** Null or absent: unlimited. */
function attemptsOf(said: string, noteFinding: (message: string) => void): QtiSettings {
  if (/^(unlimited|-1|0)$/i.test(said)) return {};
  const number = Number(said);
  if (Number.isInteger(number) && number > 0 && number <= QUIZ_LIMITS.attemptsMax)
    return { attempts: number };
  noteFinding(`The number of attempts (“${said.slice(0, 40)}”) was not taken: they are unlimited.`);
  return {};
}

const GRADINGS: Record<string, NonNullable<QtiSettings['grading']>> = {
  keep_highest: 'highest',
  keep_average: 'average',
  keep_latest: 'last',
};

/** The text that Canvas writes beside a quiz, in a file of its own: HTML. */
export const canvasDescription = (root: XmlElement): string => at(root, 'description')?.text.trim() ?? '';

/** Settings that Canvas writes there. */
export function canvasSettings(root: XmlElement, noteFinding: (message: string) => void): QtiSettings {
  const said = (name: string) => wordsOf(at(root, name)) ?? '';
  const on = (name: string) => said(name) === 'true';
  for (const name of ['due_at', 'lock_at', 'unlock_at'])
    if (said(name) !== '') noteFinding(`The date “${name}” (${said(name).slice(0, 40)}) was not taken.`);
  if (said('access_code') !== '') noteFinding('The access code was not taken.');
  const grading = GRADINGS[said('scoring_policy')];
  return {
    ...(said('time_limit') !== '' && minutesOf(said('time_limit'), noteFinding)),
    ...(said('allowed_attempts') !== '' && attemptsOf(said('allowed_attempts'), noteFinding)),
    ...(/^(practice_quiz|survey)$/.test(said('quiz_type')) && { practice: true }),
    ...(on('shuffle_answers') && { shuffleOptions: true }),
    ...(said('one_question_at_a_time') !== '' && { oneAtATime: on('one_question_at_a_time') }),
    ...(on('cant_go_back') && { sequential: true }),
    ...(grading && { grading }),
  };
}
