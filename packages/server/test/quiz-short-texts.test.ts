import type { AuthoredQuestion } from '@digiken/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineSource, parseHtml, renderInline, sanitiseTree } from '../src/content';
import { parseXml } from '../src/platform/xml';
import { readOlxProblems } from '../src/quizzes';
import { readQuizText, writeQuizText } from '../src/quizzes/formats';
import { questionName } from '../src/quizzes/question-name';
import { seedCategory, seedCourse } from './learning-fixtures';
import { eq, item1, lid, quiz1, readFile, rule } from './qti-fixtures';
import { question, seedQuiz, takerOf } from './quiz-fixtures';
import { startTestServer, type TestServer } from './support/server';

const SQUARE = '<math alttext="a^2"><msup><mi>a</mi><mn>2</mn></msup></math>';

describe('[15.180] a short text', () => {
  test.each([
    ['Dig a **hole**', 'Dig a hole', 'Dig a <strong>hole</strong>'],
    ['$a^2$ or `x*y`', 'a² or x*y', `${SQUARE} or <code>x*y</code>`],
    ['\\(a^2\\), $$a^2$$', 'a², a²', `${SQUARE}, ${SQUARE}`],
    ['H~2~O and <sup>n+1</sup>', 'H₂O and ⁿ⁺¹', 'H<sub>2</sub>O and <sup>n+1</sup>'],
    ['_one_\n\n*two*', 'one\n\ntwo', '<em>one</em>\n\n<em>two</em>'],
  ])('%j has words and HTML', (source, text, html) => {
    expect(renderInline(source)).toEqual({ text, html });
  });

  test.each([
    '2*3*4 = 24',
    '$5 and $6',
    'snake_case',
    '<b>text</b> &lt; &amp;',
    'C:\\new\\table',
    '^\\d+\\.\\d{2}$',
    '1. one\n# two\n- three',
    '[a](b) and arr[0](x)',
    '$\\bad{$',
    '<script>alert(1)</script>',
    '<math><mtext><img src="x" onerror="alert(1)"></mtext></math>',
  ])('%j stays as it is written', (source) => {
    expect(renderInline(source)).toEqual({ text: source, html: null });
  });

  test.each([
    ['$\\frac{a+b}{2a}$', '(a + b)/(2a)'],
    ['$x = \\sqrt{b^2-4ac}$', 'x = √(b² − 4ac)'],
    ['$\\sum_{i=1}^n i \\le \\vec{v}$', '∑_(i=1)ⁿ i ≤ v\u20D7'],
    ['$\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}$', '(a b; c d)'],
  ])('%j is read on one line', (source, words) => {
    expect(renderInline(source).text).toBe(words);
  });

  test('a wide formula scrolls by itself, has a name and can be focused', () => {
    const { html } = renderInline('$a + b + c + d + e + f + g + h + i$');
    expect(html).toMatch(
      /^<span class="formula" role="group" aria-label="a \+ b [^"]*" tabindex="0"><math [^]*<\/math><\/span>$/,
    );
  });

  test.each([
    ['<p>Dig a <b>hole</b></p>', 'Dig a **hole**'],
    ['<i>x</i>_2_ <code>a*b`c</code>', '*x*\\_2\\_ ``a*b`c``'],
    ['\\(a^2\\) for $5', '$a^2$ for $5'],
    ['\\(a^2\\)b', '\\(a^2\\)b'],
    ['<math><mi>x</mi><mo>=</mo><mn>2</mn></math>', '<math><mi>x</mi><mo>=</mo><mn>2</mn></math>'],
    ['**stars** and &lt;b&gt;tags&lt;/b&gt;', '\\*\\*stars\\*\\* and \\<b>tags\\</b>'],
    ['<strong> hi </strong>there', '**hi** there'],
    ['<a href="https://a.example">link</a><br>next', 'link\nnext'],
  ])('of HTML %j keeps formulas and emphasis', (html, source) => {
    expect(inlineSource(sanitiseTree(parseHtml(html), null))).toBe(source);
  });
});

const OPTIONS = ['**hole**', '$a^2$', 'H~2~O'];
const textsOf = ({ body }: AuthoredQuestion) =>
  'options' in body ? body.options.map(({ text }) => text) : [];

describe('[15.181] imports keep formulas and emphasis of options and feedback', () => {
  test('Markdown, with backslashes for what is text', () => {
    const text = `## What is $a^2$?\n\n- [x] **hole**\n  > See \\(a^2\\).\n- [ ] $\\left\\{a\\right\\}$\n- [ ] \\*star\\*\n\n> right: *Well* done\n`;
    const { questions, problems } = readQuizText('markdown', text, { language: 'en' });
    const [first] = questions;
    expect(problems).toEqual([]);
    expect(first?.body.prompt).toMatchObject({ format: 'markdown', html: expect.stringContaining('<math') });
    expect(first && textsOf(first)).toEqual(['**hole**', '$\\left\\{a\\right\\}$', '\\*star\\*']);
    expect(first?.feedback).toEqual({ right: '*Well* done', options: { 1: 'See \\(a^2\\).' } });
    const again = writeQuizText('markdown', questions, 'en');
    expect(readQuizText('markdown', again.text, { language: 'en' }).questions).toEqual(questions);
  });

  test('Aiken and GIFT', () => {
    const aiken = readQuizText('aiken', `What is $a^2$?\nA) **hole**\nB) $a^2$\nC) H~2~O\nANSWER: A\n`, {
      language: 'en',
    });
    expect(aiken.questions.map(textsOf)).toEqual([OPTIONS]);
    expect(aiken.questions[0]?.body.prompt.html).toContain('<math');
    const gift = readQuizText(
      'gift',
      'Dig {=[html]a <b>hole</b> ~[markdown]**hole** ~$$a^2$$#*No* ~[plain]*x*}\n',
      {
        language: 'en',
      },
    );
    expect(gift.problems).toEqual([]);
    expect(gift.questions.map(textsOf)).toEqual([['a **hole**', '**hole**', '$$a^2$$', '\\*x\\*']]);
    const { text } = writeQuizText('gift', gift.questions, 'en');
    expect(readQuizText('gift', text, { language: 'en' }).questions).toEqual(gift.questions);
  });

  test('QTI', () => {
    const { questions, told } = readFile(
      quiz1(
        item1({
          text: 'Dig?',
          responses: lid({
            a: '&lt;b&gt;hole&lt;/b&gt;',
            b: '&lt;p&gt;\\(a^2\\)&lt;/p&gt;',
            c: '&lt;img class="equation_image" data-equation-content="b^2" src="/equation_images/a"&gt;',
          }),
          rules: rule(eq('a')),
        }),
      ),
    );
    expect(told).toEqual([]);
    expect(questions.map(textsOf)).toEqual([['**hole**', '$a^2$', '$b^2$']]);
  });

  test('OLX', () => {
    const xml =
      '<problem><multiplechoiceresponse><label>Dig?</label><choicegroup><choice correct="true"><b>hole</b> \\(a^2\\)<choicehint>H<sub>2</sub>O</choicehint></choice><choice correct="false">[mathjaxinline]a^2[/mathjaxinline]</choice></choicegroup></multiplechoiceresponse></problem>';
    const element = parseXml(xml, { nesting: 20, elements: 100 });
    const { questions } = readOlxProblems([{ element, file: 'a.xml', title: null, weight: undefined }], {
      language: 'en',
      pictureOf: () => null,
      budget: { left: 10 },
    });
    expect(questions.map(textsOf)).toEqual([['**hole** $a^2$', '$a^2$']]);
    expect(questions[0]?.feedback.options).toEqual({ 1: 'H<sub>2</sub>O' });
  });
});

describe('[15.182] where a text is printed', () => {
  test('a question is named by its words', () => {
    const named = (title: string, prompt: AuthoredQuestion['body']['prompt']) =>
      questionName({ title, prompt });
    const html = `<p>Solve ${SQUARE} &#x3C; <strong>4</strong></p>`;
    expect(named('', { text: 'x', format: 'markdown', html })).toBe('Solve a^2 < 4');
    expect(named('The **hole**', { text: 'x', format: 'plain' })).toBe('The hole');
  });
});

describe('[15.180] learners and authors', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const choices = (...texts: string[]) => texts.map((text, at) => ({ id: `c${at + 1}`, text }));
  const prompt = { text: 'Which?', format: 'plain' as const };
  const QUESTIONS = [
    question(
      { type: 'single', title: 'The *hole*', prompt, options: choices('Dig a **hole**', '$a^2$', 'Plain') },
      { type: 'single', option: 'c1' },
      { general: 'It is $a^2$.', options: { c1: '*Dig* on' } },
    ),
    question(
      {
        type: 'matching',
        prompt,
        left: choices('H~2~O', 'Salt'),
        right: [
          { id: 'r1', text: '**Water**' },
          { id: 'r2', text: 'NaCl' },
        ],
      },
      { type: 'matching', pairs: { c1: 'r1', c2: 'r2' } },
    ),
    question(
      { type: 'fill-in', prompt, parts: ['It is $a^2$ and ', { blank: 'b1', label: 'a *part*' }, '.'] },
      { type: 'fill-in', blanks: { b1: { accepted: [{ text: 'x', credit: 1 }] } } },
    ),
    question(
      { type: 'ordering', prompt, items: choices('**One**', 'Two') },
      { type: 'ordering', order: ['c1', 'c2'] },
    ),
  ];

  test('read options and feedback with formulas, and their words', async () => {
    const tutor = await server.signedIn('tutor');
    const categoryId = await seedCategory(server, `Short texts ${tutor.id}`);
    const course = await seedCourse(server, { ownerId: tutor.id, prices: [0, 0], categoryId });
    const learner = await server.signedIn('user');
    await server.call('POST', `/course/${course.id}/enrol`, {
      as: learner,
      body: { choice: { whole: true }, expectedTotal: 0 },
    });
    const quizId = await seedQuiz(server, course.units[0]?.lessons[0] ?? '', {
      questions: QUESTIONS,
      settings: { review: 'right-after', shuffleOptions: false },
    });
    const taker = takerOf(server, learner);
    const attempt = (await taker.start(quizId)).body.data;
    const [single, matching, fillIn, ordering] = attempt.questions;
    expect(single).toMatchObject({
      title: 'The hole',
      options: [
        { id: 'c1', text: 'Dig a hole', html: 'Dig a <strong>hole</strong>' },
        { id: 'c2', text: 'a²', html: SQUARE },
        { id: 'c3', text: 'Plain' },
      ],
    });
    expect(single.options[2]).not.toHaveProperty('html');
    expect(matching.left[0]).toEqual({ id: 'c1', text: 'H₂O', html: 'H<sub>2</sub>O' });
    expect(matching.right).toContainEqual({ id: 'r1', text: 'Water', html: '<strong>Water</strong>' });
    expect(fillIn).toMatchObject({
      parts: ['It is a² and ', { blank: 'b1', label: 'a part' }, '.'],
      partsHtml: { 0: `It is ${SQUARE} and ` },
    });
    expect(ordering.items).toContainEqual({ id: 'c1', text: 'One', html: '<strong>One</strong>' });
    await taker.save(attempt._id, single.id, { type: 'single', option: 'c1' });
    const { body } = await taker.submit(attempt._id);
    expect(body.data.reviews[single.id]).toMatchObject({
      feedback: 'Dig on\n\nIt is a².',
      feedbackHtml: `<em>Dig</em> on\n\nIt is ${SQUARE}.`,
    });
    const statistics = await server.call('GET', `/instructor/quiz/${quizId}/statistics`, { as: tutor });
    expect(statistics.body.data[0].options.map(({ text }: { text: string }) => text)).toEqual([
      'Dig a hole',
      'a²',
      'Plain',
    ]);
    const preview = await server.call('POST', '/instructor/preview', {
      as: tutor,
      body: { markdown: 'Which?', short: ['**a**', 'b'] },
    });
    expect(preview.body.data.short).toEqual([{ text: 'a', html: '<strong>a</strong>' }, { text: 'b' }]);
  });
});
