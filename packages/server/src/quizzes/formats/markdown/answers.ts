import type { QuestionKeyOf, Rubric } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { choiceQuestion, numbered, type Option } from '../choices';
import { LeftOut } from '../report';
import type { Block } from './blocks';
import { readBlanks } from './blanks';
import {
  ANSWER,
  type Attributes,
  CHOICE,
  decode,
  decodeShort,
  type Line,
  ORDER,
  OWN_FEEDBACK,
  RUBRIC,
  splitAll,
  splitAt,
  splitCredit,
  splitShortAt,
} from './syntax';
import type { Built, Common } from './built-question';

/** Size of an uploaded file, unless the question says another one. */
const FILE_BYTES = 10 * 1024 * 1024;
const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?`;
const NUMERIC = new RegExp(
  String.raw`^(${NUMBER})(?:\s*(?:±|\+/-)\s*(${NUMBER}))?(?:\s*(?:±|\+/-)\s*(${NUMBER})\s*%)?(?:\s*\((${NUMBER})%\))?$`,
  'i',
);

/** @throws {LeftOut} if the answers make no question */
export function readAnswers(block: Block, body: Common, noteFinding: (message: string) => void): Built {
  const { attributes, answers, kind } = block;
  const type = attributes.get('type');
  if (block.blanks !== null) return readBlanks(block.blanks, body);
  if (type === 'fill-in') throw new LeftOut('It was left out: it has no blank.');
  if (type === 'essay') return essay(block, body);
  if (type === 'file') return file(block, body);
  switch (kind) {
    case 'choice':
      return choices(answers, attributes, body, noteFinding);
    case 'answer':
      return typed(answers, attributes, body);
    case 'order':
      return ordering(answers, body);
    case 'pair':
      return matching(answers, body);
    default:
      throw new LeftOut(
        'It was left out: it has no answers. For an essay write {type: essay} below the heading.',
      );
  }
}

const flag = (attributes: Attributes, name: string) =>
  attributes.has(name) && attributes.get(name) !== 'false';

function whole(attributes: Attributes, name: string): number | undefined {
  const value = attributes.get(name);
  if (value === undefined) return undefined;
  if (!/^\d{1,12}$/.test(value)) throw new LeftOut(`It was left out: “${name}” is not a whole number.`);
  return Number(value);
}

function choices(
  lines: readonly Line[],
  attributes: Attributes,
  body: Common,
  noteFinding: (message: string) => void,
): Built {
  const options: (Option & { feedback: string })[] = [];
  const shares: boolean[] = [];
  for (const { raw } of lines) {
    const [, mark = ' ', text] = CHOICE.exec(raw) ?? [];
    const last = options.at(-1);
    if (text === undefined) {
      const words = decodeShort(OWN_FEEDBACK.exec(raw)?.[1] ?? '');
      if (last !== undefined) last.feedback = last.feedback === '' ? words : `${last.feedback}\n${words}`;
      continue;
    }
    shares.push(mark.endsWith('%'));
    const weight = mark.endsWith('%') ? Number(mark.slice(0, -1)) / 100 : mark === ' ' ? 0 : 1;
    options.push({ text: decodeShort(text), weight, feedback: '' });
  }
  const right = options.filter(({ weight }, index) => weight === 1 && !shares[index]);
  const type = attributes.get('type') ?? (right.length > 1 ? 'multiple' : 'single');
  if (type !== 'single' && type !== 'multiple')
    throw new LeftOut(`It was left out: a question with options is not of the type “${type}”.`);
  if (type === 'multiple') {
    if (shares.includes(true))
      throw new LeftOut('It was left out: only one right option can have others that are partly right.');
    const rule = attributes.get('rule') ?? 'partial';
    if (rule !== 'partial' && rule !== 'all-or-nothing')
      throw new LeftOut('It was left out: its rule is neither “partial” nor “all-or-nothing”.');
    const choose = whole(attributes, 'choose');
    // Every option has the weight that the rule gives it.
    const even = options.map((option) => ({
      ...option,
      weight: (option.weight > 0 ? 1 : -1) / Math.max(1, right.length),
    }));
    const made = choiceQuestion({ body, options: even, several: true, rule }, noteFinding);
    return made.body.type === 'multiple' && choose !== undefined
      ? { ...made, body: { ...made.body, choose } }
      : made;
  }
  if (right.length !== 1)
    throw new LeftOut('It was left out: a question with one answer has one option with [x].');
  // The option with [x] is the right one, whatever share another one has.
  const best = options.findIndex((option) => option === right[0]);
  const made = choiceQuestion(
    {
      body,
      options: options.map((option) => ({ ...option, weight: option === right[0] ? 1 : 0 })),
      several: false,
    },
    noteFinding,
  );
  const credits = Object.fromEntries(
    options.flatMap(({ weight }, index) =>
      shares[index] && index !== best ? [[String(index + 1), weight]] : [],
    ),
  );
  return made.key.type === 'single' && Object.keys(credits).length > 0
    ? { ...made, key: { ...made.key, credits } }
    : made;
}

function typed(lines: readonly Line[], attributes: Attributes, body: Common): Built {
  const values = lines.map(({ raw }) => ANSWER.exec(raw)?.[1]?.trim() ?? '');
  const [first = ''] = values;
  if (/^(true|false)$/i.test(first)) {
    if (values.length > 1) throw new LeftOut('It was left out: true or false is its only answer.');
    return {
      body: { ...body, type: 'true-false' },
      key: { type: 'true-false', value: first.toLowerCase() === 'true' },
    };
  }
  const numbers = values.map((value) => NUMERIC.exec(value));
  if (numbers.every((found) => found !== null)) {
    const unit = decode(attributes.get('unit') ?? '');
    const decimals = whole(attributes, 'decimals');
    return {
      body: {
        ...body,
        type: 'numeric',
        ...(unit !== '' && { unit }),
        ...(decimals !== undefined && { decimals }),
      },
      key: { type: 'numeric', accepted: numbers.map(numericAnswer) },
    };
  }
  if (numbers.some((found) => found !== null))
    throw new LeftOut('It was left out: it has numbers and texts as answers. Write numbers as "5" too.');
  return {
    body: {
      ...body,
      type: 'short-text',
      maxLength: whole(attributes, 'max-length') ?? QUIZ_LIMITS.answerMax,
    },
    key: {
      type: 'short-text',
      accepted: values.map((value) => {
        const { text, credit } = splitCredit(value);
        const quoted = /^"([\s\S]*)"$/.exec(text)?.[1] ?? text;
        return { text: decode(quoted), credit };
      }),
      ...(flag(attributes, 'case-sensitive') && { caseSensitive: true }),
      ...(flag(attributes, 'ignore-diacritics') && { ignoreDiacritics: true }),
    },
  };
}

function numericAnswer([, value, abs, rel, credit]: string[]): QuestionKeyOf<'numeric'>['accepted'][number] {
  return {
    value: Number(value),
    ...(abs !== undefined && { abs: Math.abs(Number(abs)) }),
    ...(rel !== undefined && { rel: Math.abs(Number(rel)) / 100 }),
    credit: credit === undefined ? 1 : Number(credit) / 100,
  };
}

function ordering(lines: readonly Line[], body: Common): Built {
  const items = numbered(lines.map(({ raw }) => ({ text: decodeShort(ORDER.exec(raw)?.[1] ?? '') })));
  return {
    body: { ...body, type: 'ordering', items },
    key: { type: 'ordering', order: items.map(({ id }) => id) },
  };
}

function matching(lines: readonly Line[], body: Common): Built {
  const pairs = lines.map(({ raw }) => {
    const [left, right = ''] = splitShortAt(raw.replace(/^[-*] (?=\S|\s*->)/, ''), '->');
    return { left: decodeShort(left), right: decodeShort(right) };
  });
  const right = numbered([...new Set(pairs.map((pair) => pair.right))].map((text) => ({ text })));
  const wanted = pairs.filter(({ left }) => left !== '');
  return {
    body: {
      ...body,
      type: 'matching',
      left: numbered(wanted.map(({ left }) => ({ text: left }))),
      right,
    },
    key: {
      type: 'matching',
      pairs: Object.fromEntries(
        wanted.map((pair, index) => [
          String(index + 1),
          right.find(({ text }) => text === pair.right)?.id ?? '',
        ]),
      ),
    },
  };
}

function essay({ answers, attributes }: Block, body: Common): Built {
  const minWords = whole(attributes, 'min-words');
  const maxWords = whole(attributes, 'max-words');
  const rubric = rubricOf(answers);
  return {
    body: {
      ...body,
      type: 'essay',
      ...(minWords !== undefined && { minWords }),
      ...(maxWords !== undefined && { maxWords }),
    },
    key: { type: 'essay', ...(rubric && { rubric }) },
  };
}

function file({ answers, attributes }: Block, body: Common): Built {
  const kinds = decode(attributes.get('kinds') ?? '');
  const rubric = rubricOf(answers);
  return {
    body: {
      ...body,
      type: 'file',
      accept: decode(attributes.get('accept') ?? ''),
      ...(kinds !== '' && { kinds }),
      maxBytes: whole(attributes, 'max-bytes') ?? FILE_BYTES,
      ...(flag(attributes, 'several-files') && { multiple: true }),
    },
    key: { type: 'file', ...(rubric && { rubric }) },
  };
}

/** `+ Structure | 2: Clear | 0: None`. */
function rubricOf(lines: readonly Line[]): Rubric | undefined {
  if (lines.length === 0) return undefined;
  const criteria = lines.map(({ raw }) => {
    const [name = '', ...levels] = splitAll(RUBRIC.exec(raw)?.[1] ?? '', '|');
    return {
      name: decode(name),
      levels: levels.map((level) => {
        const [points, text = ''] = splitAt(level, ':');
        if (!/^\s*\d+(?:\.\d+)?\s*$/.test(points))
          throw new LeftOut(
            'It was left out: a level of its rubric does not begin with its points and a colon.',
          );
        return { points: Number(points), text: decode(text) };
      }),
    };
  });
  return { criteria: numbered(criteria) };
}
