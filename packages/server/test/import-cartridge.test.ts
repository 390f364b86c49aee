import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses, lessons, lessonTexts, units } from '../src/courses/tables';
import { importArchive, type ImportTarget } from '../src/import';
import { cartridgeFiles, item, onePage, resource, unit, zip } from './archive-fixtures';
import { course, red, run, told } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const lessonsOf = (courseId: string) =>
  server.services.db
    .select({ id: lessons.id, unit: units.title, title: lessonTexts.title, html: lessonTexts.html })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(lessons.position));

const TOPIC = 'imsdt_xmlv1p2';
const LINK = 'imswl_xmlv1p2';
const topic = (title: string, html: string, more = '') =>
  `<topic xmlns="x"><title>${title}</title><text texttype="text/html">${html}</text>${more}</topic>`;
const link = (title: string, url: string) =>
  `<webLink xmlns="x"><title>${title}</title><url href="${url}"/></webLink>`;

describe('a Common Cartridge', () => {
  test('pages, topics, web links and files become lessons, in the order of the organization', async () => {
    const path = await zip(
      cartridgeFiles({
        items:
          unit('u1', 'First', item('r1', 'A page') + item('r2', 'A topic')) +
          unit('u2', 'Second', unit('u3', 'Inner', item('r3', 'A site')) + item('r4', 'A paper')) +
          unit('u4', 'Nothing', ''),
        resources:
          resource('r1', 'pages/a.html') +
          resource('r2', 't.xml', TOPIC) +
          resource('r3', 'l.xml', LINK) +
          resource('r4', 'papers/the paper.pdf'),
        files: {
          'pages/a.html': '<html><body><h1>A page</h1><h4>Deep</h4><p>Words.</p></body></html>',
          't.xml': topic('T', '&lt;p&gt;What do you think?&lt;/p&gt;'),
          'l.xml': link('L', 'https://site.example/there'),
          'papers/the paper.pdf': 'p'.repeat(3000),
        },
      }),
    );
    const report = await run(server, path);
    expect(report).toMatchObject({ title: 'A cartridge', created: true, state: 'draft' });
    expect(report.counts).toMatchObject({ units: 2, lessons: 4, downloads: 1, downloadBytes: 3000 });
    expect(told(report, 'structure')).toEqual(['module/u4:null “Nothing” holds no lesson and was left out.']);
    const read = await lessonsOf(report.courseId);
    expect(read.map(({ unit, title, html }) => [unit, title, html])).toEqual([
      ['First', 'A page', '<h2 id="section-deep">Deep</h2>\n<p>Words.</p>'],
      ['First', 'A topic', '<p>What do you think?</p>'],
      [
        'Second',
        'A site',
        '<p><a href="https://site.example/there" rel="noopener noreferrer">A site</a> (site.example)</p>',
      ],
      [
        'Second',
        'A paper',
        expect.stringMatching(
          /^<p><a href="\/api\/media\/[0-9a-f]{64}\.pdf" download="the paper\.pdf">the paper\.pdf \(PDF, 3 KB\)<\/a><\/p>$/,
        ),
      ],
    ]);
    const [row] = await server.services.db.select().from(courses).where(eq(courses.id, report.courseId));
    expect(row?.summary).toBe('What this course is about, in a sentence of some length.');
  });

  test('a file is served as a download and never opened on the site’s origin; a picture is shown', async () => {
    const files = {
      'a.pdf': '%PDF-1.4',
      'web_resources/a.png': await red(20, 20).png().toBuffer(),
    };
    const html = '<a href="a.pdf">A</a> <img src="$IMS-CC-FILEBASE$/a.png" alt="A">';
    const report = await run(server, await zip(onePage(html, files)));
    const [lesson] = await lessonsOf(report.courseId);
    const serve = async (ending: string) => {
      const path = new RegExp(`/media/[0-9a-f]{64}\\.${ending}`).exec(lesson?.html ?? '')?.[0] ?? '';
      const { status, headers } = await server.call(
        'GET',
        server.services.media.sign(`/api${path}`).slice(4),
      );
      return [
        status,
        headers['content-type'],
        headers['content-disposition'],
        headers['x-content-type-options'],
      ];
    };
    expect(await serve('pdf')).toEqual([200, 'application/pdf', 'attachment', 'nosniff']);
    expect(await serve('webp')).toEqual([200, 'image/webp', undefined, 'nosniff']);
  });

  test('rewrites links to pages, units and files, and reports broken ones', async () => {
    const path = await zip(
      cartridgeFiles({
        items: unit('u1', 'One', item('r1', 'Start') + item('r2', 'Goal')),
        resources:
          resource('r1', 'wiki_content/start.html') +
          resource('r2', 'wiki_content/goal.html') +
          resource('r3', 'web_resources/sub/a b.txt'),
        files: {
          'wiki_content/start.html': [
            '<p><a href="goal.html#part-two">relative</a>',
            '<a href="$WIKI_REFERENCE$/pages/goal">wiki</a>',
            '<a href="%24CANVAS_OBJECT_REFERENCE%24/modules/u1">module</a>',
            '<a href="$CANVAS_OBJECT_REFERENCE$/module_items/i-r2">item</a>',
            '<a href="$IMS-CC-FILEBASE$/sub/a%20b.txt?canvas_download=1">file</a>',
            '<a href="$WIKI_REFERENCE$/pages/nowhere">lost</a>',
            '<a href="../../../etc/passwd">out</a>',
            '<a href="$IMS-CC-FILEBASE$/../../../etc/passwd">out too</a></p>',
          ].join('\n'),
          'wiki_content/goal.html': '<h2>Part one</h2><h2>Part two</h2>',
          'web_resources/sub/a b.txt': 'Hello',
        },
      }),
    );
    const report = await run(server, path);
    const [start, goal] = await lessonsOf(report.courseId);
    const to = `/console/course/unit/lesson/${goal?.id}/Goal`;
    expect(start?.html).toContain(`<a href="${to}#section-part-two">relative</a>`);
    expect(start?.html).toContain(`<a href="${to}">wiki</a>`);
    expect(start?.html).toMatch(/<a href="\/console\/course\/unit\/[\w-]+\/One">module<\/a>/);
    expect(start?.html).toContain(`<a href="${to}">item</a>`);
    expect(start?.html).toMatch(/\.txt" download="a b\.txt">file \(TXT, 1 KB\)<\/a>/);
    expect(start?.html).toMatch(/lost\s+out\s+out too/);
    expect(told(report, 'dead-link')).toHaveLength(3);
    expect(told(report, 'dead-link').join()).toMatch(/leaves the course folder/);
  });

  test('leaves out and reports faulty quizzes, programs, teachers’ material and invalid addresses', async () => {
    const path = await zip(
      cartridgeFiles({
        items: unit(
          'u1',
          'One',
          item('r1', 'Page') +
            item('q', 'The quiz') +
            item('t', 'The tool') +
            item('l', 'Odd') +
            item('x', 'Gone'),
        ),
        resources:
          resource('r1', 'a.html') +
          resource('q', 'q.xml', 'imsqti_xmlv1p2/imscc_xmlv1p2/assessment') +
          resource('t', 't.xml', 'imsbasiclti_xmlv1p0') +
          resource('l', 'l.xml', LINK) +
          resource('p', 'plan.pdf').replace('type=', 'intendeduse="lessonplan" type=') +
          resource('e', 'run.exe'),
        files: {
          'a.html': '<p>Hello</p>',
          'q.xml': '<questestinterop/>',
          't.xml': '<cartridge_basiclti_link/>',
          'l.xml': link('Odd', 'javascript:alert(1)'),
          'plan.pdf': 'p',
          'run.exe': 'MZ',
        },
      }),
    );
    const report = await run(server, path);
    expect(report.counts).toMatchObject({ lessons: 1, downloads: 0 });
    const left = told(report, 'left-out').join('\n');
    for (const words of [
      'q.xml:null “The quiz” is not a quiz that can be read',
      '“The tool”: it opens another program',
      '“Odd” leads to no web address',
      '“Gone”: what it shows is not in the archive',
      'plan.pdf:null It is meant for those who teach',
      'run.exe:null Files of this kind (.exe) are not taken',
    ]) {
      expect(left).toContain(words);
    }
  });

  test('keeps a page’s content without scripts, styles and editor markup; embedded videos become links', async () => {
    const report = await run(
      server,
      await zip(
        onePage(
          [
            '<script>alert(1)</script><p style="color:red" onclick="x()"><span style="font-size:14pt">Hello</span></p>',
            '<p>&nbsp;</p><p><br></p><div><p></p></div>',
            '<ul><ul><li>One</li></ul></ul>',
            '<ol><li>A</li><ol><li>B</li></ol></ol>',
            '<table><tbody><tr><td>A box</td></tr></tbody></table>',
            '<iframe title="A film" src="https://films.example/1"></iframe>',
            '<iframe src="javascript:alert(1)"></iframe>',
            '<a href="https://x.example">x<span class="screenreader-only"> (Links to an external site.)</span></a>',
            '<img src="https://other.example/a.png" alt="far"><img src="photo.png" alt="photo.png">',
          ].join(''),
          { 'photo.png': await red(10, 10).png().toBuffer() },
        ),
      ),
    );
    const [{ html = '' } = {}] = await lessonsOf(report.courseId);
    expect(html).toBe(
      [
        '<p>Hello</p>',
        '<ul><li>One</li></ul>',
        '<ol><li>A<ol><li>B</li></ol></li></ol>',
        '<div>A box</div>',
        '<p><a href="https://films.example/1" rel="noopener noreferrer">Open: A film</a></p>',
        '<a href="https://x.example" rel="noopener noreferrer">x</a>',
        '[Picture not available: far]',
        html.slice(html.indexOf('<img')),
      ].join(''),
    );
    expect(told(report, 'unsafe').join('\n')).toMatch(
      /Inline styles were removed \(2\)[^]*films\.example[^]*<script>[^]*onclick[^]*<iframe>/,
    );
    expect(told(report, 'remote-picture')).toHaveLength(1);
    expect(told(report, 'missing-alt')).toEqual([
      "page.html:1 “photo.png” is a file's name, not a text alternative.",
    ]);
  });

  test.each(['windows-1252', 'iso-8859-1', 'latin1'])(
    '[15.22] keeps curly quotes, dashes and the euro sign of a page in %s',
    async (label) => {
      const page = `<html><head><meta charset="${label}"></head><body><p>She said \x93slowly\x94 \x96 the price is \x805\x85 that\x92s all.</p></body></html>`;
      const files = onePage('', { 'page.html': Buffer.from(page, 'latin1') });
      const report = await run(server, await zip(files));
      expect((await lessonsOf(report.courseId))[0]?.html).toBe(
        '<p>She said “slowly” – the price is €5… that’s all.</p>',
      );
    },
  );

  test('reads texts in their declared encoding, and reports a file that does not match it', async () => {
    const latin = '<html><head><meta charset="iso-8859-1"></head><body><p>Caf\xe9</p></body></html>';
    const files = onePage('', { 'page.html': Buffer.from(latin, 'latin1') });
    const utf16 = `\ufeff${String(files['imsmanifest.xml']).replace('UTF-8', 'UTF-16')}`;
    const report = await run(
      server,
      await zip({ ...files, 'imsmanifest.xml': Buffer.from(utf16, 'utf16le') }),
    );
    expect((await lessonsOf(report.courseId))[0]?.html).toBe('<p>Café</p>');
    const spoilt = onePage('', { 'page.html': Buffer.from([0x3c, 0x70, 0x3e, 0xff, 0x01]) });
    await expect(run(server, await zip(spoilt))).rejects.toThrow(/^page\.html is not UTF-8 text/);
  });

  test('importing again updates the course and keeps ids, also of a lesson that moved to another unit', async () => {
    const files = { 'a.html': '<p>A</p>', 'b.html': '<p>B</p>' };
    const resources = resource('a', 'a.html') + resource('b', 'b.html');
    const make = (first: string, second: string) =>
      cartridgeFiles({ items: unit('u1', 'One', first) + unit('u2', 'Two', second), resources, files });
    const tutor = await server.signedIn('tutor');
    const send = async (parts: ReturnType<typeof make>, target: ImportTarget) =>
      importArchive(server.services, { path: await zip(parts), ownerId: tutor.id, target });
    const [a, b] = [item('a', 'A'), item('b', 'B')];
    const first = await send(make(a + b, item('a', 'A again')), 'new');
    const before = await lessonsOf(first.courseId);
    const second = await send(make(a, item('a', 'A again') + b), { update: first.courseId });
    expect(second).toMatchObject({ courseId: first.courseId, created: false });
    const after = await lessonsOf(first.courseId);
    expect(after.map((lesson) => lesson.unit)).toEqual(['One', 'Two', 'Two']);
    const ids = (list: typeof after) => list.map((lesson) => lesson.id).sort();
    expect(ids(after)).toEqual(ids(before));
  });

  test('never updates another user’s course', async () => {
    const [one, two] = [await server.signedIn('tutor'), await server.signedIn('tutor')];
    const send = async (ownerId: string, title: string) =>
      importArchive(server.services, {
        path: await zip({ 'README.md': `# ${title}\n`, '1-a/lessons/1-b/README.md': '# B\n' }, 'c.zip'),
        ownerId,
      });
    const mine = await send(one.id, 'Mine');
    const theirs = await send(two.id, 'Theirs');
    expect(theirs).toMatchObject({ created: true });
    expect(theirs.courseId).not.toBe(mine.courseId);
    const rows = await server.services.db.select().from(courses).where(eq(courses.id, mine.courseId));
    expect(rows).toMatchObject([{ ownerId: one.id, title: 'Mine' }]);
  });
});

test('imports a zip of a Markdown course like its folder, with or without a root folder', async () => {
  const files = {
    'README.md': '# Zipped\n\nAn introduction that is long enough to serve as its summary.\n',
    '1-first/README.md': '# Part\n',
    '1-first/lessons/1-one/README.md': '# Lesson\n\n![Red](a.png)\n',
    '1-first/lessons/1-one/a.png': await red(30, 20).png().toBuffer(),
  };
  const inFolder = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [`my-course/${path}`, content]),
  );
  const bare = await run(server, await zip(files, 'garden.zip'));
  const wrapped = await run(server, await zip({ ...inFolder, '__MACOSX/x': '' }, 'other.zip'));
  for (const report of [bare, wrapped]) {
    expect(report).toMatchObject({ title: 'Zipped', counts: { units: 1, lessons: 1, pictures: 1 } });
  }
  const keys = await server.services.db.select({ key: courses.sourceKey }).from(courses);
  expect(keys.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['markdown:garden', 'markdown:my-course']),
  );
  const folder = await run(server, await course());
  expect(folder.issues).toEqual([]);
});
