import type { QuestionFeedback } from '@digiken/contract';
import { LeftOut, nameOf, type ReadQuestions, Report } from '../report';
import { clean, promptOf } from '../texts';
import { readAnswers } from './answers';
import { type Block, blocksOf } from './blocks';
import { decode, splitAll } from './syntax';

const ATTRIBUTES = new Set(
  (
    'type points tags rule format language unit decimals max-length case-sensitive ignore-diacritics choose ' +
    'min-words max-words accept kinds max-bytes several-files'
  ).split(' '),
);
const FORMATS = ['plain', 'markdown', 'html'] as const;
/** A heading with these is Markdown. */
const MARKS = /[`*_]|\]\(/;

/**
 * Reads questions in Markdown; `docs/guides/quizzes.md` shows the syntax. {@link writeMarkdown} is the opposite.
 * @param language BCP 47 tag of the questions that do not name theirs
 */
export function readMarkdown(text: string, { language }: { language: string }): ReadQuestions {
  const report = new Report();
  const blocks = blocksOf(clean(text), (place, message) => report.problem(place, message));
  for (const block of blocks) readBlock(block, language, report);
  return report.result();
}

function readBlock(block: Block, defaultLanguage: string, report: Report): void {
  const { attributes, heading } = block;
  const place = { line: block.line, item: nameOf(heading === '' ? block.prompt : decode(heading)) };
  const told = (message: string) => report.problem(place, message);
  report.add(place, () => {
    for (const name of attributes.keys())
      if (!ATTRIBUTES.has(name)) told(`“${name.slice(0, 40)}” is not known and was not taken.`);
    const language = attributes.get('language') ?? defaultLanguage;
    const body = { ...headOf(block, language, told), language };
    const { options = {}, ...made } = readAnswers(block, body, told);
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
function headOf({ heading, prompt, attributes }: Block, language: string, told: (message: string) => void) {
  const named = attributes.get('format');
  const format = FORMATS.find((each) => each === named);
  if (named !== undefined && format === undefined)
    throw new LeftOut('It was left out: its format is not “plain”, “markdown” or “html”.');
  if (prompt === '') {
    const marked = format === undefined && MARKS.test(heading.replace(/\\./g, ''));
    return {
      prompt: marked
        ? promptOf(heading, 'markdown', language, told)
        : promptOf(decode(heading), 'plain', language, told),
    };
  }
  const title = decode(heading);
  return {
    ...(title !== '' && { title }),
    prompt: promptOf(prompt, format ?? 'markdown', language, told),
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
