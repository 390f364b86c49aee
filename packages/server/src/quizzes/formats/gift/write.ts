import type { AuthoredQuestion, QuestionBodyOf, QuestionKeyOf } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { literalSource } from '../../../content';
import { wordsOfShort } from '../texts';
import { LeftOut, nameOf, type Place, type WrittenQuestions } from '../report';

type NoteFinding = (message: string) => void;

const escaped = (text: string) =>
  text
    .replace(/[\\~=#{}:]/g, '\\$&')
    // A blank line would end the question.
    .replaceAll('\n', '\\n');

/** Parts of a question inherit its format, so plain text says that it is. */
const PLAIN = '[plain]';
const plainText = (text: string) => PLAIN + escaped(text);
const isPlain = (text: string) => literalSource(wordsOfShort(text)) === text;
/** A text that may have formulas and emphasis. */
const shortText = (text: string, plain = isPlain(text)) =>
  plain ? plainText(wordsOfShort(text)) : `[markdown]${escaped(text)}`;
const percent = (share: number) => `%${Number((share * 100).toFixed(5))}%`;
const said = (text: string | undefined) => (text ? `#${shortText(text)}` : '');

/** Writes questions as GIFT. What GIFT cannot hold is reported, and types that it does not know are left out. */
export function writeGift(
  questions: readonly AuthoredQuestion[],
  _quiz?: { language: string },
): WrittenQuestions {
  const problems: WrittenQuestions['problems'] = [];
  const texts = questions.flatMap((question) => {
    const { title, prompt } = question.body;
    const place: Place = { line: null, item: nameOf(title ?? prompt.text) };
    const noteFinding = (message: string) => void problems.push({ ...place, message });
    try {
      return [writeQuestion(question, noteFinding)];
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      noteFinding(error.reason);
      return [];
    }
  });
  return { text: texts.map((text) => `${text}\n`).join('\n'), problems };
}

function writeQuestion(question: AuthoredQuestion, noteFinding: NoteFinding): string {
  const { body, feedback, points, tags } = question;
  const answers = answersOf(question, noteFinding);
  if (points !== 1) noteFinding(`GIFT has no points: ${points} were not written.`);
  if (body.picture !== undefined) noteFinding('GIFT has no pictures: the picture was not written.');
  tellFeedback(question, noteFinding);
  const { title, prompt } = body;
  const general = feedback.general ? `####${shortText(feedback.general)}` : '';
  const comment = tags.length > 0 ? `// ${tags.map((tag) => `[tag:${tag}]`).join(' ')}\n` : '';
  // A title that repeats the question is what Moodle writes where there is none.
  const head = title === undefined || title === prompt.text ? '' : `::${escaped(title)}:: `;
  return `${comment}${head}[${prompt.format}]${escaped(prompt.text)} {${answers}${general}}`;
}

/** Each type has its own kinds of feedback in GIFT. */
function tellFeedback(
  { key, feedback: { right, wrong, options } }: AuthoredQuestion,
  noteFinding: NoteFinding,
): void {
  const choice = key.type === 'single' || key.type === 'multiple';
  const typed = key.type === 'true-false' || key.type === 'numeric' || key.type === 'short-text';
  if (!typed && (right || wrong))
    noteFinding(
      'GIFT has no feedback for right and for wrong answers to questions of this type: it was not written.',
    );
  if (!choice && Object.keys(options ?? {}).length > 0)
    noteFinding('GIFT has no feedback for options of questions of this type: it was not written.');
}

function answersOf({ body, key, feedback }: AuthoredQuestion, noteFinding: NoteFinding): string {
  switch (key.type) {
    case 'single':
    case 'multiple':
      return choices(body as QuestionBodyOf<'single' | 'multiple'>, key, feedback.options ?? {}, noteFinding);
    case 'true-false': {
      const { right, wrong } = feedback;
      const more = right ? `#${wrong ? shortText(wrong) : ''}${said(right)}` : said(wrong);
      return (key.value ? 'TRUE' : 'FALSE') + more;
    }
    case 'numeric':
      return numbers(body as QuestionBodyOf<'numeric'>, key, feedback, noteFinding);
    case 'short-text':
      if (body.type === 'short-text' && body.maxLength !== QUIZ_LIMITS.answerMax)
        noteFinding('GIFT has no length of answers: it was not written.');
      return shortTexts(key, feedback, noteFinding);
    case 'matching':
      return matches(body as QuestionBodyOf<'matching'>, key, noteFinding);
    case 'essay':
      if (body.type === 'essay' && (body.minWords ?? body.maxWords) !== undefined)
        noteFinding('GIFT has no limits of words: they were not written.');
      if (key.rubric !== undefined) noteFinding('GIFT has no rubrics: the rubric was not written.');
      return '';
    default:
      throw new LeftOut(`It was left out: GIFT has no questions of the type “${key.type}”.`);
  }
}

function choices(
  { options }: QuestionBodyOf<'single' | 'multiple'>,
  key: QuestionKeyOf<'single'> | QuestionKeyOf<'multiple'>,
  feedback: Record<string, string>,
  noteFinding: NoteFinding,
): string {
  if (key.type === 'multiple' && key.rule === 'all-or-nothing')
    noteFinding('GIFT cannot say that all right options are needed: parts are worth points there.');
  const mark = (id: string) => {
    if (key.type === 'single') {
      if (id === key.option) return '=';
      const credit = key.credits?.[id] ?? 0;
      return credit > 0 ? `~${percent(credit)}` : '~';
    }
    const each = 1 / key.options.length;
    // A single right option with all the points would be read as a question with one answer.
    if (key.options.length === 1)
      throw new LeftOut('It was left out: GIFT cannot hold several options of which one is right.');
    return `~${percent(key.options.includes(id) ? each : -each)}`;
  };
  return options.map(({ id, text }) => `\n\t${mark(id)}${shortText(text)}${said(feedback[id])}`).join('');
}

function numbers(
  { unit, decimals }: QuestionBodyOf<'numeric'>,
  { accepted }: QuestionKeyOf<'numeric'>,
  feedback: AuthoredQuestion['feedback'],
  noteFinding: NoteFinding,
): string {
  if (unit !== undefined || decimals !== undefined)
    noteFinding('GIFT has no units and decimals: they were not written.');
  const first = accepted.findIndex(({ credit }) => credit === 1);
  const lines = accepted.map(({ value, abs = 0, rel = 0, credit }, index) => {
    const tolerance = Math.max(abs, rel * Math.abs(value));
    if (rel > 0) noteFinding(`GIFT has no relative tolerance: ${tolerance} was written.`);
    const weight = credit === 1 ? '' : percent(credit);
    const right = index === first ? said(feedback.right) : '';
    return `\n\t=${weight}${plain(value)}${tolerance > 0 ? `:${plain(tolerance)}` : ''}${right}`;
  });
  return `#${lines.join('')}${feedback.wrong ? `\n\t~${said(feedback.wrong)}` : ''}`;
}

/** Without an exponent, which GIFT does not read. */
function plain(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  const written = value.toFixed(20).replace(/\.?0+$/, '');
  if (written.includes('e') || Number(written) !== value)
    throw new LeftOut(`It was left out: GIFT cannot hold the number ${text}.`);
  return written;
}

function shortTexts(
  { accepted, caseSensitive, ignoreDiacritics }: QuestionKeyOf<'short-text'>,
  feedback: AuthoredQuestion['feedback'],
  noteFinding: NoteFinding,
): string {
  if (caseSensitive || ignoreDiacritics)
    noteFinding('GIFT has no rules for case and diacritics: they were not written.');
  if (accepted.some(({ text }) => text.includes('->')))
    throw new LeftOut('It was left out: GIFT cannot hold an arrow in an answer.');
  const first = accepted.findIndex(({ credit }) => credit === 1);
  const lines = accepted.map(({ text, credit }, index) => {
    const more = index === first ? said(feedback.right) : '';
    return `\n\t=${credit === 1 ? '' : percent(credit)}${plainText(text)}${more}`;
  });
  if (feedback.wrong) lines.push(`\n\t=%0%*${said(feedback.wrong)}`);
  return lines.join('');
}

function matches(
  { left, right, prompt }: QuestionBodyOf<'matching'>,
  { pairs }: QuestionKeyOf<'matching'>,
  noteFinding: NoteFinding,
): string {
  if (left.some(({ text }) => text.includes('->')))
    throw new LeftOut('It was left out: GIFT cannot hold an arrow on the left side of a pair.');
  const used = new Set(Object.values(pairs));
  const texts = new Map(right.map(({ id, text }) => [id, text]));
  // A match without a left side has the format of the question.
  const unused = right
    .filter(({ id }) => !used.has(id))
    .map(({ text }) => {
      if (prompt.format === 'markdown') return text;
      if (!isPlain(text))
        noteFinding(
          'GIFT has no formulas and emphasis in a match that fits nothing: its words were written.',
        );
      return wordsOfShort(text);
    });
  return [
    ...left.map(({ id, text }) => {
      const match = texts.get(pairs[id] ?? '') ?? '';
      const plain = isPlain(text) && isPlain(match);
      return `\n\t=${shortText(text, plain)} -> ${escaped(plain ? wordsOfShort(match) : match)}`;
    }),
    ...unused.map((text) => `\n\t= -> ${escaped(text)}`),
  ].join('');
}
