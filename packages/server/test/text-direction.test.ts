import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { directionOfLanguage, NO_MEDIA, render } from '../src/content';
import { courses, lessons, lessonTexts, units } from '../src/courses/tables';
import { run } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const markdown = (source: string, language: string) =>
  render({ format: 'markdown', source, language }, NO_MEDIA).html;
const html = (source: string, language: string) =>
  render({ format: 'html', source, language }, NO_MEDIA).html;

test.each([
  ...(['ar', 'he', 'fa-IR', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb', 'ku-Arab', 'az-arab-IR'] as const).map(
    (language) => [language, 'rtl'],
  ),
  ...(['en', 'sw', 'so', 'ku', 'fas', 'arn', 'sd-Deva', 'ar-Latn', 'pa'] as const).map((language) => [
    language,
    'ltr',
  ]),
])('[15.64] the direction of %s is %s', (language, direction) => {
  expect(directionOfLanguage(language)).toBe(direction);
});

describe('a rendered text', () => {
  test('[15.64] in a language from right to left names only what runs from left to right', () => {
    const source =
      '## ما هي؟\n\nHTML هي لغة.\n\n- كتاب\n- Book\n\nIs it a book?\n\n```js\nconst a = 1;\n```\n\n| اسم | قيمة |\n|---|---|\n| أ | abc |\n\n123\n';
    const out = markdown(source, 'ar');
    expect([...out.matchAll(/<(\w+)[^>]* dir="(\w+)"/g)].map(([, tag, dir]) => `${tag} ${dir}`)).toEqual([
      'p ltr',
      'pre ltr',
      'td ltr',
    ]);
  });

  test('[15.64] in a language from left to right names each block from right to left', () => {
    expect(markdown('A book.\n\nما هي المدرسة؟\n\n> כתב\n\n- ספר\n- עט\n', 'en')).toBe(
      '<p>A book.</p>\n<p dir="rtl">ما هي المدرسة؟</p>\n<blockquote dir="rtl">\n<p>כתב</p>\n</blockquote>\n<ul dir="rtl">\n<li>ספר</li>\n<li>עט</li>\n</ul>',
    );
    // The browser would take the direction of the first letter.
    expect(markdown('كتاب means book in Arabic.', 'en')).toMatch(/^<p dir="ltr">/);
    expect(markdown('“مدرسة” (school)؟', 'en')).toMatch(/^<p dir="(rtl|ltr)">/);
  });

  test('[15.64] keeps the direction that its author chose', () => {
    expect(html('<p dir="rtl">React.</p><div dir="rtl"><p>אב</p></div>', 'en')).toBe(
      '<p dir="rtl">React.</p><div dir="rtl"><p>אב</p></div>',
    );
    expect(html('<p dir="auto">אב</p><p dir="rtl">אב</p>', 'he')).toBe('<p>אב</p><p>אב</p>');
  });
});

test.each([
  ['<p dir="RTL">React.</p>', '<p dir="rtl">React.</p>'],
  ['<p lang="ar">(12)?</p>', '<p lang="ar" dir="rtl">(12)?</p>'],
  ['<div lang="he"><p>12?</p></div>', '<div lang="he" dir="rtl"><p>12?</p></div>'],
  ['<p lang="sw">Habari?</p>', '<p lang="sw">Habari?</p>'],
])(
  '[15.200] in a text from left to right, an author’s own direction or language counts: %s',
  (source, shown) => {
    expect(html(source, 'en')).toBe(shown);
  },
);

test('[15.64] a book in Arabic is a course whose lessons are in Arabic, without marks that say nothing', async () => {
  const { courseId, issues } = await run(
    server,
    join(import.meta.dirname, 'fixtures/packages/kitabu-ya-kiarabu.epub'),
  );
  const [text] = await server.services.db
    .select({ language: lessonTexts.language, html: lessonTexts.html, languages: courses.languages })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(courses, eq(courses.id, units.courseId))
    .where(eq(courses.id, courseId));
  expect(text).toMatchObject({ language: 'ar', languages: ['ar'] });
  expect(text?.html).toContain('<li>');
  expect(text?.html).not.toContain('dir=');
  expect(issues).toEqual([]);
});
