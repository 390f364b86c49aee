import { AuthoredQuestion, type QuestionBodyOf } from '@digiken/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as formats from '../src/quizzes';
import { EVERY_TYPE, line, questionOf, text } from './question-arbitraries';
import { cases } from './support/property';

type Read = Parameters<typeof formats.readQuizText>;
type Write = Parameters<typeof formats.writeQuizText>;
const readQuizText = (format: Read[0], source: string, language = 'en') =>
  formats.readQuizText(format, source, { language });
const writeQuizText = (format: Write[0], questions: Write[1]) =>
  formats.writeQuizText(format, questions, 'en');
const messages = (format: 'markdown' | 'gift' | 'aiken', text: string) =>
  readQuizText(format, text).problems.map(({ line: at, message }) => `${at}: ${message}`);

describe('Markdown', () => {
  test.each(EVERY_TYPE)('[12.42] what is written is read again: %s', (type) => {
    fc.assert(
      fc.property(
        questionOf(type),
        fc.integer({ min: 0, max: 40 }),
        fc.option(line, { nil: undefined }),
        (given, points, right) => {
          const question = {
            ...given,
            points: points / 4,
            feedback: { ...given.feedback, ...(right && { right }) },
          };
          expect(AuthoredQuestion.safeParse(question).error).toBeUndefined();
          const written = writeQuizText('markdown', [question, question]);
          expect(written.problems).toEqual([]);
          expect(readQuizText('markdown', written.text)).toEqual({
            questions: [question, question],
            problems: [],
          });
        },
      ),
      cases(150, 50),
    );
  });

  const prompt = { text: 'Which is which?', format: 'plain' } as const;
  const rest = { feedback: {}, points: 1, tags: [] };
  test.each([
    ['use `[[`', 'soil'],
    ['soil', '` [[ `! soil'],
    ['$a[[1$', '$x -> y$'],
    ['`a -> b`', 'an arrow'],
    ['a ` tick', 'another ` tick'],
    // Backslashes at the end of a line; two end a row of a formula.
    ['`a\\\nb` soil', '`a\\\\\n\\\\\\\n\\\\\\\\\nb`'],
    ['$a \\\\\nb$', 'two\nlines, `a\nb`'],
  ])('[12.42] pairs keep the format’s own syntax inside code and formulas: %s -> %s', (left, right) => {
    const question: AuthoredQuestion = {
      ...rest,
      body: {
        ...{ type: 'matching', language: 'en', prompt },
        left: [{ id: '1', text: left }],
        right: [
          { id: '1', text: right },
          { id: '2', text: 'water' },
        ],
      },
      key: { type: 'matching', pairs: { '1': '1' } },
    };
    const { text } = writeQuizText('markdown', [question]);
    expect(readQuizText('markdown', text)).toEqual({ questions: [question], problems: [] });
  });

  test('[12.42] “[[” in code or a formula between blanks is written as “[ [” and reported', () => {
    const parts = (code: string, formula: string): QuestionBodyOf<'fill-in'>['parts'] => [
      `Use ${code} and `,
      { blank: '1', label: '' },
      ` or ${formula}.`,
    ];
    const question = (...texts: [string, string]): AuthoredQuestion => ({
      ...rest,
      body: { type: 'fill-in', language: 'en', prompt, parts: parts(...texts) },
      key: { type: 'fill-in', blanks: { '1': { accepted: [{ text: 'soil', credit: 1 }] } } },
    });
    const { text, problems } = writeQuizText('markdown', [question('`[[x]]`', '$a[[[1$')]);
    const told = `${prompt.text}: “[[” in code or a formula was written as “[ [”: it would be read as a blank.`;
    expect(problems).toEqual([told, told]);
    expect(readQuizText('markdown', text)).toEqual({
      questions: [question('`[ [x]]`', '$a[ [ [1$')],
      problems: [],
    });
  });

  test('[12.42] every type in its words', () => {
    const { questions, problems } = readQuizText(
      'markdown',
      `## What do plants need?
{points: 2; tags: soil, light}

- [x] Light
  > Leaves catch it.
- [25%] Lamps
- [ ] Sand

> Chapter 2.
> right: Well done.
> wrong: Read it again.

## Which ones are metals?
{rule: all-or-nothing; choose: 2}

- [x] Iron
- [ ] Wood
- [x] Zinc

## The sun is a star.

= true

## Boiling point
{unit: °C; decimals: 1}

At *sea level*.

= 100 ± 0.5
= 99 ± 2% (50%)

## The capital of Kenya
{max-length: 30; ignore-diacritics}

= Nairobi
= "Nairobi City" (50%)

## Gaps

Fill in:

Plants need [[light/sun (50%)|what]] and [[water]].

## Capitals

- Kenya -> Nairobi
- Uganda -> Kampala
- -> Dodoma

## Order

1. Sow
2. Water
3. Reap

## Write about soil
{type: essay; min-words: 100}

+ Structure | 2: Clear | 0: None

## Your report
{type: file; accept: .pdf; kinds: PDF; max-bytes: 1000; several-files}
`,
      'en-KE',
    );
    expect(problems).toEqual([]);
    expect(questions.map(({ body }) => body.type)).toEqual([
      'single',
      'multiple',
      'true-false',
      'numeric',
      'short-text',
      'fill-in',
      'matching',
      'ordering',
      'essay',
      'file',
    ]);
    expect(questions.every(({ body }) => body.language === 'en-KE')).toBe(true);
    expect(questions[0]).toMatchObject({
      key: { option: '1', credits: { 2: 0.25 } },
      feedback: {
        general: 'Chapter 2.',
        right: 'Well done.',
        wrong: 'Read it again.',
        options: { 1: 'Leaves catch it.' },
      },
      points: 2,
      tags: ['soil', 'light'],
    });
    expect(questions[1]).toMatchObject({
      body: { choose: 2 },
      key: { options: ['1', '3'], rule: 'all-or-nothing' },
    });
    expect(questions[3]).toMatchObject({
      body: {
        title: 'Boiling point',
        prompt: { format: 'markdown', html: expect.stringContaining('<em>sea level</em>') },
      },
      key: {
        accepted: [
          { value: 100, abs: 0.5, credit: 1 },
          { value: 99, rel: 0.02, credit: 0.5 },
        ],
      },
    });
    expect(questions[5]?.body).toMatchObject({
      parts: ['Plants need ', { blank: '1', label: 'what' }, ' and ', { blank: '2', label: '' }, '.'],
    });
    expect(questions[6]?.key).toMatchObject({ pairs: { 1: '1', 2: '2' } });
    expect(questions[8]?.key).toMatchObject({ rubric: { criteria: [{ name: 'Structure' }] } });
  });

  test.each([
    [
      '# Soil\n\n## A\n\n= x',
      '1: A heading above the first question was not taken: a question begins with a heading of two #.',
    ],
    [
      '\n## A\n',
      '2: It was left out: it has no answers. For an essay write {type: essay} below the heading.',
    ],
    ['## A\n{colour: red}\n\n= x', '1: “colour” is not known and was not taken.'],
    ['## A\n{points: many}\n\n= x', '1: It was left out: its points are not a number.'],
    ['## A\n{points: 5000}\n\n= x', '1: It was left out: its number of points is larger than 1000.'],
    [
      '## A\n{type: ordering}\n\n= x',
      '1: It was left out: its type is “ordering”, but its answers are those of “short-text”.',
    ],
    ['## A\n\n- [ ] x\n- [ ] y', '1: It was left out: a question with one answer has one option with [x].'],
    ['## A\n\n- [x] x\n- [ ] x', '1: It was left out: two options have the same text.'],
    [
      '## A\n{type: multiple}\n\n- [x] x\n- [50%] y',
      '1: It was left out: only one right option can have others that are partly right.',
    ],
    [
      '## A\n\n= 5\n= five',
      '1: It was left out: it has numbers and texts as answers. Write numbers as "5" too.',
    ],
    ['## A\n{type: fill-in}\n\nText', '1: It was left out: it has no blank.'],
    [
      '## A\n\n![soil](soil.png)\n\nWhich?\n\n= x',
      '1: The picture “soil” was left out; its text alternative is shown.',
    ],
  ])('[12.41] says what it does not take of Markdown: %j', (text, message) => {
    expect(messages('markdown', text)).toEqual([message]);
  });
});

/** Without what GIFT cannot say, and without a title that repeats the question, which Moodle writes where there is none. */
function heldByGift(given: AuthoredQuestion): AuthoredQuestion {
  const { key, ...question } = given;
  const { title, ...untitled } = given.body;
  const body = title === untitled.prompt.text ? untitled : given.body;
  if (body.type === 'numeric') {
    const { unit: _unit, decimals: _decimals, ...more } = body;
    return { ...question, key, body: more };
  }
  if (body.type === 'short-text' && key.type === 'short-text')
    return {
      ...question,
      body: { ...body, maxLength: 500 },
      key: { type: 'short-text', accepted: key.accepted },
    };
  if (body.type === 'essay') {
    const { minWords: _words, ...more } = body;
    return { ...question, key: { type: 'essay' }, body: more };
  }
  return { ...question, body, key: key.type === 'multiple' ? { ...key, rule: 'partial' } : key };
}

describe('GIFT', () => {
  test.each(['single', 'multiple', 'trueFalse', 'numeric', 'shortText', 'matching', 'essay'] as const)(
    '[12.43] what is written is read again: %s',
    (type) => {
      let kept = 0;
      fc.assert(
        fc.property(questionOf(type), (any) => {
          const given = heldByGift(any);
          const { text, problems } = writeQuizText('gift', [given]);
          if (problems.length > 0) return;
          kept += 1;
          expect(readQuizText('gift', text)).toEqual({ questions: [given], problems: [] });
        }),
        cases(150, 50),
      );
      expect(kept).toBeGreaterThan(10);
    },
  );

  test('[12.43] an arrow in an option is text', () => {
    const { questions, problems } = readQuizText(
      'gift',
      'Which reads a field? {=p->x #With a pointer: a -> b ~p.x ~[html]p <- x -> y}',
    );
    expect(problems).toEqual([]);
    expect(questions[0]?.body).toMatchObject({
      type: 'single',
      options: [{ text: 'p->x' }, { text: 'p.x' }, { text: 'p <- x -> y' }],
    });
    expect(questions[0]?.feedback).toEqual({ options: { 1: 'With a pointer: a -> b' } });
  });

  test('[12.43] reads what Moodle writes', () => {
    const { questions, problems } = readQuizText(
      'gift',
      `// question: 1  name: Star
// [tag:sky] [id:abc]
::Star::[html]<p>Is the <b>sun</b> a star?</p>{
\t=[html]<p>Yes</p>#[html]<p>It is.</p>
\t~No
}

::Time:: It is 10:30. What comes next? {=%100%10\\:31 =%50%10.31#Almost.}

Two of these are right {~%50%A ~%50%B ~%-50%C ~%-50%D ####Chapter 2}

The sun is a star.{TRUE#No, it is.#Right.}

How much? {#3:0.5}

Between? {#1..5}

Several {#=%100%42:1 =%50%40:3 ~#Wrong.}

Match {=Kenya -> Nairobi =Uganda -> Kampala = -> Dodoma}

Write about it {}

Two plus two is {=four =4}.
`,
    );
    expect(questions.map(({ body }) => body.type)).toEqual([
      'single',
      'short-text',
      'multiple',
      'true-false',
      'numeric',
      'numeric',
      'numeric',
      'matching',
      'essay',
      'short-text',
    ]);
    expect(questions[0]).toMatchObject({
      body: { title: 'Star', prompt: { format: 'html', text: '<p>Is the <b>sun</b> a star?</p>' } },
      feedback: { options: { 1: 'It is.' } },
      tags: ['sky'],
    });
    expect(questions[1]?.key).toMatchObject({
      accepted: [
        { text: '10:31', credit: 1 },
        { text: '10.31', credit: 0.5 },
      ],
    });
    expect(questions[2]).toMatchObject({ key: { options: ['1', '2'] }, feedback: { general: 'Chapter 2' } });
    expect(questions[3]).toMatchObject({
      key: { value: true },
      feedback: { right: 'Right.', wrong: 'No, it is.' },
    });
    expect(questions[5]?.key).toMatchObject({ accepted: [{ value: 3, abs: 2, credit: 1 }] });
    expect(questions[6]?.key).toMatchObject({
      accepted: [
        { value: 42, abs: 1 },
        { value: 40, abs: 3, credit: 0.5 },
      ],
    });
    expect(questions[9]?.body.prompt.text).toBe('Two plus two is _____.');
    expect(problems).toEqual([
      { line: 8, item: 'Time', message: 'The feedback “Almost.” of one answer was not taken.' },
    ]);
  });

  test.each([
    ['$CATEGORY: top/soil\n\nA{T}', ['1: The category “top/soil” was not taken: its questions were.']],
    ['\nJust a text.', ['2: It was left out: it is a text without a question.']],
    ['A{~x ~y}', ['1: It was left out: no option is marked as right.']],
    ['A{=x ~%-25%y}', ['1: Options that cost points (-25%) are worth 0 now.']],
    [
      'A{~%80%x ~%20%y ~z}',
      [
        '1: The weights of the right options (80%, 20%) were not taken: each is worth 50%.',
        '1: The weights of the wrong options (0%) were not taken: each costs 50%, and the mark is never below 0.',
      ],
    ],
  ])('[12.41] says what it does not take of GIFT: %j', (text, expected) => {
    expect(messages('gift', text)).toEqual(expected);
  });

  test('[12.41] a mistake in one question does not cost the others', () => {
    const { questions, problems } = readQuizText('gift', 'A{T}\n\nB{=x\n~y\n\nC{F}\n');
    expect(questions.map(({ body }) => body.prompt.text)).toEqual(['A', 'C']);
    expect(problems).toEqual([
      {
        line: 4,
        item: expect.stringContaining('B'),
        message: expect.stringMatching(/^It was left out: it is not GIFT here/),
      },
    ]);
  });

  test('[12.41] says what GIFT cannot hold', () => {
    const { questions } = readQuizText('markdown', '## A\n{points: 3}\n\n= 5 ± 10%\n\n## B\n\n1. x\n2. y\n');
    const { text, problems } = writeQuizText('gift', questions);
    expect(text).toBe('[plain]A {#\n\t=5:0.5}\n');
    expect(problems).toEqual([
      'A: GIFT has no relative tolerance: 0.5 was written.',
      'A: GIFT has no points: 3 were not written.',
      'B: It was left out: GIFT has no questions of the type “ordering”.',
    ]);
  });
});

describe('Aiken', () => {
  test('[12.44] reads questions on several lines, and both forms of options', () => {
    const { questions, problems } = readQuizText(
      'aiken',
      '\uFEFFWhat do\r\nplants need?\r\nA. Light\r\nB. Sand\r\nANSWER: A\r\n\r\nWhich?\nA) One\nb) Two\nANSWER: b\n',
    );
    expect(problems).toEqual([]);
    expect(questions).toEqual([
      expect.objectContaining({
        body: {
          type: 'single',
          language: 'en',
          prompt: { text: 'What do\nplants need?', format: 'plain' },
          options: [
            { id: '1', text: 'Light' },
            { id: '2', text: 'Sand' },
          ],
        },
        key: { type: 'single', option: '1' },
        points: 1,
      }),
      expect.objectContaining({ key: { type: 'single', option: '2' } }),
    ]);
  });

  test.each([
    [
      'Q\nA. x\nB. y\nANSWER: C',
      '1: It was left out: its answer is “C”, which is the letter of none of its options.',
    ],
    [
      'Q\nA. x\nB. y\n\nR\nA. x\nB. y\nANSWER: A',
      '1: It was left out: it has no line “ANSWER: ” with the letter of an option.',
    ],
    ['\nANSWER: A', '2: An answer without a question was left out.'],
    ['Q\nA. x\nANSWER: A', '1: It was left out: it has fewer than two options.'],
    ['A. x\nB. y', '1: An option without a question was left out.'],
    [
      'Q\nA. x\nB. y\nmore of y\nANSWER: A',
      '4: The line “more of y” was left out: it is neither a question, an option nor an answer.',
    ],
    [
      'Q\nA. x\nB. y\nANSWER: A\nBecause it is.\n\nR\nA. x\nB. y\nANSWER: B',
      '5: The line “Because it is.” was left out: it is neither a question, an option nor an answer.',
    ],
  ])('[12.41] says what it does not take of Aiken: %j', (text, message) => {
    expect(messages('aiken', text)).toEqual([message]);
  });
});

describe('[15.25] Aiken as Moodle takes it', () => {
  const read = (text: string) => {
    const { questions, problems } = readQuizText('aiken', text, 'en');
    return {
      asked: questions.map(({ body, key }) => [body.prompt.text, key.type === 'single' ? key.option : null]),
      problems: problems.map(({ line: at, message }) => `${at}: ${message}`),
    };
  };
  const WELL = 'R?\nA. x\nB. y\nANSWER: B';
  const unplaced = (at: number, words: string) =>
    `${at}: The line “${words}” was left out: it is neither a question, an option nor an answer.`;
  const unanswered = '1: It was left out: it has no line “ANSWER: ” with the letter of an option.';

  test.each([
    ['no space after the mark', 'Q?\nA)Tana\nB)Athi\nANSWER: A', '1'],
    ['the text of the option behind its letter', 'Q?\nA) Oxygen\nB) Carbon\nANSWER: B) Carbon', '2'],
    ['a full stop behind the letter', 'Q?\nA. Kale\nB. Mango\nANSWER: B.', '2'],
    ['another spelling of the word', 'Q?\nA) 365\nB) 366\nAnswer: B', '2'],
    ['small letters', 'Q?\na) 365\nb) 366\nanswer:b', '2'],
    ['no spaces at all', 'Q?\nA.365\nB.366\nANSWER:B', '2'],
    ['the words of an option', 'Q?\nA) Mango\nB) Avocado\nANSWER: Avocado', '2'],
    ['empty lines inside of a question', 'Q?\n\nA) x\n\nB) y\n\nANSWER: B', '2'],
    ['brackets around the letters', 'Q?\n(A) x\n(B) y\nANSWER: (B)', '2'],
    ['tabs and old line ends', '\tQ?\r\tA)\tx\r\tB)\ty\rANSWER:\tB\r', '2'],
  ])('takes %s', (_case, text, option) => {
    expect(read(`${text}\n\n${WELL}`)).toEqual({
      asked: [
        ['Q?', option],
        ['R?', '2'],
      ],
      problems: [],
    });
  });

  test.each([
    ['small letters without a space', 'Q?\na)x, e.g. y\nb)z\nAnswer: b', '2'],
    ['wide letters and marks', 'Q?\nＡ．x\nＢ）y\nＡＮＳＷＥＲ：Ｂ', '2'],
    ['invisible characters', 'Q?\n\u200BA.\u200B x\n\uFEFFB. y\u200E\nANSWER: \u200BB\u200B', '2'],
    ['line ends of Word and of Unicode', 'Q?\vA. x\u2028B. y\u0085ANSWER: B', '2'],
  ])('[15.195] takes %s', (_case, text, option) => {
    expect(read(`${text}\n\n${WELL}`)).toEqual({
      asked: [
        ['Q?', option],
        ['R?', '2'],
      ],
      problems: [],
    });
  });

  test.each(['A, C', 'A and C', 'a;c'])('[15.195] names the other answers of “%s”', (answers) => {
    expect(read(`Q?\nA. x\nB. y\nC. z\nANSWER: ${answers}`)).toEqual({
      asked: [['Q?', '1']],
      problems: [`1: Of its answers “${answers}”, only the first was taken: a question of Aiken has one.`],
    });
  });

  test.each([
    ['a line instead of the answer', 'Q?\nA) x\nB) y\nCorrect: B', [unanswered, unplaced(4, 'Correct: B')]],
    [
      'a second answer',
      'Q?\nA) x\nB) y\nANSWER: B\nAnswer: A',
      ['5: An answer without a question was left out.'],
    ],
    [
      'an explanation',
      'Q?\nA) x\nB) y\nANSWER: B\nFeedback: yes.\nIndeed.',
      [unplaced(5, 'Feedback: yes.'), unplaced(6, 'Indeed.')],
    ],
    ['an option that goes on', 'Q?\nA) x\nand z\nB) y\nANSWER: B', [unplaced(3, 'and z')]],
    [
      'an answer without options',
      'Q?\nANSWER: B',
      ['1: It was left out: its answer is “B”, which is the letter of none of its options.'],
    ],
    [
      'an option without a question',
      'Q?\nA) x\nB) y\nANSWER: B\n\nC) z\nD) z',
      ['6: An option without a question was left out.'],
    ],
    ['no answer', 'Q?\nA) x\nB) y', [unanswered]],
  ])('%s costs no other question, and is named with its line', (_case, text, problems) => {
    const found = read(`${text}\n\n${WELL}`);
    expect(found.asked.at(-1)).toEqual(['R?', '2']);
    expect(found.problems).toEqual(problems);
  });

  test('a question follows one without an answer, also without an empty line', () => {
    expect(read('Q?\nA) x\nB) y\nWhich of\nthese?\nA) z\nB) w\nANSWER: A')).toEqual({
      asked: [['Which of\nthese?', '1']],
      problems: [unanswered],
    });
  });

  test('text that begins like an option or an answer is text', () => {
    expect(read('U.S. law: is it written?\nP.S. Think.\nA) x\nB) y\nANSWER: A').asked).toEqual([
      ['U.S. law: is it written?\nP.S. Think.', '1'],
    ]);
    expect(read('Answer: what is it?\nA) x\nB) y\nANSWER: A').asked).toEqual([['Answer: what is it?', '1']]);
  });
});

describe('every text', () => {
  test.each(['markdown', 'gift', 'aiken'] as const)('[12.41] %s: any text is read or reported', (format) => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (lines) => {
        const whole = lines.join('\n');
        const { questions, problems } = readQuizText(format, whole);
        for (const question of questions) expect(AuthoredQuestion.safeParse(question).error).toBeUndefined();
        // A comment of GIFT is no question and no problem.
        const said = format === 'gift' ? whole.replace(/^\s*\/\/.*$/gm, '') : whole;
        if (said.trim() !== '') expect(questions.length + problems.length).toBeGreaterThan(0);
      }),
      cases(300, 100),
    );
  });

  test('[12.41] a quiz has 200 questions at most, and the rest is named once', () => {
    const { questions, problems } = readQuizText('gift', 'A{T}\n\n'.repeat(203));
    expect(questions).toHaveLength(200);
    expect(problems).toEqual([
      {
        line: 401,
        item: null,
        message: 'A quiz has 200 questions at most: this one and those after it were left out.',
      },
    ]);
  });

  test.each(['markdown', 'gift', 'aiken'] as const)(
    '[12.41] %s: no text is read by trying everything',
    (format) => {
      const texts = [
        '[['.repeat(20_000),
        '\\'.repeat(50_000),
        '{='.repeat(20_000),
        '## a\n\n= '.repeat(10_000),
        'A. x\n'.repeat(10_000),
        `a{=${' '.repeat(50_000)}`,
        `## a\n${'\\\n'.repeat(20_000)}`,
        `## a\n\n= x${' '.repeat(50_000)}y`,
        `## a\n\n= ${' ('.repeat(20_000)}`,
        `## a\n\n+ ${'|'.repeat(50_000)}`,
        `## a\n\n- [x] ${'-> '.repeat(20_000)}`,
      ];
      for (const each of texts) {
        const { questions, problems } = readQuizText(format, each);
        expect(questions.length + problems.length).toBeGreaterThan(0);
      }
    },
  );
});
