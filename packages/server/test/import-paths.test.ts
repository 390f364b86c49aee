import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessons, lessonTexts, units } from '../src/courses/tables';
import { cartridgeFiles, forge, item, onePage, resource, unit, zip } from './archive-fixtures';
import { book } from './epub-fixtures';
import { course, type Files, LESSON, lessonHtml, red, run } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

let server: TestServer;
let picture: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  picture = await red(20, 20).png().toBuffer();
});
afterAll(() => server.close());

const small = (root: string, readme: string): Files => ({
  [`${root}${readme}`]: '# Birds\n\nA course about the birds of the plains and how to know them.\n',
  [`${root}1-a/${readme}`]: '# Part\n',
  [`${root}1-a/lessons/1-one/${readme}`]: '# Lesson\n\n[next](../2-TWO/readme.md)\n',
  [`${root}1-a/lessons/2-two/${readme}`]: '# Two\n\nHello.\n',
});

describe('[15.190] a course in an archive is found', () => {
  test.each([
    ['folders around its folder', 'outer/inner/birds/', 'README.md'],
    ['a README in small letters', 'birds/', 'readme.md'],
    ['a README in capital letters', '', 'README.MD'],
  ])('with %s', async (_case, root, readme) => {
    const report = await run(server, await zip(small(root, readme), 'birds.zip'));
    expect(report).toMatchObject({ title: 'Birds', counts: { lessons: 2 }, issues: [] });
  });
});

describe('[15.190] a linked file is found', () => {
  const HOME = dirname(LESSON);
  test.each([
    ['in other capital letters', 'Data.CSV', 'data.csv'],
    ['by a path of Windows', 'data.csv', '.\\data.csv'],
    ['by a path of Windows to another folder', '../../data.csv', '..\\..\\data.csv'],
    ['whose name is percent-encoded', 'a%20b.csv', 'a%20b.csv'],
    ['whose name is percent-encoded, by its plain name', 'a%20b.csv', '<a b.csv>'],
    ['as a picture', 'Goat.PNG', 'goat.png'],
  ])('%s', async (_case, file, link) => {
    const { html, report } = await lessonHtml(server, `# L\n\n[Here](${link})\n`, {
      [join(HOME, file)]: file.endsWith('PNG') ? picture : 'a,b',
    });
    expect(report.issues).toEqual([]);
    expect(html).toMatch(/<a href="\/api\/media\/\w{64}\.(?:csv" download="[^"]+|webp)">Here/);
  });

  test('only if it is the only one', async () => {
    const files = { [join(HOME, 'A.csv')]: 'a', [join(HOME, 'a.CSV')]: 'b' };
    const folder = await course({ ...files, [LESSON]: '# L\n\n[One](a.csv) [two](A.csv)\n' });
    expect(await readdir(join(folder, HOME))).toContain('a.CSV');
    const { issues } = await run(server, folder);
    expect(issues.map(({ message }) => message)).toEqual(['a.csv leads to nothing that was imported.']);
  });

  test('in a cartridge and a book, also in their lists of files', async () => {
    const page = `<p><img src="$IMS-CC-FILEBASE$\\Img\\Goat.png" alt="A goat"></p><p><a href="two.HTML">Two</a></p>`;
    const cartridge = cartridgeFiles({
      items: unit('u1', 'Unit one', item('r1', 'One') + item('r2', 'Two')),
      resources: resource('r1', 'sub\\one.html') + resource('r2', 'sub/TWO.html'),
      files: { 'sub/One.HTML': page, 'sub/two.html': '<p>Two</p>', 'web_resources/img/goat.PNG': picture },
    });
    const report = await run(server, await zip(cartridge));
    expect(report).toMatchObject({ counts: { lessons: 2, pictures: 1 }, issues: [] });
    const rows = await server.services.db
      .select({ html: lessonTexts.html })
      .from(lessonTexts)
      .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
      .innerJoin(units, eq(units.id, lessons.unitId))
      .where(eq(units.courseId, report.courseId))
      .orderBy(asc(lessons.position));
    expect(rows[0]?.html).toMatch(/<a href="\/console\/course\/unit\/lesson\/[\w-]{36}\/Two">Two<\/a>/);

    const files = book(['one', 'two']);
    const { 'text/2.xhtml': text = '', ...rest } = files;
    const read = await run(server, await zip({ ...rest, 'text/2.XHTML': text }, 'birds.epub'));
    expect(read).toMatchObject({ counts: { lessons: 2 }, issues: [] });
  });
});

test('[15.190] a ZIP name that says that it is UTF-8 and is not is read in code page 437', async () => {
  const files = { ...onePage('<p><img src="Café.png" alt="A"></p>'), 'Caf_.png': picture };
  expect((await run(server, await forge(await zip(files), 'Caf_.png', 'Caf\x82.png'))).counts.pictures).toBe(
    1,
  );
});

test('[15.202] the name of an uploaded file loses control characters and turned directions', async () => {
  const tutor = await server.signedIn('tutor');
  const content = await readFile(await zip(small('', 'README.md'), 'birds.zip'));
  const answer = await upload(server, '/instructor/imports', {
    ...{ as: tutor, field: 'archive', method: 'POST', content, name: 'bi\u202Erds\0\u0007.zip' },
  });
  expect(answer.status).toBe(202);
  await server.services.background.settled();
  const { body } = await server.call('GET', `/instructor/import/${answer.body.data._id}`, { as: tutor });
  expect(body.data).toMatchObject({ state: 'done', fileName: 'birds.zip' });
});
