import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { allOf, at, childrenOf, wordsOf, type XmlElement } from '../../../../platform/xml';
import { nameOf, Report } from '../../report';
import { plainOf } from '../../texts';
import { allWords } from '../html';
import { minutesOf } from '../common';
import { BUDGET_SPENT, type QtiQuiz, type QtiSettings, type ReadContext } from '../quiz';
import { readItem } from './item';
import { plainMaterial } from './material';
import { metadataOf } from './metadata';

/** Where a quiz is read from. */
export interface Source extends ReadContext {
  file: string;
  /** Items of a bank by its identifier, for quizzes that draw from it. */
  bankOf: (identifier: string) => XmlElement[] | undefined;
}

/** The quizzes and banks of a document of QTI 1.2. Items outside of both make one more quiz. */
export function readDocument(root: XmlElement, source: Source): QtiQuiz[] {
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

/** The items of the banks of a document, by the identifier of the bank. */
export const banksOf = (root: XmlElement): [string, XmlElement[]][] =>
  childrenOf(root, 'objectbank').map((bank) => [bank.attributes.ident ?? '', allOf(bank, 'item')]);

function readQuiz(element: XmlElement, kind: QtiQuiz['kind'], source: Source): QtiQuiz {
  const report = new Report();
  const draws: string[] = [];
  let spent = false;
  const facts = metadataOf(element);
  const told = (message: string) => report.problem({ line: element.line, item: null }, message);
  walk(element);
  const title = element.attributes.title ?? facts.get('bank_title') ?? '';
  return {
    identifier: element.attributes.ident ?? source.file,
    file: source.file,
    kind,
    title: title.trim() === '' ? null : title.replace(/\s+/g, ' ').trim(),
    settings: settingsOf(element, facts, told),
    published: true,
    ...report.result(),
    draws,
  };

  function walk(parent: XmlElement): void {
    for (const child of parent.children) {
      if (child.name === 'item') add(child);
      else if (child.name === 'section') {
        selection(child);
        walk(child);
      } else if (child.name === 'itemref' || child.name === 'sectionref')
        report.problem(
          { line: child.line, item: nameOf(child.attributes.linkrefid ?? '') },
          'A question that is in another file was left out.',
        );
    }
  }

  /** A group that draws some of its questions asks all of them. */
  function selection(section: XmlElement): void {
    const chosen = allOf(at(section, 'selection_ordering'), 'selection');
    const place = { line: section.line, item: nameOf(section.attributes.title ?? '') };
    for (const each of chosen) {
      const number = wordsOf(at(each, 'selection_number'));
      const bank = wordsOf(at(each, 'sourcebank_ref'));
      const own = childrenOf(section, 'item').length;
      if (bank !== null) {
        draws.push(bank);
        const items = source.bankOf(bank);
        if (items === undefined) {
          report.problem(
            place,
            'Questions that are drawn from a bank were left out: the bank is not in the file.',
          );
          continue;
        }
        report.problem(
          place,
          `It draws ${number ?? 'some'} of the ${items.length} questions of a bank: all of them were taken.`,
        );
        items.forEach(add);
      } else if (number !== null && own > Number(number))
        report.problem(place, `It draws ${number} of its ${own} questions: all of them were taken.`);
    }
  }

  function add(item: XmlElement): void {
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
      report.add(place, () =>
        readItem(item, { ...source, told: (message) => report.problem(place, message) }),
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

function settingsOf(
  element: XmlElement,
  facts: ReadonlyMap<string, string>,
  told: (message: string) => void,
): QtiSettings {
  const limit = facts.get('qmd_timelimit') ?? wordsOf(at(element, 'duration')) ?? '';
  const attempts = facts.get('cc_maxattempts') ?? '';
  const intro = ['presentation_material', 'rubric']
    .map((name) => plainMaterial(at(element, name) ?? undefined, told))
    .filter((text) => text !== '')
    .join('\n\n');
  return {
    ...(limit !== '' && minutesOf(limit, told)),
    ...(attempts !== '' && attemptsOf(attempts, told)),
    ...(intro !== '' && { intro: intro.slice(0, QUIZ_LIMITS.feedbackMax) }),
    ...(/^self[- ]?assessment$/i.test(facts.get('qmd_assessmenttype') ?? '') && { practice: true }),
  };
}

/** Null or absent: unlimited. */
function attemptsOf(said: string, told: (message: string) => void): QtiSettings {
  if (/^(unlimited|-1|0)$/i.test(said)) return {};
  const number = Number(said);
  if (Number.isInteger(number) && number > 0 && number <= QUIZ_LIMITS.attemptsMax)
    return { attempts: number };
  told(`The number of attempts (“${said.slice(0, 40)}”) was not taken: they are unlimited.`);
  return {};
}

const GRADINGS: Record<string, NonNullable<QtiSettings['grading']>> = {
  keep_highest: 'highest',
  keep_average: 'average',
  keep_latest: 'last',
};

/** Settings that Canvas writes beside a quiz, in a file of its own. */
export function canvasSettings(root: XmlElement, told: (message: string) => void): QtiSettings {
  const said = (name: string) => wordsOf(at(root, name)) ?? '';
  const on = (name: string) => said(name) === 'true';
  const description = at(root, 'description')?.text.trim() ?? '';
  const intro = description === '' ? '' : plainOf(description, true, () => {});
  for (const name of ['due_at', 'lock_at', 'unlock_at'])
    if (said(name) !== '') told(`The date “${name}” (${said(name).slice(0, 40)}) was not taken.`);
  if (said('access_code') !== '') told('The access code was not taken.');
  const grading = GRADINGS[said('scoring_policy')];
  return {
    ...(said('time_limit') !== '' && minutesOf(said('time_limit'), told)),
    ...(said('allowed_attempts') !== '' && attemptsOf(said('allowed_attempts'), told)),
    ...(intro !== '' && { intro: intro.slice(0, QUIZ_LIMITS.feedbackMax) }),
    ...(/^(practice_quiz|survey)$/.test(said('quiz_type')) && { practice: true }),
    ...(on('shuffle_answers') && { shuffleOptions: true }),
    ...(said('one_question_at_a_time') !== '' && { oneAtATime: on('one_question_at_a_time') }),
    ...(on('cant_go_back') && { sequential: true }),
    ...(grading && { grading }),
  };
}
