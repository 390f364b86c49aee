import type { QuestionFeedback } from '@digiken/contract';
import { passageOf, Passages, TextOnly } from '../passages';
import { LeftOut, nameOf, type ReadQuestions, Report } from '../report';
import { clean, promptOf, type TextContext } from '../texts';
import { readAnswers } from './answers';
import { type Block, blocksOf } from './blocks';
import { decode, isMarked, splitAll } from './syntax';

const ATTRIBUTES = new Set(
  (
    'type points tags rule format language unit decimals max-length case-sensitive ignore-diacritics choose ' +
    'min-words max-words accept kinds max-bytes several-files'
  ).split(' '),
);
const FORMATS = ['plain', 'markdown', 'html'] as const;

/** Of a file: language of the questions that do not name theirs, and pictures in HTML. */
export type MarkdownContext = Pick<TextContext, 'language' | 'pictureOf'>;

/** Reads questions in Markdown; `docs/guides/quizzes.md` shows the syntax. {@link writeMarkdown} is the opposite. */
export function readMarkdown(text: string, context: MarkdownContext): ReadQuestions {
  const report = new Report();
  const { before, blocks } = blocksOf(clean(text), (place, message) => report.problem(place, message));
  const passages = new Passages();
  if (before !== null) {
    const place = { line: before.line, item: nameOf(before.text) };
    const noteFinding = (message: string) => report.problem(place, message);
    passages.take(report, place, () => {
      throw new TextOnly(passageOf(before.text, { ...context, noteFinding }, 'markdown'));
    });
  }
  for (const block of blocks) readBlock(block, { context, report, passages });
  passages.end(report);
  return report.result();
}

interface Reading {
  context: MarkdownContext;
  report: Report;
  passages: Passages;
}

function readBlock(block: Block, { context, report, passages }: Reading): void {
  const { attributes, heading } = block;
  const place = { line: block.line, item: nameOf(heading === '' ? block.prompt : decode(heading)) };
  const noteFinding = (message: string) => report.problem(place, message);
  passages.take(report, place, () => {
    for (const name of attributes.keys())
      if (!ATTRIBUTES.has(name)) noteFinding(`“${name.slice(0, 40)}” is not known and was not taken.`);
    const language = attributes.get('language') ?? context.language;
    const body = { ...headOf(block, { ...context, language, noteFinding }), language };
    const { options = {}, ...made } = readAnswers(block, body, noteFinding);
    const type = attributes.get('type') ?? made.body.type;
    if (type !== made.body.type)
      throw new LeftOut(
        `It was left out: its type is “${type.slice(0, 40)}”, but its answers are those of “${made.body.type}”.`,
      );
    return {
      ...made,
      feedback: feedbackOf(block, options),
      points: pointsOf(attributes.get('points')),
      tags: splitAll(attributes.get('tags') ?? '', ',')
        .map(decode)
        .filter((tag) => tag !== ''),
    };
  });
}

/** The heading is the prompt, or the title if there is text below it. */
function headOf({ heading, prompt, attributes }: Block, context: TextContext) {
  const named = attributes.get('format');
  const format = FORMATS.find((each) => each === named);
  if (named !== undefined && format === undefined)
    throw new LeftOut('It was left out: its format is not “plain”, “markdown” or “html”.');
  if (prompt === '') {
    const marked = format === undefined && isMarked(heading);
    return {
      prompt: marked ? promptOf(heading, 'markdown', context) : promptOf(decode(heading), 'plain', context),
    };
  }
  const title = decode(heading);
  return {
    ...(title !== '' && { title }),
    prompt: promptOf(prompt, format ?? 'markdown', context),
  };
}

function pointsOf(said: string | undefined): number {
  if (said === undefined) return 1;
  if (!/^\d+(?:\.\d+)?$/.test(said)) throw new LeftOut('It was left out: its points are not a number.');
  return Number(said);
}

function feedbackOf({ feedback }: Block, options: Record<string, string>): QuestionFeedback {
  const { general, right, wrong } = feedback;
  return {
    ...(general !== '' && { general }),
    ...(right !== '' && { right }),
    ...(wrong !== '' && { wrong }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}
