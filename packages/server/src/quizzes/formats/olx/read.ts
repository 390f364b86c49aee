import type { AuthoredQuestion } from '@digiken/contract';
import { allOf, type XmlElement } from '../../../platform/xml';
import { pointsOf, titleOf } from '../qti/common';
import { allWords, promptOfHtml } from '../qti/html';
import { BUDGET_SPENT, type ReadContext } from '../qti/quiz';
import { passageOf, Passages, TextOnly, UNUSED_TEXT } from '../passages';
import { type FormatProblem, LeftOut, nameOf, type Place, Report } from '../report';
import { htmlOfPlain } from '../texts';
import { type Pieces, piecesOf, proseOf } from './pieces';
import { buildQuestion, checkKnown, explanationOf, inputsOf, INPUTS } from './responses';

/** A problem of a course in OLX. */
export interface OlxProblem {
  file: string;
  /** What learners see as its name. */
  title: string | null;
  /** Points of the whole problem. */
  weight: string | undefined;
  element: XmlElement;
}

export interface ReadProblems {
  questions: AuthoredQuestion[];
  problems: (FormatProblem & { file: string })[];
}

export interface OlxContext extends Omit<ReadContext, 'pictureOf'> {
  /** The file of a picture by its address in a problem; null if there is none. */
  pictureOf: (address: string) => string | null;
}

/** Names that Studio gives to new problems. */
const GENERIC =
  /^(?:blank (?:common|advanced) problem|multiple choice|checkboxes|drop ?down|numerical input|text input|single select|multi-?select|problem)$/i;
/** A variable that a script computes. */
const VARIABLE = /\$\{?[a-z_]\w*/i;

/** Reads problems as the questions of one quiz: each response is a question. */
export function readOlxProblems(list: readonly OlxProblem[], context: OlxContext): ReadProblems {
  const report = new Report();
  const passages = new Passages();
  const files = new Map<Place, string>();
  const problems: ReadProblems['problems'] = [];
  for (const problem of list) {
    const before = report.problems.length;
    const { step = (work) => work() } = context;
    step(() => files.set(readProblem(problem, { report, passages, context }), problem.file));
    problems.push(...report.problems.slice(before).map((each) => ({ ...each, file: problem.file })));
  }
  for (const place of passages.unused())
    problems.push({ ...place, message: UNUSED_TEXT, file: files.get(place) ?? '' });
  return { questions: report.questions, problems };
}

interface Reading {
  report: Report;
  /** Problems that ask nothing: each is for those after it. */
  passages: Passages;
  context: OlxContext;
}

/** @returns its place in the report */
function readProblem(problem: OlxProblem, { report, passages, context }: Reading): Place {
  const { element, file } = problem;
  const title = GENERIC.test(problem.title ?? '') ? null : problem.title;
  const place = { line: element.line, item: nameOf(title ?? wordsAbout(element)) ?? file };
  const pieces = piecesOf(element);
  const total = pieces.responses.reduce((sum, each) => sum + inputsOf(each.element).length, 0);
  if (total === 0)
    passages.take(report, place, () => {
      const noteFinding = (message: string) => report.problem(place, message);
      throw new TextOnly(passageOf(pieces.after, { ...context, noteFinding }));
    });
  let restNoted = false;
  for (const { element: response, before } of pieces.responses) {
    inputsOf(response).forEach((input, index) => {
      if (report.full) return void report.refuse(place);
      context.budget.left -= 1;
      if (context.budget.left < 0) {
        if (context.budget.left === -1) report.problem(place, BUDGET_SPENT);
        return;
      }
      const own = { ...place, line: response.line };
      passages.take(report, own, () => {
        const tell = (message: string) => report.problem(own, message);
        if (!restNoted) tellRest(pieces, tell);
        restNoted = true;
        return question(
          { problem, pieces, response, input, before: index === 0 ? before : '', title, total },
          context,
          tell,
        );
      });
    });
  }
  return place;
}

/** What names a problem without a title. */
const wordsAbout = (element: XmlElement) =>
  allWords(allOf(element, 'label')[0] ?? allOf(element, 'p')[0] ?? element);

/** What has no place in a question here. */
function tellRest({ after, hints }: Pieces, tell: (message: string) => void): void {
  const rest = after
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (rest !== '') tell(`The text below its answer was not taken: “${rest.slice(0, 80)}”.`);
  if (hints) tell('Its hints were not taken.');
}

interface One {
  problem: OlxProblem;
  pieces: Pieces;
  response: XmlElement;
  input: XmlElement;
  before: string;
  title: string | null;
  /** Questions of the problem. */
  total: number;
}

function question(one: One, context: OlxContext, noteFinding: (message: string) => void): AuthoredQuestion {
  const { problem, pieces, response, input, before, total } = one;
  checkKnown(response);
  if (pieces.scripted && VARIABLE.test(JSON.stringify([before, response])))
    throw new LeftOut('It was left out: a part of its text is drawn at random.');
  const title = titleOf(one.title);
  const shown = promptOfHtml(promptHtml(before, response), { ...context, noteFinding });
  const head = { ...(title !== null && { title }), language: context.language, ...shown };
  const built = buildQuestion(response, input, head, noteFinding);
  const explained = [...allOf(response, 'solution'), ...pieces.solutions]
    .map((each) => explanationOf(each, noteFinding))
    .filter((text) => text !== '')
    .join('\n');
  const points = pointsOf(problem.weight, noteFinding);
  return {
    ...built,
    feedback: { ...built.feedback, ...(explained !== '' && { general: explained }) },
    points: total === 1 ? points : Number((points / total).toFixed(4)),
    tags: [],
  };
}

/** The text above the answer. Old problems have it only as the name of their input. */
function promptHtml(before: string, response: XmlElement): string {
  const content = response.content.filter((part) => typeof part === 'string' || !INPUTS.has(part.name));
  const html = before + proseOf({ ...response, content });
  if (/[^\s]/.test(html.replace(/<(?!img)[^>]*>/g, ''))) return html;
  const named = response.children.find(({ attributes }) => attributes.label !== undefined);
  return html + htmlOfPlain(named?.attributes.label ?? '');
}
