import { AuthoredQuestion } from '@digiken/contract';
import { describe, expect, test } from 'vitest';
import { readQtiPackage, readQuizText, writeQuizText } from '../src/quizzes';
import { declare, eq, item1, item2, lid, quiz1, readFile, readPackage, rule, simple } from './qti-fixtures';

const STORY = 'The ferry to Mbita leaves twice a day.';
const yes = (text: string, title = '') =>
  item1({ text, title, responses: lid({ a: 'Yes', b: 'No' }), rules: rule(eq('a')) });
const material = (html: string) =>
  `<material><mattext texttype="text/html">${html.replaceAll('<', '&lt;')}</mattext></material>`;
const document = (inside: string) => `<questestinterop>${inside}</questestinterop>`;
const section = (inside: string) => `<section ident="s" title="Read">${inside}</section>`;

const choice = (prompt: string, more = '', title = 'item') =>
  item2({
    title,
    declared: declare(['a']),
    body: `${more}<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>${prompt}</prompt>${simple({ a: 'Dawn', b: 'Dusk' })}</choiceInteraction>`,
  });
const assessment = (inside: string) =>
  `<assessmentTest identifier="t" title="T"><testPart identifier="p" navigationMode="linear" submissionMode="individual">${inside}</testPart></assessmentTest>`;
const ref = (href: string) => `<assessmentItemRef identifier="${href.slice(0, 2)}" href="${href}"/>`;
const section2 = (inside: string) =>
  `<assessmentSection identifier="s" title="Read" visible="true">${inside}</assessmentSection>`;
const block = (html: string, view = 'candidate') => `<rubricBlock view="${view}">${html}</rubricBlock>`;

/** What each question says, without marks. */
const saidBy = (questions: readonly AuthoredQuestion[]) =>
  questions.map(({ body }) =>
    body.prompt.text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

function check(questions: readonly AuthoredQuestion[]) {
  for (const question of questions) expect(AuthoredQuestion.safeParse(question).error).toBeUndefined();
  return saidBy(questions);
}

/** Reads a package: its first quiz and what was told. */
function pack(files: Record<string, string>) {
  const { quizzes, problems } = readPackage(files);
  const [quiz] = quizzes;
  const told = [...problems, ...quizzes.flatMap((each) => each.problems)].map(({ message }) => message);
  return { quiz, said: check(quiz?.questions ?? []), told };
}

describe('QTI 1.2', () => {
  test.each(['presentation_material', 'rubric', 'rubric view="Candidate"'])(
    '[15.60] a text of a section (%s) is shown with each of its questions',
    (name) => {
      const text = `<${name}><flow_mat>${material(`<p>${STORY}</p>`)}</flow_mat></${name.split(' ')[0]}>`;
      const inside = section(text + yes('Twice?') + section(yes('Daily?'))) + section(yes('Other?'));
      const { questions, told } = readFile(document(`<assessment ident="a">${inside}</assessment>`));
      expect(check(questions)).toEqual([`${STORY} Twice?`, `${STORY} Daily?`, 'Other?']);
      expect(questions[0]?.body).toMatchObject({ title: 'Twice?', prompt: { format: 'html' } });
      expect(told).toEqual([]);
    },
  );

  test('[15.60] a text for those who mark is not shown; one of an item is shown with it', () => {
    const scorer = `<rubric view="Scorer">${material('Key')}</rubric>`;
    const own = yes('Twice?').replace(
      '<presentation>',
      `<itemrubric>${material(STORY)}</itemrubric><presentation>`,
    );
    const { questions } = readFile(document(section(scorer + own + yes('Other?'))));
    expect(check(questions)).toEqual([`${STORY} Twice?`, 'Other?']);
  });

  test('[15.60] material that is used by its name is shown there', () => {
    const text = `<presentation_material><flow_mat><material_ref linkrefid="m"/></flow_mat></presentation_material>`;
    const named = `<reference>${material(STORY).replace('<material>', '<material ident="m">')}</reference>`;
    const { questions } = readFile(document(section(text + yes('Twice?')) + named));
    expect(check(questions)).toEqual([`${STORY} Twice?`]);
  });

  test('[15.60] questions that are drawn from a bank bring the texts of its sections', () => {
    const text = `<presentation_material>${material(STORY)}</presentation_material>`;
    const bank = `<objectbank ident="b">${section(text + yes('Twice?'))}</objectbank>`;
    const draws = `<section ident="g"><selection_ordering><selection><sourcebank_ref>b</sourcebank_ref><selection_number>1</selection_number></selection></selection_ordering></section>`;
    const { quizzes } = readPackage({
      'q.xml': document(`<assessment ident="a">${draws}</assessment>`),
      'b.xml': document(bank),
    });
    expect(quizzes.map(({ questions }) => check(questions))).toEqual([
      [`${STORY} Twice?`],
      [`${STORY} Twice?`],
    ]);
  });

  test('[15.61] a text between questions is shown with those after it, up to the next one', () => {
    const text = (words: string) => item1({ facts: { question_type: 'text_only_question' }, text: words });
    const items =
      yes('First?') + text('One.') + text('Two.') + yes('A?') + yes('B?') + text('Three.') + yes('C?');
    const { questions, told } = readFile(quiz1(items + text('Last.')));
    expect(check(questions)).toEqual(['First?', 'One. Two. A?', 'One. Two. B?', 'Three. C?']);
    expect(told).toEqual(['It was left out: it is a text without a question.']);
  });

  test('[15.60] a text of a whole quiz that its plain introduction cannot hold is shown with each question', () => {
    const long = `<p>${STORY}</p>`.repeat(140);
    const text = (html: string) => `<presentation_material>${material(html)}</presentation_material>`;
    const read = (html: string) => readFile(quiz1(yes('Twice?'), text(html)));
    expect(read(STORY).quiz).toMatchObject({
      settings: { intro: STORY },
      questions: [{ body: { prompt: { text: 'Twice?' } } }],
    });
    for (const html of [long, `<table><tr><td>${STORY}</td></tr></table>`]) {
      const { quiz, questions } = read(html);
      expect(quiz?.settings).toEqual({});
      expect(check(questions)[0]).toMatch(/^The ferry .* Twice\?$/);
    }
    const { quizzes } = readPackage({
      'q1/assessment_meta.xml': `<quiz identifier="q1"><description>${long.replaceAll('<', '&lt;')}</description></quiz>`,
      'non_cc_assessments/q1.xml.qti': quiz1(yes('Twice?')),
    });
    expect(check(quizzes[0]?.questions ?? [])[0]).toMatch(/^The ferry .* Twice\?$/);
  });

  test('[15.60] a question that is too long with its text is named and left out', () => {
    const text = `<presentation_material>${material(`<p>${STORY}</p>`.repeat(500))}</presentation_material>`;
    const { questions, told } = readFile(document(section(text + yes('Twice?'))));
    expect(questions).toEqual([]);
    expect(told).toEqual([
      'It was left out: with the text that it is about, it has more than 20000 characters.',
    ]);
  });
});

describe('QTI 2 and 3', () => {
  test('[15.60] blocks of a section, of the sections around it and of the test', () => {
    const { said, told, quiz } = pack({
      't.xml': assessment(
        block('<p>Read all.</p>') +
          section2(
            block(`<p>${STORY}</p>`) +
              block('<p>Key</p>', 'scorer') +
              ref('i1.xml') +
              section2(block('<p>More.</p>') + ref('i2.xml')),
          ) +
          section2(ref('i3.xml')),
      ),
      'i1.xml': choice('When?', block('<p>Think.</p>')),
      'i2.xml': choice('Why?'),
      'i3.xml': choice('Other?'),
    });
    expect(said).toEqual([`${STORY} Think. When?`, `${STORY} More. Why?`, 'Other?']);
    expect(quiz?.settings.intro).toBe('Read all.');
    expect(told).toEqual(['A note for those who mark it was not taken.']);
  });

  test.each([
    ['assessmentStimulusRef', 'assessmentStimulus', 'stimulusBody', (xml: string) => xml],
    [
      'qti-assessment-stimulus-ref',
      'qti-assessment-stimulus',
      'qti-stimulus-body',
      (xml: string) => xml.replaceAll(/(<\/?)(assessmentItem)\b/g, '$1qti-assessment-item'),
    ],
  ])('[15.60] a stimulus in another file: %s', (name, root, body, version) => {
    const item = version(choice('When?')).replace(
      '<responseDeclaration',
      `<${name} identifier="s" href="../texts/story.xml"/><responseDeclaration`,
    );
    const { said, told, quiz } = pack({
      'items/i1.xml': item,
      'items/i2.xml': item.replace('When?', 'Why?').replace('story.xml', 'gone.xml'),
      'texts/story.xml': `<${root} identifier="s" xml:lang="ar"><${body}><h2>Ferry</h2><p>${STORY}</p></${body}></${root}>`,
    });
    expect(said).toEqual([`Ferry ${STORY} When?`, 'Why?']);
    expect(quiz?.questions[0]?.body.prompt.text).toContain('lang="ar"');
    expect(told).toEqual([
      'The text in “../texts/gone.xml” was not taken: its file is not in the package or cannot be read.',
    ]);
  });

  test.each([
    ['<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="texts/story.xml"/>'],
    ['<object data="texts/story.xml" type="text/html"/>'],
  ])('[15.60] a text that is included from another file: %s', (include) => {
    const files = {
      'texts/story.xml': `<div><p>${STORY}</p><img src="lake.png" alt="The lake"/></div>`,
      't.xml': assessment(section2(block(include) + ref('i1.xml')) + section2(ref('i2.xml'))),
      'i1.xml': choice('When?'),
      'i2.xml': choice('Why?', include),
    };
    const { quizzes } = readQtiPackage(
      { paths: Object.keys(files), read: (path) => files[path as keyof typeof files] },
      {
        language: 'en',
        pictureOf: (_file, address) => (address === 'texts/lake.png' ? address : null),
      },
    );
    const questions = quizzes[0]?.questions ?? [];
    expect(check(questions)).toEqual([`${STORY} When?`, `${STORY} Why?`]);
    expect(questions[0]?.body.prompt.text).toMatch(/<img src="texts\/lake\.png"[^>]* alt="The lake"/);
    expect(questions[1]?.body.picture).toEqual({ src: 'texts/lake.png', alt: 'The lake' });
  });

  test('[15.61] an item without a question is a text for those after it; a section may be in another file', () => {
    const { said, told } = pack({
      't.xml': assessment('<assessmentSectionRef identifier="s" href="parts/s.xml"/>'),
      'parts/s.xml': section2(ref('../i0.xml') + ref('../i1.xml') + ref('../i2.xml')),
      'i0.xml': item2({ declared: '', body: `<p>${STORY}</p>` }),
      'i1.xml': choice('When?'),
      'i2.xml': choice('Why?'),
    });
    expect(said).toEqual([`${STORY} When?`, `${STORY} Why?`]);
    expect(told).toEqual([]);
  });

  test('[15.60] files that include themselves or each other end', () => {
    const include = (href: string) => `<include href="${href}"/>`;
    const { quiz, told } = pack({
      'i1.xml': choice('When?', include('loop.xml')),
      'loop.xml': `<div><p>Again.</p>${include('loop.xml')}</div>`,
      't.xml': assessment(section2(ref('i1.xml') + '<assessmentSectionRef href="s.xml"/>')),
      's.xml': section2('<assessmentSectionRef href="s.xml"/>'),
    });
    expect(quiz?.questions).toHaveLength(1);
    expect(told).toContain('A section that is in another file was left out.');
  });
});

describe('texts', () => {
  test('[15.61] descriptions in GIFT, and a text above the first question in Markdown', () => {
    const gift = `First{T}\n\n${STORY}\n\nTwice?{T}\n\n[html]<b>Daily</b>?{T}\n\n$CATEGORY: other\n\nOther?{T}\n`;
    expect(check(readQuizText('gift', gift, { language: 'en' }).questions)).toEqual([
      'First',
      `${STORY} Twice?`,
      `${STORY} Daily ?`,
      'Other?',
    ]);
    const markdown = `*${STORY}*\n\n## Twice?\n\n= true\n\n## Daily?\n\nSay why.\n\n= true\n`;
    const { questions, problems } = readQuizText('markdown', markdown, { language: 'en' });
    expect(check(questions)).toEqual([`${STORY} Twice?`, `${STORY} Say why.`]);
    expect(questions.map(({ body }) => body.title)).toEqual(['Twice?', 'Daily?']);
    expect(problems).toEqual([]);
  });

  test.each(['gift', 'markdown'] as const)(
    '[15.62] questions with their texts are the same after %s',
    (format) => {
      const text = `<presentation_material>${material(`<p>${STORY}</p><ul><li>Dawn</li></ul>`)}</presentation_material>`;
      const { questions } = readFile(document(section(text + yes('Twice?') + yes('Say <i>why</i>.'))));
      const written = writeQuizText(format, questions, 'en');
      expect(readQuizText(format, written.text, { language: 'en' })).toEqual({ questions, problems: [] });
    },
  );
});
