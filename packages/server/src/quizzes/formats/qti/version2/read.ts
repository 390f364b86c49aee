import { allOf, at, childrenOf, type XmlElement } from '../../../../platform/xml';
import { nameOf, Report } from '../../report';
import { minutesOf } from '../common';
import { BUDGET_SPENT, type QtiQuiz, type QtiSettings, type ReadContext } from '../quiz';
import { plainIn } from './body';
import { readItem } from './item';

/** A file of the package, or why it cannot be read. */
export type Found = { element: XmlElement; file: string } | { problem: string };

export interface Source extends ReadContext {
  file: string;
  /** The item that a test names by its address. */
  itemAt: (href: string) => Found;
  /** As {@link ReadContext.pictureOf}, of another file. */
  picturesOf: (file: string) => ReadContext['pictureOf'];
}

/** One item as a quiz of its own. Several files make one quiz by {@link readItems}. */
export function readItems(items: readonly { element: XmlElement; file: string }[], source: Source): QtiQuiz {
  const report = new Report();
  for (const item of items) addItem(item, { report, source });
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
  const told = (message: string) => report.problem({ line: test.line, item: null }, message);
  const settings = settingsOf(test, told);
  for (const part of childrenOf(test, 'testPart')) walk(part);
  walk(test);
  const title = test.attributes.title?.trim() ?? '';
  return {
    quiz: {
      identifier: test.attributes.identifier ?? source.file,
      file: source.file,
      kind: 'quiz',
      title: title === '' ? null : title,
      settings,
      published: true,
      ...report.result(),
      draws: [],
    },
    files,
  };

  function walk(parent: XmlElement): void {
    for (const child of parent.children) {
      if (child.name === 'assessmentSection') section(child);
      if (child.name === 'assessmentItemRef') reference(child);
      if (child.name === 'assessmentItem') addItem({ element: child, file: source.file }, { report, source });
      if (child.name === 'assessmentSectionRef')
        report.problem(
          { line: child.line, item: nameOf(child.attributes.href ?? '') },
          'A section that is in another file was left out.',
        );
    }
  }

  function section(element: XmlElement): void {
    const place = { line: element.line, item: nameOf(element.attributes.title ?? '') };
    const selected = at(element, 'selection')?.attributes.select;
    const count = allOf(element, 'assessmentItemRef').length;
    if (selected !== undefined && Number(selected) < count)
      report.problem(place, `It draws ${selected} of its ${count} questions: all of them were taken.`);
    for (const name of ['preCondition', 'branchRule'])
      if (childrenOf(element, name).length > 0)
        report.problem(place, `The rule “${name}” was not taken: its questions are always asked.`);
    const notes = childrenOf(element, 'rubricBlock').map((note) => plainIn(note, () => {}));
    for (const note of notes.filter((text) => text !== ''))
      report.problem(place, `The text of a section was not taken: “${note.slice(0, 80)}”.`);
    walk(element);
  }

  function reference(element: XmlElement): void {
    const { href = '', identifier = '' } = element.attributes;
    const place = { line: element.line, item: nameOf(href === '' ? identifier : href) };
    const found = source.itemAt(href);
    if ('problem' in found) return report.problem(place, found.problem);
    files.push(found.file);
    for (const name of ['preCondition', 'branchRule', 'templateDefault'])
      if (childrenOf(element, name).length > 0)
        report.problem(place, `The rule “${name}” was not taken: the question is always asked.`);
    const [weight] = childrenOf(element, 'weight');
    addItem(found, { report, source, weight: weight?.attributes.value });
  }
}

interface Adding {
  report: Report;
  source: Source;
  weight?: string | undefined;
}

function addItem(
  { element, file }: { element: XmlElement; file: string },
  { report, source, weight }: Adding,
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
  const { language, budget, step = (work) => work() } = source;
  const context = {
    language,
    budget,
    pictureOf: source.picturesOf(file),
    told: (message: string) => report.problem(place, message),
  };
  step(() => report.add(place, () => readItem(element, context, weight)));
}

function settingsOf(test: XmlElement, told: (message: string) => void): QtiSettings {
  const parts = childrenOf(test, 'testPart');
  const [part] = parts;
  if (parts.length > 1) told('Its parts became one quiz.');
  const seconds = (at(test, 'timeLimits') ?? at(part, 'timeLimits'))?.attributes.maxTime;
  const attempts = Number(at(part, 'itemSessionControl')?.attributes.maxAttempts ?? 0);
  if (attempts > 1) told('The number of attempts at each question was not taken.');
  const linear = part?.attributes.navigationMode === 'linear';
  return {
    ...(seconds !== undefined && minutesOf(String(Math.ceil(Number(seconds) / 60)), told)),
    ...(linear && { oneAtATime: true, sequential: true }),
  };
}
