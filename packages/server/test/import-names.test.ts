import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessons, lessonTexts, units } from '../src/courses/tables';
import { quizzes } from '../src/quizzes/tables';
import { forge, onePage, withoutUtf8Flag, zip } from './archive-fixtures';
import { book } from './epub-fixtures';
import { course, type Files, LESSON, red, run, told } from './import-fixtures';
import { olx, small } from './olx-fixtures';
import { startTestServer, type TestServer } from './support/server';

const NAME = 'Café Ñandú.png';
const COMPOSED = NAME.normalize('NFC');
const DECOMPOSED = NAME.normalize('NFD');

let server: TestServer;
let picture: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  picture = await red(20, 20).png().toBuffer();
});
afterAll(() => server.close());

const markdown = (file: string, link: string): Files => ({
  'README.md': '# Birds\n\nA course about the birds of the plains and how to know them.\n',
  [LESSON]: `# Lesson one\n\n![A bird](<../../../images/${link}>)\n`,
  [`images/${file}`]: picture,
});

const reported = async (path: string) => {
  const { counts, issues } = await run(server, path);
  return { pictures: counts.pictures, issues: issues.filter(({ kind }) => kind.includes('picture')) };
};
const FOUND = { pictures: 1, issues: [] };

describe('[15.21] names with accents in archives', () => {
  test.each([
    ['decomposed names, composed links', DECOMPOSED, COMPOSED],
    ['composed names, decomposed links', COMPOSED, DECOMPOSED],
    ['links that are percent-encoded', DECOMPOSED, encodeURIComponent(COMPOSED)],
    ['links that are decomposed and percent-encoded', COMPOSED, encodeURIComponent(DECOMPOSED)],
    ['links in the encoding of older programs', 'Café.png', 'Caf%E9.png'],
    ['a percent sign that encodes nothing', '50% Café.png', '50% Caf%C3%A9.png'],
    ['Amharic', 'ወፍ.png', 'ወፍ.png'],
  ])('%s: with and without the flag for UTF-8, and in a folder', async (_case, file, link) => {
    expect(await reported(await zip(markdown(file, link), 'birds.zip'))).toEqual(FOUND);
    expect(await reported(await withoutUtf8Flag(await zip(markdown(file, link), 'birds.zip')))).toEqual(
      FOUND,
    );
    expect(await reported(await course(markdown(file, link)))).toEqual(FOUND);
  });

  test('a name in code page 437 stays right', async () => {
    // é is 82 there, which is not valid UTF-8.
    const path = await withoutUtf8Flag(await zip(markdown('Caf_.png', 'Café.png'), 'birds.zip'));
    expect(await reported(await forge(path, 'images/Caf_.png', 'images/Caf\x82.png'))).toEqual(FOUND);
  });

  test('of two names that look the same, the composed one is shown', async () => {
    const files = { ...markdown(DECOMPOSED, COMPOSED), [`images/${COMPOSED}`]: picture };
    expect(await reported(await zip(files, 'birds.zip'))).toEqual(FOUND);
  });

  test('pictures of a cartridge, a book and a course of Open edX', async () => {
    const link = encodeURIComponent(COMPOSED);
    const image = `<p>A bird: <img src="$IMS-CC-FILEBASE$/${link}" alt="A bird"></p>`;
    const cartridge = onePage(image, { [`web_resources/${DECOMPOSED}`]: picture });
    expect(await reported(await withoutUtf8Flag(await zip(cartridge)))).toEqual(FOUND);

    const text = `<html xmlns="http://www.w3.org/1999/xhtml"><body><p>A bird: <img src="../img/${COMPOSED}" alt="A bird"/></p></body></html>`;
    const files = book(['one'], { files: { 'text/1.xhtml': text, [`img/${DECOMPOSED}`]: picture } });
    expect(await reported(await withoutUtf8Flag(await zip(files, 'birds.epub')))).toEqual(FOUND);

    const component = '<html url_name="h2"/>';
    const edx = small(component, {
      'html/h2.xml': '<html filename="h2"/>',
      'html/h2.html': `<p>A bird: <img src="/static/${link}" alt="A bird"></p>`,
      [`static/${DECOMPOSED}`]: picture,
    });
    expect((await reported(await olx(edx))).issues).toEqual([]);
  });

  const DOCUMENTS = { NFC: 'Ñandú'.normalize('NFC'), NFD: 'Ñandú'.normalize('NFD') } as const;

  test('a lesson and a quiz of an earlier import stay themselves, whatever the form of their names', async () => {
    const files = (form: 'NFC' | 'NFD'): Files => ({
      'README.md': '# Birds\n\nA course about the birds of the plains and how to know them.\n',
      [`1-${DOCUMENTS[form]}/README.md`]: '# Birds\n',
      [`1-${DOCUMENTS[form]}/lessons/1-${DOCUMENTS[form]}/README.md`]: '# Lesson one\n\nHello.\n',
      [`1-${DOCUMENTS[form]}/quizzes/1-${DOCUMENTS[form]}.md`]:
        '## What eats grass?\n\n- [x] A goat\n- [ ] A lion\n',
    });
    const { db } = server.services;
    const first = await run(server, await zip(files('NFC'), 'named.zip'));
    const ids = async () => ({
      lessons: await db
        .select({ id: lessons.id })
        .from(lessonTexts)
        .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
        .innerJoin(units, eq(units.id, lessons.unitId))
        .where(eq(units.courseId, first.courseId)),
      quizzes: await db
        .select({ id: quizzes.id })
        .from(quizzes)
        .innerJoin(units, eq(units.id, quizzes.unitId))
        .where(and(eq(units.courseId, first.courseId), isNotNull(quizzes.sourcePath))),
    });
    const before = await ids();
    expect(before.lessons).toHaveLength(1);
    expect(before.quizzes).toHaveLength(1);
    // As an import before this rule left them.
    for (const table of [units, lessons, quizzes]) {
      const rows = await db.select({ id: table.id, path: table.sourcePath }).from(table);
      for (const { id, path } of rows.filter((row) => row.path?.includes(DOCUMENTS.NFC)))
        await db
          .update(table)
          .set({ sourcePath: path?.normalize('NFD') ?? null })
          .where(eq(table.id, id));
    }
    const again = await run(server, await zip(files('NFD'), 'named.zip'), {
      target: { update: first.courseId },
    });
    expect(again).toMatchObject({ courseId: first.courseId, created: false, counts: { removedLessons: 0 } });
    expect(await ids()).toEqual(before);
    expect(told(again, 'kept')).toEqual([]);
  });
});
