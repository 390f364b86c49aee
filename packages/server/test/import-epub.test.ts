import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courses, lessons, lessonTexts, units } from '../src/courses/tables';
import { zip } from './archive-fixtures';
import { type Files, red, run, told } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const CONTAINER =
  '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';
const page = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>T</title><link rel="stylesheet" href="s.css"/><script src="x.js"/></head><body>${body}</body></html>`;
const html = (id: string, more = '') =>
  `<item id="${id}" href="text/${id}.xhtml" media-type="application/xhtml+xml"${more}/>`;
const opf = (items: string, spine: string, toc = '') =>
  `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="u"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="u">urn:uuid:1</dc:identifier><dc:title>Ufugaji wa mbuzi</dc:title><dc:language>sw</dc:language><dc:description>&lt;p&gt;Kitabu kifupi kuhusu ufugaji wa mbuzi wa maziwa.&lt;/p&gt;</dc:description></metadata><manifest>${items}</manifest><spine${toc}>${spine}</spine></package>`;
const refs = (...ids: string[]) => ids.map((id) => `<itemref idref="${id}"/>`).join('');

const texts: Files = {
  mimetype: 'application/epub+zip',
  'META-INF/container.xml': CONTAINER,
  'OEBPS/text/intro.xhtml': page(
    '<section><h1>Utangulizi</h1><a id="top"/><p>Karibu &#160;shambani.</p></section>',
  ),
  'OEBPS/text/c1.xhtml': page(
    '<article><h1>Malisho</h1><p onclick="x()">Nyasi na majani.<a epub:type="noteref" href="notes.xhtml#N1">1</a> Angalia <a href="c2.xhtml">magonjwa</a>.</p><svg xmlns:xlink="http://www.w3.org/1999/xlink" aria-label="Mbuzi"><image xlink:href="../img/goat.png"/></svg><table><tr><th>Siku</th><td>1</td></tr></table></article>',
  ),
  'OEBPS/text/c2.xhtml': page('<h1>Magonjwa</h1><p>Dalili.</p>'),
  'OEBPS/text/notes.xhtml': page(
    '<h1>Maelezo</h1><aside epub:type="footnote" id="N1"><p>Kavu kabisa.</p></aside>',
  ),
};
const IMAGE = '<item id="img" href="img/goat.png" media-type="image/png" properties="cover-image"/>';
const all = html('intro') + html('c1') + html('c2') + html('notes') + IMAGE;
const nav = page(
  '<nav epub:type="landmarks"><ol><li><a href="intro.xhtml">x</a></li></ol></nav><nav epub:type="toc"><ol><li><a href="intro.xhtml">Utangulizi</a></li><li><span>Sehemu ya kwanza</span><ol><li><a href="c1.xhtml">Malisho</a></li><li><a href="c2.xhtml#x">Magonjwa</a></li></ol></li><li><a href="notes.xhtml">Maelezo</a></li></ol></nav>',
);
const book3 = (): Files => ({
  ...texts,
  'OEBPS/book.opf': opf(all + html('nav', ' properties="nav"'), refs('nav', 'intro', 'c1', 'c2', 'notes')),
  'OEBPS/text/nav.xhtml': nav,
});
const ncx = `<?xml version="1.0"?><!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd"><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint id="a"><navLabel><text>Utangulizi</text></navLabel><content src="text/intro.xhtml"/></navPoint><navPoint id="b"><navLabel><text>Sehemu ya kwanza</text></navLabel><content src="text/c1.xhtml"/><navPoint id="c"><navLabel><text>Magonjwa</text></navLabel><content src="text/c2.xhtml"/></navPoint></navPoint></navMap></ncx>`;

const outline = async (courseId: string) =>
  server.services.db
    .select({
      id: lessons.id,
      unit: units.title,
      title: lessons.title,
      source: lessonTexts.source,
      html: lessonTexts.html,
    })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(lessons.position));

test('[14.165] a book in EPUB 3 becomes a course: parts, texts in reading order, pictures, notes, tables, language', async () => {
  const picture = await red(800, 500).png().toBuffer();
  const report = await run(server, await zip({ ...book3(), 'OEBPS/img/goat.png': picture }, 'book.epub'));
  expect(report).toMatchObject({ title: 'Ufugaji wa mbuzi', languages: ['sw'] });
  expect(report.counts).toMatchObject({ units: 3, lessons: 4, pictures: 1 });
  const read = await outline(report.courseId);
  expect(read.map(({ unit, title }) => [unit, title])).toEqual([
    ['Utangulizi', 'Utangulizi'],
    ['Sehemu ya kwanza', 'Malisho'],
    ['Sehemu ya kwanza', 'Magonjwa'],
    ['Maelezo', 'Maelezo'],
  ]);
  const [intro, first, second, notes] = read;
  expect(intro?.source).toBe('Karibu \u00a0shambani.');
  expect(first?.html).toContain(`/console/course/unit/lesson/${notes?.id}/Maelezo#section-n1`);
  expect(notes?.html).toContain('id="section-n1"');
  expect(first?.html).toContain(`/console/course/unit/lesson/${second?.id}/Magonjwa`);
  expect(first?.html).toMatch(/<img [^>]*alt="Mbuzi"/);
  expect(first?.html).toContain('<th');
  expect(first?.html).not.toMatch(/onclick|<script|<svg/);
  const [course] = await server.services.db.select().from(courses).where(eq(courses.id, report.courseId));
  expect(course).toMatchObject({
    summary: 'Kitabu kifupi kuhusu ufugaji wa mbuzi wa maziwa.',
    image: expect.stringMatching(/^\/api\/media\//),
  });
  expect(told(report, 'dead-link')).toEqual([]);
});

test('[14.165] a book in EPUB 2 is read by its NCX, which has a document type', async () => {
  const report = await run(
    server,
    await zip(
      {
        ...texts,
        'OEBPS/book.opf': opf(
          `${all}<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>`,
          refs('intro', 'c1', 'c2'),
          ' toc="ncx"',
        ),
        'OEBPS/toc.ncx': ncx,
      },
      'old.epub',
    ),
  );
  const read = await outline(report.courseId);
  expect(read.map(({ unit, title }) => [unit, title])).toEqual([
    ['Utangulizi', 'Utangulizi'],
    ['Sehemu ya kwanza', 'Sehemu ya kwanza'],
    ['Sehemu ya kwanza', 'Magonjwa'],
  ]);
});

test('[15.50] a book whose pages are pictures becomes lessons of pictures, and those without alternatives are reported', async () => {
  const pages: Files = {
    'OEBPS/text/p1.xhtml': page('<div class="page"><img src="../img/1.png"/></div>'),
    'OEBPS/text/p2.xhtml': page(
      '<div><svg viewBox="0 0 8 5" xmlns:xlink="http://www.w3.org/1999/xlink"><title>Mbuzi wawili</title><image width="8" height="5" xlink:href="../img/2.png"/></svg></div>',
    ),
    'OEBPS/text/p3.xhtml': page('<object type="image/png" data="../img/3.png">Ng’ombe</object>'),
  };
  for (const number of [1, 2, 3, 4])
    pages[`OEBPS/img/${number}.png`] = await red(80 + number, 50)
      .png()
      .toBuffer();
  const items =
    html('p1') +
    html('p2') +
    html('p3') +
    '<item id="p4" href="img/4.png" media-type="image/png"/><item id="p5" href="text/p5.xhtml" media-type="application/xhtml+xml"/>';
  const report = await run(
    server,
    await zip(
      {
        mimetype: 'application/epub+zip',
        'META-INF/container.xml': CONTAINER,
        ...pages,
        'OEBPS/book.opf': opf(items, refs('p1', 'p2', 'p3', 'p4', 'p5')),
      },
      'pictures.epub',
    ),
  );
  const read = await outline(report.courseId);
  expect(read.map((each) => /<img [^>]*alt="([^"]*)"/.exec(each.html)?.[1])).toEqual([
    '',
    'Mbuzi wawili',
    'Ng’ombe',
    '',
  ]);
  expect(told(report, 'missing-alt').map((issue) => issue.split(':')[0])).toEqual([
    'OEBPS/text/p1.xhtml',
    'OEBPS/img/4.png',
  ]);
  expect(told(report, 'structure')).toEqual([
    'OEBPS/text/p5.xhtml:null “OEBPS/text/p5.xhtml” holds nothing that can be shown and was left out.',
  ]);
});

test.each<[string, Files, RegExp]>([
  [
    'entities',
    { 'OEBPS/book.opf': '<!DOCTYPE p [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><package>&b;</package>' },
    /has a document type \(DOCTYPE\)/,
  ],
  [
    'a text that leads out',
    {
      'OEBPS/book.opf': opf(
        '<item id="a" href="../../../etc/passwd" media-type="application/xhtml+xml"/>',
        refs('a'),
      ),
    },
    /lies outside of the archive/,
  ],
  [
    'copy protection',
    {
      'META-INF/encryption.xml':
        '<encryption xmlns:e="x"><e:EncryptedData><e:CipherData><e:CipherReference URI="OEBPS/text/c1.xhtml"/></e:CipherData></e:EncryptedData></encryption>',
    },
    /protected against copying \(DRM\)/,
  ],
  ['no text', { 'OEBPS/book.opf': opf('', '') }, /holds no text that can be imported/],
  ['no package document', { 'META-INF/container.xml': '<container/>' }, /names no package document/],
])('[14.165] a book with %s is refused', async (_name, files, message) => {
  await expect(run(server, await zip({ ...book3(), ...files }, 'bad.epub'))).rejects.toThrow(message);
});
