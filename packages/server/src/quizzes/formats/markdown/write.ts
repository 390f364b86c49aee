import type { AuthoredQuestion, QuestionBodyOf, QuestionKeyOf, Rubric } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { nameOf, type WrittenQuestions } from '../report';
import { writeBlanks } from './blanks';
import { ATTRIBUTE_MARKS, encode, encodeShort, escapeLine, isMarked } from './syntax';

const share = (credit: number) => `${Number((credit * 100).toFixed(7))}%`;

/**
 * Writes questions as Markdown. Pictures are reported and left out; {@link readMarkdown} reads everything else again.
 * @param language questions in other languages name theirs
 */
export function writeMarkdown(
  questions: readonly AuthoredQuestion[],
  { language }: { language: string },
): WrittenQuestions {
  const problems: WrittenQuestions['problems'] = [];
  const texts = questions.map((question) => {
    const { title, prompt, picture } = question.body;
    const item = nameOf(title ?? prompt.text);
    const noteFinding = (message: string) => void problems.push({ line: null, item, message });
    if (picture !== undefined) noteFinding('Its picture was not written: a text file has no pictures.');
    const options = 'options' in question.body;
    if (!options && Object.keys(question.feedback.options ?? {}).length > 0)
      noteFinding('Feedback for options was not written: the question has none.');
    return writeQuestion(question, { language, noteFinding });
  });
  return { text: texts.join('\n'), problems };
}

interface Writing {
  language: string;
  /** Reports what was changed or left out. */
  noteFinding: (message: string) => void;
}

function writeQuestion(question: AuthoredQuestion, { language, noteFinding }: Writing): string {
  const { body, feedback } = question;
  const { prompt, title } = body;
  const short =
    title === undefined &&
    prompt.format === 'plain' &&
    !prompt.text.includes('\n') &&
    !isMarked(encode(prompt.text)) &&
    prompt.text.trim() !== '';
  const attributes = attributesOf(question, language, short);
  const blocks = [
    [
      `## ${short ? encode(prompt.text) : encode((title ?? '').replace(/\s+/g, ' '))}`.trim(),
      ...(attributes.length > 0 ? [`{${attributes.join('; ')}}`] : []),
    ].join('\n'),
    short ? '' : prompt.text.trim().split('\n').map(escapeLine).join('\n'),
    answersOf(question, noteFinding),
    feedbackLines(feedback),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function attributesOf({ body, key, points, tags }: AuthoredQuestion, language: string, short: boolean) {
  const value = (text: string) => encode(text.replace(/\s+/g, ' '), ATTRIBUTE_MARKS);
  const list: [string, string | number | undefined][] = [
    ['type', typeOf(body, key)],
    ['points', points === 1 ? undefined : points],
    ['tags', tags.length === 0 ? undefined : tags.map(value).join(', ')],
    ['format', short || body.prompt.format === 'markdown' ? undefined : body.prompt.format],
    ['language', body.language === language ? undefined : body.language],
  ];
  if (key.type === 'multiple' && key.rule !== 'partial') list.push(['rule', key.rule]);
  if (body.type === 'multiple') list.push(['choose', body.choose]);
  if (body.type === 'numeric')
    list.push(['unit', body.unit === undefined ? undefined : value(body.unit)], ['decimals', body.decimals]);
  if (body.type === 'short-text' && body.maxLength !== QUIZ_LIMITS.answerMax)
    list.push(['max-length', body.maxLength]);
  if (key.type === 'short-text') {
    if (key.caseSensitive) list.push(['case-sensitive', '']);
    if (key.ignoreDiacritics) list.push(['ignore-diacritics', '']);
  }
  if (body.type === 'essay') list.push(['min-words', body.minWords], ['max-words', body.maxWords]);
  if (body.type === 'file') {
    list.push(['accept', value(body.accept)], ['max-bytes', body.maxBytes]);
    if (body.kinds !== undefined) list.push(['kinds', value(body.kinds)]);
    if (body.multiple) list.push(['several-files', '']);
  }
  return list.flatMap(([name, said]) =>
    said === undefined ? [] : [said === '' ? name : `${name}: ${said}`],
  );
}

/** Only where the answers do not tell. */
function typeOf(body: AuthoredQuestion['body'], key: AuthoredQuestion['key']): string | undefined {
  if (body.type === 'essay' || body.type === 'file' || body.type === 'fill-in') return body.type;
  if (body.type === 'matching') {
    // It would be read as the first blank.
    const texts = [body.prompt, ...body.left, ...body.right].map(({ text }) => text);
    if (texts.some((text) => text.includes('[['))) return 'matching';
  }
  return key.type === 'multiple' && key.options.length === 1 ? 'multiple' : undefined;
}

function answersOf({ body, key, feedback }: AuthoredQuestion, noteFinding: Writing['noteFinding']): string {
  switch (key.type) {
    case 'single':
    case 'multiple':
      return choices(body as QuestionBodyOf<'single' | 'multiple'>, key, feedback.options ?? {});
    case 'true-false':
      return `= ${key.value}`;
    case 'numeric':
      return key.accepted.map(number).join('\n');
    case 'short-text':
      return key.accepted
        .map(({ text, credit }) => `= "${encode(text)}"${credit === 1 ? '' : ` (${share(credit)})`}`)
        .join('\n');
    case 'fill-in':
      return `---\n${writeBlanks((body as QuestionBodyOf<'fill-in'>).parts, key.blanks, { share, noteFinding })}`;
    case 'matching':
      return pairs(body as QuestionBodyOf<'matching'>, key);
    case 'ordering': {
      const texts = new Map((body as QuestionBodyOf<'ordering'>).items.map(({ id, text }) => [id, text]));
      return key.order.map((id, index) => `${index + 1}. ${encodeShort(texts.get(id) ?? '')}`).join('\n');
    }
    default:
      return key.rubric === undefined ? '' : rubric(key.rubric);
  }
}

function choices(
  { options }: QuestionBodyOf<'single' | 'multiple'>,
  key: QuestionKeyOf<'single'> | QuestionKeyOf<'multiple'>,
  feedback: Readonly<Record<string, string>>,
): string {
  const mark = (id: string) => {
    if (key.type === 'multiple') return key.options.includes(id) ? 'x' : ' ';
    if (id === key.option) return 'x';
    const credit = key.credits?.[id];
    return credit === undefined ? ' ' : share(credit);
  };
  return options
    .map(({ id, text }) =>
      [`- [${mark(id)}] ${encodeShort(text)}`, ...quoted(feedback[id] ?? '', '  ')].join('\n'),
    )
    .join('\n');
}

function number({ value, abs, rel, credit }: QuestionKeyOf<'numeric'>['accepted'][number]): string {
  return [
    `= ${value}`,
    ...(abs === undefined ? [] : [`± ${abs}`]),
    ...(rel === undefined ? [] : [`± ${Number((rel * 100).toPrecision(12))}%`]),
    ...(credit === 1 ? [] : [`(${share(credit)})`]),
  ].join(' ');
}

/** In the order of the right side, so that it is read again in its order. */
function pairs({ left, right }: QuestionBodyOf<'matching'>, { pairs: wanted }: QuestionKeyOf<'matching'>) {
  const used = new Set(Object.values(wanted));
  const texts = new Map(right.map(({ id, text }) => [id, text]));
  const side = (text: string) => encodeShort(text, '[>');
  return [
    ...left.map(({ id, text }) => `- ${side(text)} -> ${side(texts.get(wanted[id] ?? '') ?? '')}`),
    ...right.filter(({ id }) => !used.has(id)).map(({ text }) => `- -> ${side(text)}`),
  ].join('\n');
}

const rubric = ({ criteria }: Rubric) =>
  criteria
    .map(({ name, levels }) =>
      [`+ ${encode(name, '|')}`, ...levels.map(({ points, text }) => `${points}: ${encode(text, '|')}`)].join(
        ' | ',
      ),
    )
    .join('\n');

function quoted(text: string, indent = ''): string[] {
  if (text.trim() === '') return [];
  return text
    .trim()
    .split('\n')
    .map((line) => `${indent}> ${encodeShort(line).replace(/^(right|wrong):/i, '$1\\:')}`.trimEnd());
}

function feedbackLines({ general, right, wrong }: AuthoredQuestion['feedback']): string {
  const labelled = (label: string, text: string | undefined) =>
    quoted(text ?? '').map((line, index) => (index === 0 ? line.replace('> ', `> ${label}: `) : line));
  return [...quoted(general ?? ''), ...labelled('right', right), ...labelled('wrong', wrong)].join('\n');
}
