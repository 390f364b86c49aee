import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessons, lessonTexts, units } from '../src/courses/tables';
import { onePage, zip } from './archive-fixtures';
import { course, type Files, LESSON, run } from './import-fixtures';
import { eq as equals, item1, lid, quiz1, readFile, rule } from './qti-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function imported(path: string) {
  const report = await run(server, path);
  const [row] = await server.services.db
    .select({ html: lessonTexts.html, title: lessonTexts.title })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, report.courseId));
  const told = report.issues.map(({ file, line, message }) => `${file}:${line} ${message}`);
  return { title: row?.title, html: row?.html, told, course: report.title };
}

const page = (head: string, body: Buffer): Files =>
  onePage('', { 'page.html': Buffer.concat([Buffer.from(`${head}\n<p>`), body, Buffer.from('</p>')]) });
const WINDOWS = Buffer.from('Caf\xe9 \x93x\x94', 'latin1');
const meta = (charset: string) => `<html><head><meta charset="${charset}"></head>`;

describe('[15.191] a page', () => {
  test.each([
    ['that declares Windows-1252 and is UTF-8', meta('windows-1252'), Buffer.from('Café “x”'), 0],
    ['that declares ISO-8859-1 and is UTF-8', meta('iso-8859-1'), Buffer.from('Café “x”'), 0],
    ['with a declaration of XML', '<?xml version="1.0" encoding="ISO-8859-1"?>', WINDOWS, 0],
    ['of an unknown encoding', meta('x-unknown'), Buffer.from('Café “x”'), 0],
    ['that declares UTF-8 and is not', meta('utf-8'), WINDOWS, 1],
    ['that declares nothing', '<html>', WINDOWS, 1],
  ])('%s keeps its letters', async (_case, head, body, findings) => {
    const { html, told } = await imported(await zip(page(head, body)));
    expect(html).toBe('<p>Café “x”</p>');
    expect(told).toEqual(
      Array(findings).fill(`page.html:2 It is not UTF-8 text: it was read as Windows-1252.`),
    );
  });
});

describe('[15.191] a lesson in Markdown', () => {
  test.each([
    ['in Windows-1252', Buffer.from('# L\n\nShe said \x93slowly\x94', 'latin1'), 'She said “slowly”'],
    [
      'with one byte of another program',
      Buffer.concat([Buffer.from('# L\n\nCafé é, that'), Buffer.from([0x92]), Buffer.from('s all')]),
      'Café é, that’s all',
    ],
  ])('%s is taken and named', async (_case, content, words) => {
    const { html, told } = await imported(await course({ [LESSON]: content }));
    expect(html).toBe(`<p>${words}</p>`);
    expect(told).toEqual([`${LESSON}:3 It is not UTF-8 text: it was read as Windows-1252.`]);
  });

  test('with byte order marks between its lines, as joined files have them, has its headings', async () => {
    const { html, told } = await imported(
      await course({ [LESSON]: '# L\n\nA\n\n\uFEFF## B\n\n\uFEFF- c\n' }),
    );
    expect(html).toMatch(/<h2 id="section-b">B<\/h2>\n<ul>\n<li>c/);
    expect(told).toEqual([]);
  });
});

describe('[15.192] a manifest', () => {
  const base = String(onePage('<p>x</p>')['imsmanifest.xml']);
  const titled = (title: string) => base.replace('A cartridge', title);
  test.each([
    ['named characters of HTML', titled('A&nbsp;B&hellip; caf&eacute;'), 'A B… café'],
    [
      'such a character under a document type',
      titled('A&nbsp;B').replace('<manifest', '<!DOCTYPE manifest SYSTEM "a.dtd"><manifest'),
      'A B',
    ],
    ['a number of Windows for a quotation mark', titled('That&#146;s &#x80;5'), 'That’s €5'],
    ['control characters', titled('A\x0bB\x1f'), 'AB'],
    [
      'a document type in small letters behind a comment',
      base.replace('<manifest', '<!-- a --><!doctype manifest><manifest'),
      'A cartridge',
    ],
    ['lines before its declaration', `\n \uFEFF\n${base}`, 'A cartridge'],
  ])('with %s is read', async (_case, manifest, title) => {
    const files = { ...onePage('<p>x</p>'), 'imsmanifest.xml': manifest };
    expect(await imported(await zip(files))).toMatchObject({ course: title, told: [] });
  });

  test('with an unknown name of a character keeps it as it is written, and names it', async () => {
    const files = { ...onePage('<p>x</p>'), 'imsmanifest.xml': titled('A &foo; B') };
    expect(await imported(await zip(files))).toMatchObject({
      course: 'A &foo; B',
      told: ['imsmanifest.xml:4 “&foo;” names no character, so it stays as it is written.'],
    });
  });
});

test('[15.192] questions of QTI may use such characters too', () => {
  const { questions, told } = readFile(
    quiz1(
      item1({ text: 'x', responses: lid({ a: 'A&nbsp;cow', b: 'A &foo; calf' }), rules: rule(equals('a')) }),
    ),
  );
  const [body] = questions.map((question) => question.body);
  expect(body?.type === 'single' && body.options.map(({ text }) => text)).toEqual([
    'A\u00A0cow',
    'A &foo; calf',
  ]);
  expect(told).toEqual(['“&foo;” names no character, so it stays as it is written.']);
});

test('[15.192] declarations of a page’s document type are not shown, and are named', async () => {
  const page = '<!-- a -->\n<!DOCTYPE html [\n<!ENTITY foo "b]>ar">\n]><p>A &foo; cow</p>';
  const { html, told } = await imported(await zip(onePage('', { 'page.html': page })));
  expect(html).toBe('<p>A &#x26;foo; cow</p>');
  expect(told).toEqual(['page.html:1 The declarations of its document type were not used.']);
});
