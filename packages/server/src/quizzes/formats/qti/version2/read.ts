import { allOf, at, childrenOf, type XmlElement } from '../../../../platform/xml';
import { Passages, withPassages } from '../../passages';
import { nameOf, Report } from '../../report';
import { minutesOf } from '../common';
import { introOf } from '../intro';
import { BUDGET_SPENT, type QtiQuiz, type QtiSettings } from '../quiz';
import { blocksOf, type PartContext, withIncludesInBody } from './blocks';
import { readItem } from './item';

export interface Source extends Omit<PartContext, 'noteFinding'> {
  file: string;
}

/** Sections that are in other files may name each other. */
const DEEPEST = 10;

/** One item as a quiz of its own. Several files make one quiz by {@link readItems}. */
export function readItems(items: readonly { element: XmlElement; file: string }[], source: Source): QtiQuiz {
  const report = new Report();
  const passages = new Passages();
  for (const item of items) addItem(item, { report, source, passages });
  passages.end(report);
  const [first] = items;
  return {
    identifier: items.length === 1 ? (first?.element.attributes.identifier ?? source.file) : source.file,
    file: source.file,
    kind: 'quiz',
    title: items.length === 1 ? (first?.element.attributes.title ?? null) : null,
    settings: {},
    published: true,
    ...report.result(),
    draws: [],
  };
}

/** A test with its sections. @returns the quiz and the addresses of its items */
export function readTest(test: XmlElement, source: Source): { quiz: QtiQuiz; files: string[] } {
  const report = new Report();
  const files: string[] = [];
  let depth = 0;
  const noteFinding = (message: string) => report.problem({ line: test.line, item: null }, message);
  const settings = settingsOf(test, noteFinding);
  const parts = childrenOf(test, 'testPart');
  const own = { ...source, noteFinding };
  const texts = [test, ...(parts.length === 1 ? parts : [])].flatMap((each) =>
    blocksOf(each, source.file, own),
  );
  const intro = introOf(texts.join(''), () => {});
  const whole = new Passages(intro === null ? texts : []);
  for (const part of parts)
    walk(part, source.file, parts.length === 1 ? whole : whole.within(blocksOf(part, source.file, own)));
  walk(test, source.file, whole);
  whole.end(report);
  const title = test.attributes.title?.trim() ?? '';
  return {
    quiz: {
      identifier: test.attributes.identifier ?? source.file,
      file: source.file,
      kind: 'quiz',
      title: title === '' ? null : title,
      settings: { ...settings, ...(intro ? { intro } : {}) },
      published: true,
      ...report.result(),
      draws: [],
    },
    files,
  };

  function walk(parent: XmlElement, file: string, passages: Passages): void {
    for (const child of parent.children) {
      if (child.name === 'assessmentSection') section(child, file, passages);
      if (child.name === 'assessmentItemRef') reference(child, file, passages);
      if (child.name === 'assessmentItem') addItem({ element: child, file }, { report, source, passages });
      if (child.name === 'assessmentSectionRef') {
        const { href = '' } = child.attributes;
        const found = depth > DEEPEST ? null : source.elementAt(file, href);
        const place = { line: child.line, item: nameOf(href) };
        if (found !== null && 'element' in found && found.element.name === 'assessmentSection')
          section(found.element, found.file, passages);
        else report.problem(place, 'A section that is in another file was left out.');
      }
    }
  }

  function section(element: XmlElement, file: string, passages: Passages): void {
    const place = {
      line: file === source.file ? element.line : null,
      item: nameOf(element.attributes.title ?? ''),
    };
    const selected = at(element, 'selection')?.attributes.select;
    const count = allOf(element, 'assessmentItemRef').length;
    if (selected !== undefined && Number(selected) < count)
      report.problem(place, `It draws ${selected} of its ${count} questions: all of them were taken.`);
    for (const name of ['preCondition', 'branchRule'])
      if (childrenOf(element, name).length > 0)
        report.problem(place, `The rule “${name}” was not taken: its questions are always asked.`);
    const texts = blocksOf(element, file, {
      ...source,
      noteFinding: (message) => report.problem(place, message),
    });
    const own = passages.within(texts);
    depth += 1;
    walk(element, file, own);
    depth -= 1;
    own.end(report);
  }

  function reference(element: XmlElement, file: string, passages: Passages): void {
    const { href = '', identifier = '' } = element.attributes;
    const place = { line: element.line, item: nameOf(href === '' ? identifier : href) };
    const found = source.elementAt(file, href);
    if ('problem' in found) return report.problem(place, found.problem);
    files.push(found.file);
    for (const name of ['preCondition', 'branchRule', 'templateDefault'])
      if (childrenOf(element, name).length > 0)
        report.problem(place, `The rule “${name}” was not taken: the question is always asked.`);
    const [weight] = childrenOf(element, 'weight');
    addItem(found, { report, source, passages, weight: weight?.attributes.value });
  }
}

interface Adding {
  report: Report;
  source: Source;
  passages: Passages;
  weight?: string | undefined;
}

function addItem(
  { element, file }: { element: XmlElement; file: string },
  { report, source, passages, weight }: Adding,
): void {
  const { attributes, line } = element;
  // A line without its file says nothing.
  const own = file === source.file;
  const name = attributes.title?.trim() || attributes.identifier || file;
  const place = { line: own ? line : null, item: nameOf(name) };
  if (report.full) return report.refuse(place);
  source.budget.left -= 1;
  if (source.budget.left < 0) {
    if (source.budget.left === -1) report.problem(place, BUDGET_SPENT);
    return;
  }
  if (element.name !== 'assessmentItem')
    return report.problem(place, `It was left out: “${file}” is not a question.`);
  const { step = (work) => work() } = source;
  const noteFinding = (message: string) => report.problem(place, message);
  const context = { ...source, pictureOf: source.picturesOf(file), noteFinding };
  step(() =>
    passages.take(report, place, () =>
      withPassages(
        readItem(withIncludesInBody({ element, file }, context), context, weight),
        blocksOf(element, file, context),
      ),
    ),
  );
}

function settingsOf(test: XmlElement, noteFinding: (message: string) => void): QtiSettings {
  const parts = childrenOf(test, 'testPart');
  const [part] = parts;
  if (parts.length > 1) noteFinding('Its parts became one quiz.');
  const seconds = (at(test, 'timeLimits') ?? at(part, 'timeLimits'))?.attributes.maxTime;
  const attempts = Number(at(part, 'itemSessionControl')?.attributes.maxAttempts ?? 0);
  if (attempts > 1) noteFinding('The number of attempts at each question was not taken.');
  const linear = part?.attributes.navigationMode === 'linear';
  return {
    ...(seconds !== undefined && minutesOf(String(Math.ceil(Number(seconds) / 60)), noteFinding)),
    ...(linear && { oneAtATime: true, sequential: true }),
  };
}
