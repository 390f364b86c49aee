import { AuthoredQuestion } from '@digiken/contract';
import { describe, expect, test } from 'vitest';
import { declare, item2, MAP_RESPONSE, mapping, readFile, readPackage, simple } from './qti-fixtures';

const read = (xml: string) => {
  const { questions, told } = readFile(xml);
  for (const question of questions) expect(AuthoredQuestion.safeParse(question).error).toBeUndefined();
  return { question: questions[0], told };
};
const map = `<responseProcessing template="${MAP_RESPONSE}"/>`;
const METALS = { a: 'Iron', b: 'Wood', c: 'Zinc' };
const choice = (attributes = 'maxChoices="1"', options = METALS) =>
  `<p>Look at this.</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" ${attributes}><prompt>Which one rusts?</prompt>${simple(options)}</choiceInteraction>`;
const entry = (id = 'RESPONSE') => `<textEntryInteraction responseIdentifier="${id}"/>`;

describe('QTI 2.1 and 2.2', () => {
  test('[12.47] one right option by the template “match correct”, with feedback', () => {
    const { question, told } = read(
      item2({
        title: 'Metals',
        declared: declare(['a']),
        body: choice(),
        processing: `<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue></setOutcomeValue></responseElse></responseCondition><setOutcomeValue identifier="FEEDBACK"><variable identifier="RESPONSE"/></setOutcomeValue></responseProcessing>`,
        outcomes:
          '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/><outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>3</value></defaultValue></outcomeDeclaration>',
        more: '<modalFeedback outcomeIdentifier="FEEDBACK" identifier="b" showHide="show">Wood <b>rots</b>.</modalFeedback>',
      }),
    );
    expect(question).toMatchObject({
      body: {
        type: 'single',
        title: 'Metals',
        options: [{ text: 'Iron' }, { text: 'Wood' }, { text: 'Zinc' }],
      },
      key: { type: 'single', option: '1' },
      feedback: { options: { 2: 'Wood **rots**.' } },
      points: 3,
    });
    expect(question?.body.prompt.text).toMatch(/Look at this\.[^]*Which one rusts\?/);
    expect(told).toEqual([]);
    expect(read(item2({ declared: declare(['a']), body: choice() })).question?.key).toEqual(question?.key);
  });

  test('[12.47] partial credit by the template “map response”', () => {
    const one = read(
      item2({ declared: declare([], { mapping: mapping({ a: 2, c: 1 }) }), body: choice(), processing: map }),
    );
    expect(one.question?.key).toEqual({ type: 'single', option: '1', credits: { 3: 0.5 } });
    const several = read(
      item2({
        declared: declare(['a', 'c'], {
          cardinality: 'multiple',
          mapping: mapping({ a: 1, c: 1, b: -1 }, 'lowerBound="0" defaultValue="0"'),
        }),
        body: choice('maxChoices="0"'),
        processing: map,
      }),
    );
    expect(several.question?.key).toEqual({ type: 'multiple', options: ['1', '3'], rule: 'partial' });
    expect(several.told).toEqual([]);
  });

  test('[12.47] several right options, all or nothing', () => {
    const { question } = read(
      item2({ declared: declare(['a', 'c'], { cardinality: 'multiple' }), body: choice('maxChoices="3"') }),
    );
    expect(question?.key).toEqual({ type: 'multiple', options: ['1', '3'], rule: 'all-or-nothing' });
  });

  test('[12.47] a short text, with capital letters or without', () => {
    const { question } = read(
      item2({
        declared: declare(['Nairobi'], { type: 'string', mapping: mapping({ Nairobi: 1, Nairobbery: 0.5 }) }),
        body: `<p>The capital of Kenya is ${entry()}.</p>`,
        processing: map,
      }),
    );
    expect(question).toMatchObject({
      body: { type: 'short-text', prompt: { text: 'The capital of Kenya is _____.' } },
      key: {
        accepted: [
          { text: 'Nairobi', credit: 1 },
          { text: 'Nairobbery', credit: 0.5 },
        ],
        caseSensitive: true,
      },
    });
    const folded = mapping({ Nairobi: 1 }).replace('mappedValue', 'caseSensitive="false" mappedValue');
    const loose = read(
      item2({
        declared: declare(['Nairobi'], { type: 'string', mapping: folded }),
        body: `<p>The capital of Kenya?</p><p>${entry()}</p>`,
        processing: map,
      }),
    );
    expect(loose.question?.key).toEqual({ type: 'short-text', accepted: [{ text: 'Nairobi', credit: 1 }] });
    expect(loose.question?.body.prompt.text).toBe('The capital of Kenya?');
  });

  test('[12.47] a number, with margins in numbers and in percent', () => {
    const numeric = (mode: string, tolerance: string) =>
      read(
        item2({
          declared: declare(['50'], { type: 'float' }),
          body: `<p>How many? ${entry()}</p>`,
          processing: `<responseProcessing><responseCondition><responseIf><equal toleranceMode="${mode}" tolerance="${tolerance}"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`,
        }),
      );
    expect(numeric('absolute', '0.5 0.5').question?.key).toEqual({
      type: 'numeric',
      accepted: [{ value: 50, abs: 0.5, credit: 1 }],
    });
    expect(numeric('relative', '2').question?.key).toMatchObject({ accepted: [{ value: 50, rel: 0.02 }] });
    expect(numeric('exact', '').question?.key).toMatchObject({ accepted: [{ value: 50, credit: 1 }] });
    expect(numeric('absolute', '1 2').told).toEqual([
      'Its margins below and above the number differ: the larger one counts on both sides.',
    ]);
  });

  test('[12.47] several blanks, typed or chosen from lists', () => {
    const sum = (...ids: string[]) =>
      `<responseProcessing><setOutcomeValue identifier="SCORE"><sum>${ids.map((id) => `<mapResponse identifier="${id}"/>`).join('')}</sum></setOutcomeValue></responseProcessing>`;
    const { question, told } = read(
      item2({
        declared:
          declare(['light'], { id: 'A', type: 'string', mapping: mapping({ light: 1, sun: 0.5 }) }) +
          declare(['w'], { id: 'B', mapping: mapping({ w: 1 }) }),
        body: `<h3>Plants</h3><p>Plants need ${entry('A')} and <inlineChoiceInteraction responseIdentifier="B"><inlineChoice identifier="w">water</inlineChoice><inlineChoice identifier="s">sand</inlineChoice></inlineChoiceInteraction>.</p>`,
        processing: sum('A', 'B'),
      }),
    );
    expect(question?.body).toMatchObject({
      type: 'fill-in',
      prompt: { text: expect.stringContaining('Plants') },
      parts: ['Plants need ', { blank: '1' }, ' and ', { blank: '2' }, ' (water / sand).'],
    });
    expect(question?.key).toMatchObject({
      blanks: {
        1: { accepted: [{ text: 'light' }, { text: 'sun', credit: 0.5 }], caseSensitive: true },
        2: { accepted: [{ text: 'water', credit: 1 }] },
      },
    });
    expect(told).toHaveLength(1);
    const both = ['A', 'B'].map(
      (id) => `<match><variable identifier="${id}"/><correct identifier="${id}"/></match>`,
    );
    const together = read(
      item2({
        declared: declare(['x'], { id: 'A', type: 'string' }) + declare(['y'], { id: 'B', type: 'string' }),
        body: `<p>${entry('A')} and ${entry('B')}</p>`,
        processing: `<responseProcessing><responseCondition><responseIf><and>${both.join('')}</and><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`,
      }),
    );
    expect(together.question?.body.type).toBe('fill-in');
    expect(together.told).toEqual(['Each blank is worth its part now: all of them had to be right.']);
  });

  test('[12.47] one list to choose from is a question with options', () => {
    const { question } = read(
      item2({
        declared: declare(['r']),
        body: '<p>Roses are <inlineChoiceInteraction responseIdentifier="RESPONSE"><inlineChoice identifier="r">red</inlineChoice><inlineChoice identifier="l">loud</inlineChoice></inlineChoiceInteraction>.</p>',
      }),
    );
    expect(question).toMatchObject({
      body: { type: 'single', prompt: { text: 'Roses are _____.' } },
      key: { option: '1' },
    });
  });

  const set = (options: Record<string, string>) =>
    `<simpleMatchSet>${Object.entries(options)
      .map(
        ([id, text]) =>
          `<simpleAssociableChoice identifier="${id}" matchMax="1">${text}</simpleAssociableChoice>`,
      )
      .join('')}</simpleMatchSet>`;
  const matching = (right: string[]) =>
    read(
      item2({
        declared: declare(right, {
          cardinality: 'multiple',
          type: 'directedPair',
          mapping: mapping(Object.fromEntries(right.map((pair) => [pair, 1]))),
        }),
        body: `<matchInteraction responseIdentifier="RESPONSE" maxAssociations="4"><prompt>Which capital?</prompt>${set({ k: 'Kenya', u: 'Uganda' })}${set({ n: 'Nairobi', p: 'Kampala', d: 'Dodoma' })}</matchInteraction>`,
        processing: map,
      }),
    );

  test('[12.47] pairs of two lists, and of one list', () => {
    expect(matching(['k n', 'u p']).question).toMatchObject({
      body: { left: [{ text: 'Kenya' }, { text: 'Uganda' }], right: [{}, {}, { text: 'Dodoma' }] },
      key: { type: 'matching', pairs: { 1: '1', 2: '2' } },
    });
    expect(matching(['k n', 'k p']).told).toEqual([
      'It was left out: its right answers are not one pair for each item.',
    ]);
    const choices = set({ a: 'Hot', b: 'Cold', c: 'Wet', d: 'Dry' }).replace(/<\/?simpleMatchSet>/g, '');
    const { question, told } = read(
      item2({
        declared: declare(['b a', 'c d'], { cardinality: 'multiple', type: 'pair' }),
        body: `<associateInteraction responseIdentifier="RESPONSE" maxAssociations="2"><prompt>Opposites</prompt>${choices}</associateInteraction>`,
      }),
    );
    expect(question).toMatchObject({
      body: { left: [{ text: 'Cold' }, { text: 'Wet' }], right: [{ text: 'Hot' }, { text: 'Dry' }] },
      key: { pairs: { 1: '1', 2: '2' } },
    });
    expect(told).toEqual(['Each pair is worth its part now: all of them had to be right.']);
  });

  test('[12.47] an order, an essay and a file', () => {
    const order = read(
      item2({
        declared: declare(['b', 'a', 'c'], { cardinality: 'ordered' }),
        body: `<orderInteraction responseIdentifier="RESPONSE"><prompt>By weight</prompt>${simple(METALS)}</orderInteraction>`,
      }),
    );
    expect(order.question).toMatchObject({
      body: { type: 'ordering', items: [{ text: 'Wood' }, { text: 'Iron' }, { text: 'Zinc' }] },
      key: { order: ['1', '2', '3'] },
    });
    const essay = read(
      item2({
        declared: declare([], { type: 'string' }),
        body: '<extendedTextInteraction responseIdentifier="RESPONSE"><prompt>Write about soil.</prompt></extendedTextInteraction>',
        processing: '',
      }),
    );
    expect(essay).toMatchObject({ question: { body: { type: 'essay' } }, told: [] });
    const file = read(
      item2({
        declared: declare([], { type: 'file' }),
        body: '<p>Your plan.</p><uploadInteraction responseIdentifier="RESPONSE" type="application/pdf"/>',
        processing: '',
      }),
    );
    expect(file.question?.body).toMatchObject({ type: 'file', accept: 'application/pdf' });
  });

  test('[12.47] without rules, the declared right answer counts', () => {
    const { question, told } = read(item2({ declared: declare(['a']), body: choice(), processing: '' }));
    expect(question?.key).toEqual({ type: 'single', option: '1' });
    expect(told).toEqual(['It has no marking rules: its declared right answers count.']);
  });

  const unknown = (name: string) => `it has a “${name}”, which is not known here`;
  test.each([
    ...['gapMatch', 'hottext', 'hotspot', 'selectPoint', 'slider', 'drawing', 'media', 'graphicOrder'].map(
      (kind): [string, string, string] => [
        kind,
        item2({ declared: declare(['a']), body: `<${kind}Interaction responseIdentifier="RESPONSE"/>` }),
        unknown(`${kind}Interaction`),
      ],
    ),
    [
      'customInteraction',
      item2({ declared: declare(['a']), body: '<customInteraction responseIdentifier="RESPONSE"/>' }),
      unknown('customInteraction'),
    ],
    ['a text', item2({ declared: '', body: '<p>Read this.</p>' }), 'it is a text without a question'],
    [
      'two kinds',
      item2({ declared: declare(['a']), body: choice() + entry('B') }),
      'it asks for several answers of different kinds',
    ],
    [
      'a custom operator',
      item2({
        declared: declare(['a']),
        body: choice(),
        processing:
          '<responseProcessing><setOutcomeValue identifier="SCORE"><customOperator/></setOutcomeValue></responseProcessing>',
      }),
      'its marking uses “customOperator”, which is not known here',
    ],
    [
      'another template',
      item2({
        declared: declare(['a']),
        body: choice(),
        processing: `<responseProcessing template="${MAP_RESPONSE}_point"/>`,
      }),
      'its marking template “map_response_point” is not known here',
    ],
    [
      'random values',
      item2({ declared: `${declare(['a'])}<templateDeclaration identifier="x"/>`, body: choice() }),
      'a part of its text is drawn at random',
    ],
    ['an undeclared answer', item2({ declared: '', body: choice() }), 'its answer is not declared'],
    ['no right answer', item2({ declared: declare([]), body: choice() }), 'no option is marked as right'],
  ])('[12.48] names what is left out: %s', (_name, xml, why) => {
    const { questions, told } = readFile(xml);
    expect(questions).toEqual([]);
    expect(told).toContain(`It was left out: ${why}.`);
  });
});

describe('QTI 3', () => {
  const item3 = (xml: string) =>
    xml
      .replace(/<(\/?)(p|h3|b)\b/g, '<$1html-$2')
      .replace(/<(\/?)([a-z]\w*)/g, (_all, end: string, name: string) => `<${end}qti-${kebab(name)}`)
      .replace(
        / (responseIdentifier|baseType|maxChoices|mapKey|mappedValue|defaultValue|showHide|outcomeIdentifier)=/g,
        (_all, name: string) => ` ${kebab(name)}=`,
      )
      .replaceAll('qti-html-', '')
      .replaceAll(
        'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"',
        'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"',
      )
      .replaceAll('qti_v2p1/rptemplates/match_correct', 'qti_v3p0/rptemplates/match_correct.xml');
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

  test('[12.47] is read like version 2, with its own names', () => {
    const second = item2({ declared: declare(['a']), body: choice() });
    const third = item3(second);
    expect(third).toContain('<qti-choice-interaction response-identifier="RESPONSE"');
    expect(third).toContain('<p>Look');
    expect(read(third)).toEqual(read(second));
    const mapped = item2({
      declared: declare(['a', 'c'], { cardinality: 'multiple', mapping: mapping({ a: 1, c: 1, b: -1 }) }),
      body: choice('maxChoices="0"'),
      processing: map,
    });
    expect(read(item3(mapped))).toEqual(read(mapped));
  });
});

describe('a package', () => {
  const one = (title: string, right = 'a') => item2({ title, declared: declare([right]), body: choice() });
  const section = (refs: string, more = '') =>
    `<assessmentTest identifier="t1" title="The test"><testPart identifier="p" navigationMode="linear" submissionMode="individual"><timeLimits maxTime="1800"/><assessmentSection identifier="s" title="First" visible="true">${more}${refs}</assessmentSection></testPart></assessmentTest>`;
  const ref = (href: string, inner = '') =>
    `<assessmentItemRef identifier="r" href="${href}">${inner}</assessmentItemRef>`;

  test('[12.49] a test asks its items in its order, with weights and a time limit; the others are a quiz of their own', () => {
    const { quizzes } = readPackage({
      'tests/test.xml': section(
        ref('../items/two.xml', '<weight identifier="w" value="4"/>') + ref('../items/one%20a.xml'),
      ),
      'items/one a.xml': one('One'),
      'items/two.xml': one('Two'),
      'items/three.xml': one('Three'),
      'items/text.xml': '<html/>',
    });
    expect(quizzes.map(({ title, questions }) => [title, questions.map(({ body }) => body.title)])).toEqual([
      ['The test', ['Two', 'One']],
      ['Three', ['Three']],
    ]);
    expect(quizzes[0]).toMatchObject({
      settings: { timeLimitMinutes: 30, oneAtATime: true, sequential: true },
      questions: [{ points: 4 }, { points: 1 }],
      problems: [],
    });
  });

  test('[12.49] names rules, draws, missing and faulty files; the other questions are read', () => {
    const { quizzes, problems } = readPackage({
      'test.xml': section(
        ref('gone.xml') +
          ref('bad.xml') +
          ref('one.xml', '<preCondition><isNull/></preCondition>') +
          ref('two.xml'),
        '<selection select="2"/>',
      ),
      'one.xml': one('One'),
      'two.xml': one('Two', 'nothing'),
      'bad.xml': '<!DOCTYPE x [<!ELEMENT x ANY>]><assessmentItem/>',
    });
    expect(problems).toEqual([
      {
        file: 'bad.xml',
        line: 1,
        message:
          'It was left out: it has a document type (DOCTYPE) with declarations of its own, which are not allowed.',
      },
    ]);
    expect(quizzes[0]?.questions).toHaveLength(1);
    expect(quizzes[0]?.problems.map(({ item, message }) => `${item}: ${message}`)).toEqual([
      'First: It draws 2 of its 4 questions: all of them were taken.',
      'gone.xml: It was left out: its file is not in the package.',
      'bad.xml: It was left out: it has a document type (DOCTYPE) with declarations of its own, which are not allowed.',
      'one.xml: The rule “preCondition” was not taken: the question is always asked.',
      'Two: It was left out: no option is marked as right.',
    ]);
  });
});
