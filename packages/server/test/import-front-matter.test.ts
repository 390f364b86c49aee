import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses, lessons, lessonTexts, units } from '../src/courses/tables';
import { splitFrontMatter } from '../src/import/front-matter';
import { course, type Files, LESSON, lessonHtml, run, told } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function imported(files: Files) {
  const report = await run(server, await course(files));
  const { db } = server.services;
  const [row] = await db.select().from(courses).where(eq(courses.id, report.courseId));
  const texts = await db
    .select({
      unit: units.title,
      summary: units.summary,
      title: lessonTexts.title,
      language: lessonTexts.language,
      source: lessonTexts.source,
      html: lessonTexts.html,
    })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, report.courseId));
  return { report, row, texts };
}

const KILIMO: Files = {
  'README.md': '---\ntitle: Kozi ya kilimo\nlang: sw\n---\n\nUtangulizi mfupi.\n',
  '1-first/README.md': '---\ntitle: Mwanzo\n---\n\nSehemu ya kwanza.\n',
  [LESSON]:
    '---\ntitle: "Kupanda mbegu"\nsidebar_position: 2\ntags: [mbegu, maji]\n---\n\nPanda mbegu baada ya mvua.\n',
};

describe('front matter', () => {
  test('[15.40] gives course, unit and lesson their titles and the course its language, and is not shown', async () => {
    const { report, row, texts } = await imported(KILIMO);
    expect(row).toMatchObject({
      title: 'Kozi ya kilimo',
      languages: ['sw'],
      descriptionHtml: '<p>Utangulizi mfupi.</p>',
    });
    expect(texts).toEqual([
      {
        unit: 'Mwanzo',
        summary: '',
        title: 'Kupanda mbegu',
        language: 'sw',
        source: 'Panda mbegu baada ya mvua.\n',
        html: '<p>Panda mbegu baada ya mvua.</p>',
      },
    ]);
    expect(report.issues.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      `${LESSON}:1 Not used from the front matter: “sidebar_position”, “tags”.`,
    ]);
  });

  test.each([
    ['with CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['after a byte order mark', (text: string) => `\uFEFF${text}`],
    [
      'in TOML',
      (text: string) =>
        text
          .replaceAll('---', '+++')
          .replace(
            /^(\w+): (\S.*)$/gm,
            (_, key, value) =>
              `${key} = ${/^[\d[]/.test(value) ? value.replace(/[a-z]+/g, '"$&"') : `"${value.replaceAll('"', '')}"`}`,
          ),
    ],
    ['that ends with three dots', (text: string) => text.replace('\n---\n\n', '\n...\n\n')],
    ['with spaces after its marks', (text: string) => text.replaceAll('---', '---  ')],
  ])('[15.40] is read %s', async (_name, written) => {
    const files = Object.fromEntries(
      Object.entries(KILIMO).map(([path, text]) => [path, written(String(text))]),
    );
    const { row, texts, report } = await imported(files);
    expect(row).toMatchObject({ title: 'Kozi ya kilimo', languages: ['sw'] });
    expect(texts[0]).toMatchObject({ unit: 'Mwanzo', title: 'Kupanda mbegu' });
    expect(texts[0]?.html).toBe('<p>Panda mbegu baada ya mvua.</p>');
    expect(told(report, 'left-out')).toHaveLength(1);
  });

  test('[15.40] gives course and unit their summaries; a lesson has none', async () => {
    const { row, texts, report } = await imported({
      'README.md':
        '---\nsummary: Grow food.\n---\n# C\n\nAn introduction that is long enough to be a summary.\n',
      '1-first/README.md': '---\ndescription: >\n  Sow\n  seeds.\n---\n# One\n',
      [LESSON]: '---\ndescription: Short.\n---\n# L\n\nx\n',
    });
    expect(row?.summary).toBe('Grow food.');
    expect(texts[0]?.summary).toBe('Sow seeds.');
    expect(told(report, 'left-out')).toEqual([`${LESSON}:1 Not used from the front matter: “description”.`]);
  });

  test('[15.40] names translations and assignments too, and keeps a heading that says something else', async () => {
    const { texts } = await imported({
      [LESSON]: '---\ntitle: Sowing\n---\n\n# How to sow\n\nDig.\n',
      [`translations/sw/${LESSON}`]: '---\ntitle: Kupanda\n---\n\nChimba.\n',
      '1-first/lessons/1-one/assignment.md': '---\ntitle: Sow *one* bed\n---\n\nDo it.\n',
    });
    const byLanguage = new Map(texts.map((text) => [text.language, text]));
    expect(byLanguage.get('sw')).toMatchObject({ title: 'Kupanda', html: '<p>Chimba.</p>' });
    expect(byLanguage.get('en')?.title).toBe('Sowing');
    expect(byLanguage.get('en')?.html).toContain('How to sow</h2>');
    expect(byLanguage.get('en')?.html).toContain('>Sow *one* bed</h3>');
  });

  test('[15.40] a short title for menus counts where there is no other', async () => {
    const menu = await imported({ [LESSON]: '---\nsidebar_label: Sow\n---\n\nDig.\n' });
    expect(menu.texts[0]?.title).toBe('Sow');
    expect(menu.report.issues).toEqual([]);
    const heading = await imported({ [LESSON]: '---\nsidebar_label: Sow\n---\n# Sowing\n\nDig.\n' });
    expect(heading.texts[0]?.title).toBe('Sowing');
    expect(told(heading.report, 'left-out')).toHaveLength(1);
  });

  test('[15.41] a draft or hidden lesson is left out and named, and a part without another lesson too', async () => {
    const { report, texts } = await imported({
      '1-first/lessons/2-two/README.md': '---\ntitle: Two\ndraft: true\n---\n\nx\n',
      '1-first/lessons/3-three/README.md': '---\ntitle: Three\npublished: false\n---\n\nx\n',
      '2-second/README.md': '# Second\n',
      '2-second/lessons/1-one/README.md': '---\ntitle: Four\nhidden: yes\n---\n\nx\n',
    });
    expect(texts.map(({ title }) => title)).toEqual(['Lesson one']);
    expect(told(report, 'left-out')).toEqual([
      '1-first/lessons/2-two/README.md:1 “Two” is a draft that was not published and was left out.',
      '1-first/lessons/3-three/README.md:1 “Three” is a draft that was not published and was left out.',
      '2-second/lessons/1-one/README.md:1 “Four” is hidden from learners and was left out.',
    ]);
    expect(told(report, 'structure')).toEqual(['2-second:null This part has no lesson and was left out.']);
    await expect(imported({ [LESSON]: '---\ndraft: true\n---\n# L\n' })).rejects.toThrow(
      'This course holds no lesson that can be imported.',
    );
  });

  test('[15.42] with a mistake is not shown either, and is reported with its line', async () => {
    const { html, report } = await lessonHtml(server, '---\ntitle: Sow: one\n---\n# L\n\nDig.\n');
    expect(html).toBe('<p>Dig.</p>');
    expect(told(report, 'left-out')).toEqual([
      `${LESSON}:2 The front matter has a mistake here, so nothing of it was used.`,
    ]);
  });

  test('[15.42] the lines of the text stay as they were', async () => {
    const { report } = await lessonHtml(server, '---\ntitle: Sow\n---\n\nDig.\n\n[gone](gone.pdf)\n');
    expect(told(report, 'dead-link')).toEqual([`${LESSON}:7 gone.pdf leads to nothing that was imported.`]);
  });

  test.each([
    '---\nJust a sentence between two rules.\n---\n',
    '---\n\n- a\n- b\n\n---\n',
    'Text.\n\n---\ntitle: late\n---\n',
    '+++\nplus\n+++\n',
    '---\ntitle: never closed\n',
    '---\n\nA note for you: this is text.\n\n---\n',
    '{\n  "a": 1\n',
    '{"a": 1}\n\nAn example.\n',
  ])('[15.42] text between rules stays text: %j', (markdown) => {
    expect(splitFrontMatter(markdown)).toMatchObject({ body: markdown, matter: null, mistake: null });
  });

  test.each([
    ['JSON', '{\n  "title": "Sow",\n  "draft": false\n}\n'],
    ['JSON between rules', '---json\n{ "title": "Sow" }\n---\n'],
    ['JSON between semicolons', ';;;\n{ "title": "Sow" }\n;;;\n'],
    ['YAML that names itself', '---yaml\ntitle: Sow\n---\n'],
    ['TOML that names itself', '---toml\ntitle = "Sow"\n---\n'],
    ['empty lines and a comment before', '\n<!-- copied -->\n\n---\ntitle: Sow\n---\n'],
    ['spaces and characters of other programs', '---\n\u200Btitle:\u00A0Sow\n---\n'],
    ['line ends of an old Mac', '---\rtitle: Sow\r---\r'],
    ['a key with spaces', '---\n"a key": 1\ntitle: Sow\n---\n'],
  ])('[15.193] front matter may be %s', async (_case, head) => {
    const { texts, report } = await imported({ [LESSON]: `${head}Dig.\n\n[gone](gone.pdf)\n` });
    expect(texts[0]).toMatchObject({ title: 'Sow', source: 'Dig.\n\n[gone](gone.pdf)\n' });
    const line = head.split(/\r\n?|\n/).length + 2;
    expect(told(report, 'dead-link')).toEqual([
      `${LESSON}:${line} gone.pdf leads to nothing that was imported.`,
    ]);
  });

  test('[15.193] a mistake in JSON between rules is reported with its line', () => {
    expect(splitFrontMatter('\n---json\n{ "title": }\n---\nText.')).toMatchObject({
      matter: null,
      mistake: 3,
    });
  });

  test.each([
    ['front matter', '---\ntitle: "\\0Sow\\u0007 \\u200Bone\\u200B"\n---\n\nDig.\n'],
    ['a heading', '# \u200BSow\u00A0 one\uFEFF\u200B\n\nDig.\n'],
  ])('[15.201] a title in %s has no control or invisible characters', async (_case, markdown) => {
    const { texts } = await imported({ [LESSON]: markdown });
    expect(texts).toMatchObject([{ title: 'Sow one', html: '<p>Dig.</p>' }]);
  });

  test('[15.42] an alias that expands without end is a mistake', () => {
    const levels = Array.from({ length: 9 }, (_, level) =>
      level === 0 ? 'a0: &a0 [x, x]' : `a${level}: &a${level} [${`*a${level - 1}, `.repeat(9)}x]`,
    );
    expect(splitFrontMatter(`---\n${levels.join('\n')}\n---\nText.`)).toMatchObject({
      matter: null,
      mistake: 2,
    });
  });
});
