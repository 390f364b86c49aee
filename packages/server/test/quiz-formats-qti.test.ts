import { AuthoredQuestion } from '@digiken/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eq, type Item1, item1, lid, quiz1, readFile, readPackage, rule, str } from './qti-fixtures';
import { cases } from './support/property';

const read = (item: Item1) => {
  const { questions, told } = readFile(quiz1(item1(item)));
  for (const question of questions) expect(AuthoredQuestion.safeParse(question).error).toBeUndefined();
  return { question: questions[0], told };
};
const AB = { a: 'Iron', b: 'Wood', c: 'Zinc' };

describe('QTI 1.2 as in Common Cartridges', () => {
  test('[12.45] one right option, with points, a category, feedback of options and of the answer', () => {
    const { question, told } = read({
      facts: { cc_profile: 'cc.multiple_choice.v0p1', cc_weighting: '2', cc_question_category: 'metals' },
      title: 'Metals',
      text: '<p>Which one <b>rusts</b>?</p>',
      responses: lid(AB),
      rules:
        rule('<other/>', '', { goesOn: 'Yes', shows: 'general_fb' }) +
        rule(eq('b'), '', { goesOn: 'Yes', shows: 'b_fb' }) +
        rule(eq('a'), '100', { shows: 'correct_fb' }) +
        rule('<other/>', '0', { shows: 'general_incorrect_fb' }),
      feedback: {
        general_fb: 'Chapter 2.',
        b_fb: 'Wood rots.',
        correct_fb: 'Yes.',
        general_incorrect_fb: 'No.',
      },
    });
    expect(told).toEqual([]);
    expect(question).toEqual({
      body: {
        type: 'single',
        title: 'Metals',
        language: 'en',
        prompt: { format: 'html', text: '<p>Which one <b>rusts</b>?</p>' },
        options: [
          { id: '1', text: 'Iron' },
          { id: '2', text: 'Wood' },
          { id: '3', text: 'Zinc' },
        ],
      },
      key: { type: 'single', option: '1' },
      feedback: { general: 'Chapter 2.', right: 'Yes.', wrong: 'No.', options: { 2: 'Wood rots.' } },
      points: 2,
      tags: ['metals'],
    });
  });

  test('[12.45] other options that are worth a part, and those that cost points', () => {
    const { question, told } = read({
      text: 'Which one rusts?',
      responses: lid(AB),
      rules: rule(eq('a')) + rule(eq('c'), '25') + rule(eq('b'), '-50'),
    });
    expect(question?.key).toEqual({ type: 'single', option: '1', credits: { 3: 0.25 } });
    expect(question?.body.prompt).toEqual({ format: 'plain', text: 'Which one rusts?' });
    expect(told).toEqual(['Options that cost points (-50%) are worth 0 now.']);
  });

  const several = (rules: string) =>
    read({ text: 'Which ones?', responses: lid(AB, { several: true }), rules });
  test('[12.45] several right options, all or nothing', () => {
    const { question, told } = several(rule(`<and>${eq('a')}<not>${eq('b')}</not>${eq('c')}</and>`));
    expect(question?.key).toEqual({ type: 'multiple', options: ['1', '3'], rule: 'all-or-nothing' });
    expect(told).toEqual([]);
  });

  test('[12.45] several right options, each with its weight', () => {
    const add = { action: 'Add', goesOn: 'Yes' };
    const even = several(rule(eq('a'), '50', add) + rule(eq('c'), '50', add) + rule(eq('b'), '-50', add));
    expect(even.question?.key).toEqual({ type: 'multiple', options: ['1', '3'], rule: 'partial' });
    expect(even.told).toEqual([]);
    const uneven = several(rule(eq('a'), '80', add) + rule(eq('c'), '20', add));
    expect(uneven.question?.key).toEqual({ type: 'multiple', options: ['1', '3'], rule: 'partial' });
    expect(uneven.told).toEqual([
      'The weights of the right options (80%, 20%) were not taken: each is worth 50%.',
      'The weights of the wrong options (0%) were not taken: each costs 50%, and the mark is never below 0.',
    ]);
  });

  test('[12.45] true or false, also in Kiswahili; other words are options', () => {
    const truth = (yes: string, no: string) =>
      read({
        facts: { cc_profile: 'cc.true_false.v0p1' },
        text: 'Iron rusts.',
        responses: lid({ t: yes, f: no }),
        rules: rule(eq('t')),
      }).question?.key;
    expect(truth('True', 'False')).toEqual({ type: 'true-false', value: true });
    expect(truth('Si kweli', 'Kweli')).toEqual({ type: 'true-false', value: false });
    expect(truth('Verdadero', 'Falso')).toEqual({ type: 'single', option: '1' });
  });

  test('[12.45] short texts: several answers, their parts, capital letters, and parts of words', () => {
    const short = (rules: string, profile = 'cc.fib.v0p1') =>
      read({ facts: { cc_profile: profile }, text: 'The capital of Kenya?', responses: str, rules });
    const { question, told } = short(rule(eq('Nairobi') + eq('Nairobi City')) + rule(eq('Mombasa'), '10'));
    expect(question?.key).toEqual({
      type: 'short-text',
      accepted: [
        { text: 'Nairobi', credit: 1 },
        { text: 'Nairobi City', credit: 1 },
        { text: 'Mombasa', credit: 0.1 },
      ],
    });
    expect(told).toEqual([]);
    expect(short(rule(eq('CO2', 'r1', ' case="Yes"'))).question?.key).toMatchObject({ caseSensitive: true });
    const pattern = short(rule('<varsubstring respident="r1">robi</varsubstring>'), 'cc.pattern_match.v0p1');
    expect(pattern.question?.key).toEqual({ type: 'short-text', accepted: [{ text: '*robi*', credit: 1 }] });
  });

  test('[12.45] an essay, and a text field without a right answer', () => {
    const essay = (facts: Record<string, string>) =>
      read({ facts, text: 'Write about soil.', responses: str, feedback: { general_fb: 'Thank you.' } });
    const { question } = essay({ cc_profile: 'cc.essay.v0p1' });
    expect(question).toMatchObject({ body: { type: 'essay' }, key: { type: 'essay' } });
    expect(essay({}).question?.body.type).toBe('essay');
  });

  test('[12.45] title, time limit, attempts and introduction of a quiz; banks apart from quizzes', () => {
    const question = item1({ text: 'Yes?', responses: lid({ a: 'Yes', b: 'No' }), rules: rule(eq('a')) });
    const facts = { qmd_timelimit: '30', cc_maxattempts: '2' };
    const intro =
      '<presentation_material><material><mattext>Read first.</mattext></material></presentation_material>';
    expect(readFile(quiz1(question, intro, facts)).quiz).toMatchObject({
      kind: 'quiz',
      identifier: 'q1',
      title: 'A quiz',
      settings: { timeLimitMinutes: 30, attempts: 2, intro: 'Read first.' },
    });
    const odd = readFile(quiz1(question, '', { qmd_timelimit: 'soon', cc_maxattempts: 'unlimited' }));
    expect(odd.quiz?.settings).toEqual({});
    expect(odd.told).toEqual(['The time limit (“soon”) was not taken: there is none.']);
    const bank = `<questestinterop><objectbank ident="b1">${question}</objectbank></questestinterop>`;
    expect(readFile(bank).quiz).toMatchObject({ kind: 'bank', identifier: 'b1', questions: [{}] });
  });

  test('[12.45] a group that draws some of its questions, or of a bank, asks all of them', () => {
    const one = item1({ text: 'Yes?', responses: lid({ a: 'Yes', b: 'No' }), rules: rule(eq('a')) });
    const group = (bank: string) =>
      quiz1(
        `<section ident="g" title="Group"><selection_ordering><selection>${bank}<selection_number>1</selection_number></selection></selection_ordering>${bank ? '' : one + one}</section>`,
      );
    const own = readFile(group(''));
    expect(own.questions).toHaveLength(2);
    expect(own.told).toEqual(['It draws 1 of its 2 questions: all of them were taken.']);
    const drawing = group('<sourcebank_ref>b1</sourcebank_ref>');
    const bank = `<questestinterop><objectbank ident="b1">${one}${one}${one}</objectbank></questestinterop>`;
    const [quiz] = readPackage({ 'q.xml': drawing, 'b.xml': bank }).quizzes;
    expect(quiz).toMatchObject({ draws: ['b1'], questions: [{}, {}, {}] });
    expect(quiz?.problems[0]?.message).toBe(
      'It draws 1 of the 3 questions of a bank: all of them were taken.',
    );
    expect(readFile(drawing).told).toEqual([
      'Questions that are drawn from a bank were left out: the bank is not in the file.',
    ]);
  });
});

describe('QTI 1.2 of Canvas', () => {
  const canvas = (type: string, item: Omit<Item1, 'facts'>) =>
    read({ ...item, facts: { question_type: type, points_possible: '3.5' } });

  test('[12.46] numbers: exact with a margin, a range, and a precision', () => {
    const numeric = (rules: string) =>
      canvas('numerical_question', { text: 'How many?', responses: str, rules });
    const bounds = (low: string, high: string, from = 'vargte') =>
      `<${from} respident="r1">${low}</${from}><varlte respident="r1">${high}</varlte>`;
    const margin = numeric(rule(`<or>${eq('5')}<and>${bounds('4.9', '5.1')}</and></or>`));
    expect(margin.question).toMatchObject({
      key: { type: 'numeric', accepted: [{ value: 5, abs: 0.1, credit: 1 }] },
      points: 3.5,
    });
    expect(margin.told).toEqual([]);
    expect(numeric(rule(bounds('10', '20'))).question?.key).toMatchObject({
      accepted: [{ value: 15, abs: 5, credit: 1 }],
    });
    const precise = numeric(rule(`<or>${eq('5')}<and>${bounds('4.5', '5.5', 'vargt')}</and></or>`));
    expect(precise.question?.key).toMatchObject({ accepted: [{ value: 5, abs: 0.5, credit: 1 }] });
    expect(precise.told).toEqual(['The ends of its range count as right now.']);
  });

  const gap = (name: string, options: Record<string, string>) =>
    lid(options, { ident: `response_${name}`, label: name });
  const half = { action: 'Add', goesOn: 'Yes' };

  test('[12.46] texts with blanks', () => {
    const { question, told } = canvas('fill_in_multiple_blanks_question', {
      text: '<p>Plants need [what] and [more].</p>',
      responses: gap('what', { 1: 'light', 2: 'sun' }) + gap('more', { 3: 'water' }),
      rules:
        rule(eq('1', 'response_what'), '50', half) +
        rule(eq('2', 'response_what'), '25', half) +
        rule(eq('3', 'response_more'), '50', half),
    });
    expect(told).toEqual([]);
    expect(question?.body).toMatchObject({
      prompt: { text: 'Fill in the blanks.' },
      parts: ['Plants need ', { blank: '1', label: '' }, ' and ', { blank: '2', label: '' }, '.'],
    });
    expect(question?.key).toEqual({
      type: 'fill-in',
      blanks: {
        1: {
          accepted: [
            { text: 'light', credit: 1 },
            { text: 'sun', credit: 0.5 },
          ],
        },
        2: { accepted: [{ text: 'water', credit: 1 }] },
      },
    });
  });

  test('[12.46] lists to choose from: one is a question with options, several become blanks', () => {
    const one = canvas('multiple_dropdowns_question', {
      text: 'Roses are [colour] flowers.',
      responses: gap('colour', { 1: 'red', 2: 'loud' }),
      rules: rule(eq('1', 'response_colour'), '100', half),
    });
    expect(one.question).toMatchObject({
      body: { type: 'single', prompt: { text: 'Roses are _____ flowers.' } },
      key: { option: '1' },
    });
    const two = canvas('multiple_dropdowns_question', {
      text: '[a] are [b].',
      responses: gap('a', { 1: 'Roses', 2: 'Stones' }) + gap('b', { 3: 'red', 4: 'loud' }),
      rules: rule(eq('1', 'response_a'), '50', half) + rule(eq('3', 'response_b'), '50', half),
    });
    expect(two.question?.body).toMatchObject({
      parts: [{ blank: '1' }, ' (Roses / Stones) are ', { blank: '2' }, ' (red / loud).'],
    });
    expect(two.told).toEqual([
      'Lists to choose from became blanks: the words of each list are in brackets after its blank.',
    ]);
  });

  test('[12.46] pairs', () => {
    const towns = { 1: 'Nairobi', 2: 'Kampala', 3: 'Dodoma' };
    const { question, told } = canvas('matching_question', {
      text: 'Which capital?',
      responses: lid(towns, { ident: 'k', label: 'Kenya' }) + lid(towns, { ident: 'u', label: 'Uganda' }),
      rules: rule(eq('1', 'k'), '50', half) + rule(eq('2', 'u'), '50', half),
    });
    expect(told).toEqual([]);
    expect(question).toMatchObject({
      body: { left: [{ text: 'Kenya' }, { text: 'Uganda' }], right: [{}, {}, { text: 'Dodoma' }] },
      key: { type: 'matching', pairs: { 1: '1', 2: '2' } },
    });
  });

  test('[12.46] files', () => {
    const { question } = canvas('file_upload_question', { text: 'Your plan, please.' });
    expect(question).toMatchObject({
      body: { type: 'file', maxBytes: 10 * 1024 * 1024 },
      key: { type: 'file' },
    });
  });

  test.each([
    ['text_only_question', 'it is a text without a question'],
    ['calculated_question', 'its numbers are drawn from a formula'],
  ])('[12.46] names what is left out: %s', (type, why) => {
    const { question, told } = canvas(type, { text: 'x + y', responses: str, rules: rule(eq('3')) });
    expect(question).toBeUndefined();
    expect(told).toEqual([`It was left out: ${why}.`]);
  });

  test('[12.46] reads the richer copy of a quiz, once, and its settings', () => {
    const item = (facts: Record<string, string>, text: string) =>
      item1({ facts, text, responses: lid({ a: 'Yes', b: 'No' }), rules: rule(eq('a')) });
    const files = {
      'q1/assessment_qti.xml': quiz1(item({}, 'Poor?')),
      'q1/assessment_meta.xml':
        '<quiz identifier="q1" xmlns="http://canvas.instructure.com/xsd/cccv1p0"><title>Q</title><description>&lt;p&gt;Be &lt;b&gt;quick&lt;/b&gt;.&lt;/p&gt;</description><quiz_type>practice_quiz</quiz_type><time_limit>20</time_limit><allowed_attempts>-1</allowed_attempts><shuffle_answers>true</shuffle_answers><scoring_policy>keep_latest</scoring_policy><one_question_at_a_time>true</one_question_at_a_time><cant_go_back>true</cant_go_back><due_at>2026-01-01</due_at></quiz>',
      'non_cc_assessments/q1.xml.qti': quiz1(item({ question_type: 'multiple_choice_question' }, 'Rich?')),
    };
    const { quizzes } = readPackage(files);
    expect(quizzes).toHaveLength(1);
    expect(quizzes[0]).toMatchObject({
      questions: [{ body: { prompt: { text: 'Rich?' } } }],
      settings: {
        intro: 'Be quick.',
        practice: true,
        timeLimitMinutes: 20,
        shuffleOptions: true,
        grading: 'last',
        oneAtATime: true,
        sequential: true,
      },
      problems: [{ message: 'The date “due_at” (2026-01-01) was not taken.' }],
    });
  });
});

describe('what cannot be asked', () => {
  const yes = { text: 'Yes?', responses: lid({ a: 'Yes', b: 'No' }) };
  test.each<[string, Item1, string]>([
    ['no answer', { text: 'Hello', rules: rule(eq('a')) }, 'it has no field for an answer'],
    ['no text', { ...yes, text: '', rules: rule(eq('a')) }, 'it has no text'],
    ['no right option', { ...yes, rules: rule(eq('a'), '0') }, 'no option is marked as right'],
    [
      'rules of time',
      { ...yes, rules: rule('<durlt>5</durlt>') },
      'its marking uses “durlt”, which is not known here',
    ],
    [
      'a place in a picture',
      { text: 'Where?', responses: '<response_xy ident="r1"/>' },
      'it asks for a place in a picture',
    ],
    [
      'an order',
      { ...yes, responses: yes.responses.replace('Single', 'Ordered'), rules: rule(eq('a')) },
      'its answer is an order, which is not known here in this version of QTI',
    ],
    [
      'several text fields',
      { text: 'Both?', responses: str + str.replace('r1', 'r2'), rules: rule(eq('x')) },
      'it has several fields for answers',
    ],
  ])('[12.45] names it with its reason: %s', (_name, item, why) => {
    const good = item1({ ...yes, rules: rule(eq('a')) });
    const { questions, told } = readFile(quiz1(item1(item) + good));
    expect(questions).toHaveLength(1);
    expect(told).toEqual([`It was left out: ${why}.`]);
  });

  test('[12.45] a picture is replaced by its text alternative, a recording is named', () => {
    const { question, told } = read({
      ...yes,
      text: '<p>What is <img src="cat.png" alt="a cat"> this?</p>',
      responses: `<material><mataudio uri="a.mp3"/></material>${yes.responses}`,
      rules: rule(eq('a')),
    });
    expect(question?.body.prompt.text).toContain('a cat');
    expect(told).toEqual([
      'A sound recording was left out.',
      'The picture “a cat” was left out; its text alternative is shown.',
    ]);
  });
});

describe('hostile files', () => {
  test.each([
    [
      'an entity bomb',
      '<!DOCTYPE q [<!ENTITY a "aaaa">]><questestinterop>&a;</questestinterop>',
      /document type/,
    ],
    [
      'an external entity',
      '<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><questestinterop>&x;</questestinterop>',
      /document type/,
    ],
    ['deep nesting', '<questestinterop>' + '<section>'.repeat(200), /nested too deeply/],
    [
      'too many elements',
      `<questestinterop>${'<item/>'.repeat(100_001)}</questestinterop>`,
      /too many elements/,
    ],
    ['no XML', 'questestinterop', /not well-formed/],
    ['an ampersand that names nothing', '<questestinterop>& </questestinterop>', /not well-formed/],
  ])('[12.50] refuses %s with a reason', (_name, xml, reason) => {
    const { questions, told } = readFile(xml);
    expect(questions).toEqual([]);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(reason);
  });

  test('[12.50] scripts in texts are removed and named', () => {
    const { question, told } = read({
      text: '<p onclick="x()">Yes?<script>alert(1)</script></p>',
      responses: lid({ a: 'Yes', b: 'No' }),
      rules: rule(eq('a')),
    });
    expect(question?.body.prompt).toEqual({ format: 'plain', text: 'Yes?' });
    expect(told).toEqual([
      'The event handler “onclick” was removed.',
      '<script> was removed with its content.',
    ]);
  });

  test('[12.50] thousands of options and conditions are read, and left out with the reason', () => {
    const options = Object.fromEntries(
      Array.from({ length: 1000 }, (_each, at) => [`o${at}`, `Option ${at}`]),
    );
    const rules = Array.from({ length: 1000 }, (_each, at) => rule(eq(`o${at}`))).join('');
    const { questions, told } = readFile(quiz1(item1({ text: 'Which?', responses: lid(options), rules })));
    expect(questions).toEqual([]);
    expect(told).toEqual(['It was left out: it has more than 60 options or answers.']);
  });

  test('[12.50] takes 200 questions and says what follows', () => {
    const one = item1({ text: 'Yes?', responses: lid({ a: 'Yes', b: 'No' }), rules: rule(eq('a')) });
    const { questions, told } = readFile(quiz1(one.repeat(203)));
    expect(questions).toHaveLength(200);
    expect(told).toEqual(['A quiz has 200 questions at most: this one and those after it were left out.']);
  });

  test('[12.50] whatever a file holds, each item becomes a question or a sentence', () => {
    const word = fc.constantFrom('a', 'b', '', '100', '-1', 'SCORE', '<p>x</p>', '*', 'é', '[a]', 'a_fb');
    const tag = fc.constantFrom(
      ...'varequal and or not other vargte unanswered setvar response_lid response_str render_choice'.split(
        ' ',
      ),
      ...'response_label material mattext respcondition conditionvar displayfeedback'.split(' '),
      ...'itemfeedback resprocessing presentation'.split(' '),
    );
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        word.map((text) => text.replaceAll('<', '&lt;')),
        fc
          .tuple(tag, word, word, fc.array(tie('node'), { maxLength: 4 }))
          .map(
            ([name, ident, title, inner]) =>
              `<${name} ident="${ident.replaceAll('<', '')}" respident="${title.replaceAll('<', '')}" rcardinality="Multiple">${inner.join('')}</${name}>`,
          ),
      ),
    }));
    fc.assert(
      fc.property(fc.array(node, { maxLength: 6 }), fc.array(node, { maxLength: 6 }), (asked, rules) => {
        const body = `<material><mattext>Yes?</mattext></material>${asked.join('')}`;
        const { questions, told } = readFile(
          quiz1(
            `<item ident="i" title="An item"><presentation>${body}</presentation><resprocessing>${rules.join('')}</resprocessing>${asked.join('')}</item>`,
          ),
        );
        expect(questions.length + told.length).toBeGreaterThan(0);
        for (const question of questions) expect(AuthoredQuestion.safeParse(question).error).toBeUndefined();
      }),
      cases(300, 100),
    );
  });
});
