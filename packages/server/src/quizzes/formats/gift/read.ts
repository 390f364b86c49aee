import type { AuthoredQuestion, QuestionBodyOf, QuestionFeedback } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { type GIFTQuestion, type NumericalChoice, parse, SyntaxError, type TextFormat } from 'gift-pegjs';
import { choiceQuestion, numbered } from '../choices';
import { passageOf, Passages, TextOnly } from '../passages';
import { LeftOut, nameOf, type Place, type ReadQuestions, Report } from '../report';
import { literalSource } from '../../../content';
import { clean, looksLikeHtml, promptOf, promptOfText, shortOf, wordsOfShort } from '../texts';
import { ARROW_MARK, type Block, blocksOf } from './blocks';

type Of<T extends GIFTQuestion['type']> = Extract<GIFTQuestion, { type: T }>;
type NoteFinding = (message: string) => void;
type Common = Pick<QuestionBodyOf<'single'>, 'prompt' | 'title' | 'language'>;

/** Longer questions are not parsed. */
const BLOCK_CHARACTERS = 100_000;

/**
 * Reads GIFT, the format of Moodle. A question that is not GIFT is reported with its line; the others are read.
 * @param language BCP 47 tag of the questions
 */
export function readGift(text: string, { language }: { language: string }): ReadQuestions {
  const report = new Report();
  let passages = new Passages();
  for (const block of blocksOf(clean(text))) {
    if (block.category !== null) {
      passages.end(report);
      passages = new Passages();
    }
    readBlock(block, { language, report, passages });
  }
  passages.end(report);
  return report.result();
}

interface Reading {
  language: string;
  report: Report;
  /** Descriptions: each is for the questions after it. */
  passages: Passages;
}

function readBlock({ line, text, category }: Block, reading: Reading): void {
  const { report } = reading;
  if (category !== null) {
    report.problem(
      { line, item: null },
      `The category “${category.slice(0, 80)}” was not taken: its questions were.`,
    );
    return;
  }
  const place = { line, item: nameOf(text.replace(/^\/\/.*\n/gm, '').replaceAll('\\', '')) };
  if (text.length > BLOCK_CHARACTERS) {
    report.problem(place, `It was left out: it has more than ${BLOCK_CHARACTERS} characters.`);
    return;
  }
  let parsed: GIFTQuestion[];
  try {
    parsed = parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const comments = /^(?:\/\/.*\n)*/.exec(text)?.[0].split('\n').length ?? 1;
    const at = line + Math.max(0, error.location.start.line - comments);
    report.problem(
      { line: at, item: place.item },
      `It was left out: it is not GIFT here (${error.found === null ? 'it ends too early' : `“${error.found}” was not expected`}). Questions need a blank line between them, and the characters ~ = # { } a backslash before them.`,
    );
    return;
  }
  for (const question of parsed) readQuestion(question, place, reading);
}

function readQuestion(question: GIFTQuestion, block: Place, reading: Reading): void {
  const { language, report, passages } = reading;
  if (question.type === 'Category') return;
  const title = question.title?.trim() ?? '';
  const place = { ...block, item: nameOf(title === '' ? question.stem.text : title) ?? block.item };
  const noteFinding = (message: string) => report.problem(place, message);
  passages.take(report, place, () => {
    const context = { language, noteFinding };
    if (question.type === 'Description')
      throw new TextOnly(passageOf(question.stem.text, context, formatOf(question.stem)));
    // The parser puts spaces around a gap.
    const stem = question.stem.text.replace(/ _____ (?=[.,;:!?])/, ' _____');
    const body: Common = {
      ...(title !== '' && title !== question.stem.text && { title }),
      prompt:
        question.stem.format === 'moodle' && formatOf(question.stem) === 'plain'
          ? promptOfText(stem, context)
          : promptOf(stem, formatOf(question.stem), context),
      language,
    };
    const general = textOf(question.globalFeedback, noteFinding);
    const { feedback, ...made } = build(question, body, noteFinding);
    return {
      ...made,
      feedback: { ...(general !== '' && { general }), ...feedback },
      points: 1,
      tags: tagsOf(question.tags, noteFinding),
    };
  });
}

type Built = Pick<AuthoredQuestion, 'body' | 'key' | 'feedback'>;

function build(
  question: Exclude<GIFTQuestion, Of<'Category'> | Of<'Description'>>,
  body: Common,
  noteFinding: NoteFinding,
): Built {
  switch (question.type) {
    case 'MC':
      return choice(question, body, noteFinding);
    case 'TF':
      return trueFalse(question, body, noteFinding);
    case 'Short':
      return shortText(question, body, noteFinding);
    case 'Numerical':
      return numeric(question, body, noteFinding);
    case 'Matching':
      return matching(question, body, noteFinding);
    case 'Essay':
      return { body: { ...body, type: 'essay' }, key: { type: 'essay' }, feedback: {} };
  }
}

function choice({ choices }: Of<'MC'>, body: Common, noteFinding: NoteFinding): Built {
  const several =
    !choices.some(({ isCorrect }) => isCorrect) && !choices.some(({ weight }) => weight === 100);
  const options = choices.map(({ isCorrect, weight, text, feedback }) => ({
    text: textOf(text, noteFinding),
    weight: weight === null ? (isCorrect ? 1 : 0) : weight / 100,
    feedback: textOf(feedback, noteFinding),
  }));
  const made = choiceQuestion({ body, options, several }, noteFinding);
  const { options: texts } = made;
  return {
    body: made.body,
    key: made.key,
    feedback: Object.keys(texts).length > 0 ? { options: texts } : {},
  };
}

function trueFalse(
  { isTrue, trueFeedback, falseFeedback }: Of<'TF'>,
  body: Common,
  noteFinding: NoteFinding,
): Built {
  // The first one is for the wrong answer, whatever the parser calls it.
  const wrong = textOf(trueFeedback, noteFinding);
  const right = textOf(falseFeedback, noteFinding);
  return {
    body: { ...body, type: 'true-false' },
    key: { type: 'true-false', value: isTrue },
    feedback: { ...(right !== '' && { right }), ...(wrong !== '' && { wrong }) },
  };
}

function shortText({ choices }: Of<'Short'>, body: Common, noteFinding: NoteFinding): Built {
  const accepted = choices.map(({ weight, text }) => ({
    text: wordsOfShort(textOf(text, noteFinding)),
    credit: creditOf(weight, true, noteFinding),
  }));
  return {
    body: { ...body, type: 'short-text', maxLength: QUIZ_LIMITS.answerMax },
    key: { type: 'short-text', accepted },
    feedback: feedbackOf(
      choices.map(({ feedback }, index) => ({
        credit: accepted[index]?.credit ?? 0,
        any: accepted[index]?.text === '*',
        text: textOf(feedback, noteFinding),
      })),
      noteFinding,
    ),
  };
}

function numeric({ choices }: Of<'Numerical'>, body: Common, noteFinding: NoteFinding): Built {
  const list: NumericalChoice[] = Array.isArray(choices)
    ? choices
    : [{ isCorrect: true, weight: null, text: choices, feedback: null }];
  const accepted: Extract<AuthoredQuestion['key'], { type: 'numeric' }>['accepted'] = [];
  const feedback: AnswerFeedback[] = [];
  for (const { isCorrect, weight, text, feedback: said } of list) {
    const credit = creditOf(weight, isCorrect, noteFinding);
    const value = valueOf(text);
    feedback.push({ credit, any: value === null, text: textOf(said, noteFinding) });
    if (value !== null) accepted.push({ ...value, credit });
    else if (credit > 0) noteFinding('An answer that accepts any number was not taken.');
  }
  if (!accepted.some(({ credit }) => credit > 0))
    throw new LeftOut('It was left out: no number is worth points.');
  return {
    body: { ...body, type: 'numeric' },
    key: { type: 'numeric', accepted },
    feedback: feedbackOf(feedback, noteFinding),
  };
}

function valueOf({ type, number, range, numberHigh, numberLow }: NumericalChoice['text']) {
  if (type === 'high-low' && numberHigh !== undefined && numberLow !== undefined) {
    const abs = Number((Math.abs(numberHigh - numberLow) / 2).toPrecision(12));
    return { value: Number(((numberHigh + numberLow) / 2).toPrecision(12)), ...(abs > 0 && { abs }) };
  }
  if (number === undefined) return null;
  const abs = Math.abs(range ?? 0);
  return { value: number, ...(abs > 0 && { abs }) };
}

function matching({ matchPairs }: Of<'Matching'>, body: Common, noteFinding: NoteFinding): Built {
  const pairs = matchPairs.map(({ subquestion, subanswer }) => ({
    left: textOf(subquestion, noteFinding),
    // The parser leaves its own codes in the right side, which has the format of the left one.
    right: textOf({ ...subquestion, text: decoded(subanswer) }, noteFinding),
  }));
  const right = numbered([...new Set(pairs.map((pair) => pair.right))].map((text) => ({ text })));
  const left = numbered(pairs.filter((pair) => pair.left !== '').map((pair) => ({ text: pair.left })));
  const wanted = pairs.filter((pair) => pair.left !== '');
  return {
    body: { ...body, type: 'matching', left, right },
    key: {
      type: 'matching',
      pairs: Object.fromEntries(
        wanted.map((pair, index) => [
          String(index + 1),
          right.find(({ text }) => text === pair.right)?.id ?? '',
        ]),
      ),
    },
    feedback: {},
  };
}

const decoded = (text: string) =>
  text.replace(/&&(\d{3});/g, (_all, code: string) => String.fromCharCode(Number(code)));

interface AnswerFeedback {
  credit: number;
  /** For every answer that none of the others is. */
  any: boolean;
  text: string;
}

/** Feedback of a typed answer is for right or for wrong ones. */
function feedbackOf(list: readonly AnswerFeedback[], noteFinding: NoteFinding): QuestionFeedback {
  const said = list.filter(({ text }) => text !== '');
  const right = said.find(({ credit, any }) => credit === 1 && !any);
  const wrong = said.find(({ credit, any }) => credit === 0 && any);
  for (const each of said)
    if (each !== right && each !== wrong)
      noteFinding(`The feedback “${each.text.slice(0, 80)}” of one answer was not taken.`);
  return { ...(right && { right: right.text }), ...(wrong && { wrong: wrong.text }) };
}

function creditOf(weight: number | null, correct: boolean, noteFinding: NoteFinding): number {
  if (weight === null) return correct ? 1 : 0;
  if (weight < 0) noteFinding(`An answer that costs points (${weight}%) is worth 0 now.`);
  return Math.max(0, weight / 100);
}

const LINK = /\[[^\]]+\]\((?:https?:|[/#])/;

const formatOf = ({ format, text }: TextFormat) =>
  format === 'moodle' ? (looksLikeHtml(text) ? 'html' : 'plain') : format;

function textOf(text: TextFormat | null | undefined, noteFinding: NoteFinding): string {
  if (text === null || text === undefined) return '';
  const format = formatOf(text);
  const written = text.text.replaceAll(ARROW_MARK, '');
  if (format === 'markdown' && LINK.test(written))
    noteFinding('Options and feedback have no links: their Markdown is shown as it is written.');
  return text.format === 'plain'
    ? literalSource(written.trim())
    : shortOf(written, format === 'html', noteFinding);
}

function tagsOf(tags: readonly string[] | null | undefined, noteFinding: NoteFinding): string[] {
  const all = [...new Set((tags ?? []).map((tag) => tag.trim()).filter((tag) => tag !== ''))];
  const kept = all.filter((tag) => tag.length <= 40).slice(0, 20);
  for (const tag of all.filter((each) => !kept.includes(each)))
    noteFinding(
      `The tag “${tag.slice(0, 80)}” was not taken: a question has 20 tags of 40 characters at most.`,
    );
  return kept;
}
