import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessons, lessonTexts, units } from '../src/courses/tables';
import { PermanentNames } from '../src/import/permanent-names';
import { quizzes } from '../src/quizzes';
import { cartridgeFiles, item, resource, unit, zip } from './archive-fixtures';
import { book } from './epub-fixtures';
import { type Files, run } from './import-fixtures';
import { olx } from './olx-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const lessonsOf = (courseId: string) =>
  server.services.db
    .select({ id: lessons.id, title: lessons.title, source: lessonTexts.source })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(lessons.position));

const titlesIn = async (path: string) =>
  (await lessonsOf((await run(server, path)).courseId)).map(({ title }) => title);

const LONG = 'a'.repeat(100);

describe('[15.20] a permanent name', () => {
  test.each([
    ['other scripts', ['መግቢያ', 'ምዕራፍ', '章', '節']],
    ['letters with accents', ['leçon', 'lecon', 'leçòn']],
    ['punctuation', ['c.1', 'c_1', 'c:1', 'c-1']],
    ['a long common start', [`${LONG}1`, `${LONG}2`, LONG]],
    ['emoji and spaces', ['🌍', '🌎', ' ', '  ', '']],
    ['the same identifier twice', ['s1', 's1', 's1-2']],
  ])('is unique: %s', (_case, identifiers) => {
    const names = new PermanentNames();
    const given = identifiers.map((each) => names.of('item', each));
    expect(new Set(given).size).toBe(given.length);
    for (const name of given) expect(name).toMatch(/^item\/[\w-]{0,120}$/);
  });

  test('stays what it was for an identifier of plain letters, and does not depend on other identifiers', () => {
    expect(new PermanentNames().of('item', 'i5f_a-3')).toBe('item/i5f_a-3');
    expect(new PermanentNames().of('item', 'chapter1.xhtml')).toBe('item/chapter1_xhtml');
    const [one, two] = [new PermanentNames(), new PermanentNames()];
    two.of('item', 'መግቢያ');
    expect(two.of('item', 'ምዕራፍ')).toBe(one.of('item', 'ምዕራፍ'));
  });

  test('is the same for composed and decomposed letters', () => {
    const name = (identifier: string) => new PermanentNames().of('item', identifier.normalize('NFD'));
    expect(name('leçon')).toBe(new PermanentNames().of('item', 'leçon'.normalize('NFC')));
  });
});

describe('[15.20] identifiers in other scripts cost no lesson', () => {
  test.each([
    [['መግቢያ', 'ምዕራፍ']],
    [['one', 'é', 'é', 'two']],
    [['c.1', 'c_1']],
    [[`${LONG}-first`, `${LONG}-second`]],
    [['مقدمة', 'الفصل', 'chapter']],
  ])('of a book: %j', async (ids) => {
    expect(await titlesIn(await zip(book(ids), 'book.epub'))).toEqual(ids);
  });

  test('a book that lists a text twice has it once', async () => {
    const files = book(['one', 'notes', 'two'], { spine: ['one', 'notes', 'two', 'notes'] });
    expect(await titlesIn(await zip(files, 'book.epub'))).toEqual(['one', 'notes', 'two']);
  });

  test('a lesson of a book stays itself when another is added before it', async () => {
    const before = await run(server, await zip(book(['ምዕራፍ', 'መጨረሻ']), 'book.epub'));
    const old = await lessonsOf(before.courseId);
    const longer = await zip(book(['መግቢያ', 'ምዕራፍ', 'መጨረሻ']), 'book.epub');
    const after = await run(server, longer, { target: { update: before.courseId } });
    expect(after.courseId).toBe(before.courseId);
    const ids = (await lessonsOf(after.courseId)).map(({ id }) => id);
    expect(ids.slice(1)).toEqual(old.map(({ id }) => id));
  });

  const openEdx = (names: readonly string[], text = ''): Files => ({
    'course.xml': '<course url_name="run-é" org="Shule" course="TEA"/>',
    'course/run-é.xml': '<course display_name="Tea" language="en"><chapter url_name="ክፍል"/></course>',
    'policies/run-é/policy.json': JSON.stringify({ 'chapter/ክፍል': { display_name: 'Unit one' } }),
    'chapter/ክፍል.xml': `<chapter>${names.map((name) => `<sequential url_name="${name}"/>`).join('')}</chapter>`,
    ...Object.fromEntries(
      names.flatMap((name, at) => [
        [
          `sequential/${name}.xml`,
          `<sequential display_name="${name}"><vertical url_name="v-${name}"/></sequential>`,
        ],
        [`vertical/v-${name}.xml`, `<vertical><html url_name="h-${name}"/></vertical>`],
        [`html/h-${name}.xml`, `<html filename="h-${name}"/>`],
        [`html/h-${name}.html`, `<p>Text ${at + 1}. ${text}</p>`],
      ]),
    ),
  });

  test.each([[['leçon_un', 'leçon_deux']], [['መጀመሪያ', 'ሁለተኛ']], [['kwanza ~1', 'kwanza@2']]])(
    'of an Open edX course: %j',
    async (names) => {
      expect(await titlesIn(await olx(openEdx(names)))).toEqual(names);
    },
  );

  test('links to blocks with such names lead to their lessons', async () => {
    const names = ['leçon_un', 'leçon.deux'];
    const links = `<a href="/jump_to_id/${encodeURIComponent('leçon_un')}">one</a> <a href="/jump_to_id/leçon.deux">two</a>`;
    const { courseId } = await run(server, await olx(openEdx([...names, 'tatu'], links)));
    const [one, two, three] = await lessonsOf(courseId);
    expect(three?.source).toContain(`/lesson/${one?.id}/`);
    expect(three?.source).toContain(`/lesson/${two?.id}/`);
  });

  test('an Open edX lesson that two chapters show is a lesson of both', async () => {
    const files = openEdx(['moja']);
    const twice: Files = { ...files, 'chapter/two.xml': files['chapter/ክፍል.xml'] ?? '' };
    twice['course/run-é.xml'] =
      '<course display_name="Tea"><chapter url_name="ክፍል"/><chapter url_name="two"/></course>';
    expect(await titlesIn(await olx(twice))).toEqual(['moja', 'moja']);
  });

  test('of a cartridge, in its modules, beside them, and of its quizzes', async () => {
    const page = (words: string) =>
      `<html><head><title>${words}</title></head><body><p>${words}</p></body></html>`;
    const names = ['መግቢያ', 'ምዕራፍ', 'ሥዕል', 'መጨረሻ'];
    const files = cartridgeFiles({
      items: unit('ክ1', 'One', item('መግቢያ', 'First')) + unit('ክ2', 'Two', item('ምዕራፍ', 'Second')),
      resources: names.map((name, at) => resource(name, `${at}.html`)).join('') + resource('files', 'f.html'),
      files: {
        ...Object.fromEntries(names.map((name, at) => [`${at}.html`, page(name)])),
        'f.html': page('F'),
      },
    });
    expect(await titlesIn(await zip(files))).toEqual(['First', 'Second', 'ሥዕል', 'መጨረሻ', 'F']);
  });

  test('of quizzes in a package of QTI', async () => {
    const test1 = (id: string) =>
      `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="${id}" title="${id}"><section ident="s"><item ident="q" title="Q"><presentation><material><mattext>Goats eat leaves.</mattext></material><response_lid ident="r"><render_choice><response_label ident="a"><material><mattext>True</mattext></material></response_label><response_label ident="b"><material><mattext>False</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><outcomes><decvar/></outcomes><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>`;
    const ids = ['ጥያቄ', 'ፈተና'];
    const { courseId } = await run(
      server,
      await zip(
        {
          'imsmanifest.xml': `<?xml version="1.0"?><manifest identifier="m"><resources>${ids
            .map((id, at) => `<resource identifier="r${at}" type="imsqti_xmlv1p2" href="${at}.xml"/>`)
            .join('')}</resources></manifest>`,
          ...Object.fromEntries(ids.map((id, at) => [`${at}.xml`, test1(id)])),
        },
        'quiz.zip',
      ),
    );
    const found = await server.services.db
      .select({ title: quizzes.title })
      .from(quizzes)
      .innerJoin(units, eq(units.id, quizzes.unitId))
      .where(eq(units.courseId, courseId));
    expect(found.map(({ title }) => title).toSorted()).toEqual(ids.toSorted());
  });
});
