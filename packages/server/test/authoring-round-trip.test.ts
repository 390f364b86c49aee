import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { courses, lessons, lessonTexts, units } from '../src/courses';
import { importArchive } from '../src/import';
import { onePage, zip } from './archive-fixtures';
import { markdownCourses } from './fixtures/courses';
import { course, LESSON, red, run } from './import-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const textsOf = (courseId: string) =>
  server.services.db
    .select({
      id: lessons.id,
      language: lessonTexts.language,
      title: lessonTexts.title,
      source: lessonTexts.source,
      format: lessonTexts.format,
      html: lessonTexts.html,
      text: lessonTexts.text,
      headings: lessonTexts.headings,
    })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(lessons.position));

const openTopic = async (id: string, language = 'en') =>
  (await server.call('GET', `/instructor/topic/${id}?lang=${language}`, { as: admin })).body.data;

/** Opens a text in the editor and saves it as it is. */
async function saveUnchanged(id: string, language: string) {
  const { title, markdown, format, preview, version } = await openTopic(id, language);
  const body = { title, markdown, format, preview, language, version };
  const saved = await server.call('PUT', `/instructor/topic/${id}`, { as: admin, body });
  expect(saved.status).toBe(200);
}

/** All notations that a converter would change. */
const WRITTEN = [
  '*Emphasis* and _emphasis_, **strong** and __strong__, H<sub>2</sub>O, &amp; &copy;  ',
  'a hard break above, and a \\',
  'backslash.\r\n',
  'Setext heading\n--------------\n',
  '* star\n* list\n    1) number\n    2) another\n\n+ plus\n',
  '| a | b |\n|:-:|--:|\n| x \\| y<br>z | `` c ` `` |\n',
  '<details open>\n<summary>More</summary>\n\nInside **it**\n\n</details>\n',
  '<table><tr><td colspan=2><ul><li>One</li></ul></td></tr></table>\n',
  '~~~js\nconst b = "`";\n\n\t// tab\n~~~\n',
  '    indented code\n',
  'A note[^n], <https://example.org>, https://example.com/a_b_c and [out](<https://example.net/a b> "Title").\n',
  '[^n]: The *note*.\n\n- [x] done\n- [ ] not\n\n***\n\nThe end, without a newline',
].join('\n');

describe('an imported Markdown lesson', () => {
  test('[R.72][R.73] is stored byte for byte, and the editor opens it unchanged', async () => {
    const folder = await course({ [LESSON]: `# Lesson one\n\n${WRITTEN}` });
    const { courseId } = await run(server, folder);
    const [text] = await textsOf(courseId);
    expect(text).toMatchObject({ title: 'Lesson one', source: WRITTEN, format: 'markdown' });
    expect(await openTopic(text?.id ?? '')).toMatchObject({ markdown: WRITTEN, format: 'markdown' });
  });

  test('[R.73] has only the destinations of links and pictures replaced, wherever they are written', async () => {
    const before = [
      '# L\n\n![A pot](pot.png "The pot") and ![again][pot], <img width=9 src=\'pot.png\' alt="Third">',
      '> quoted [two](../2-two/README.md#part "Part B")\n> and [ref]\n',
      '[gone](../../lost.md) [up](#A-Heading) <a class="x" href="../2-two/README.md">two</a>\n\n## A heading\n',
      '[pot]: pot.png\n[ref]: <../2-two/README.md> (second)\n',
    ].join('\n\n');
    const { courseId } = await run(
      server,
      await course({
        [LESSON]: before,
        '1-first/lessons/1-one/pot.png': await red(20, 10).png().toBuffer(),
        '1-first/lessons/2-two/README.md': '# Two\n\n## Part\n',
      }),
    );
    const [one, two] = await textsOf(courseId);
    const picture = /\/api\/media\/[0-9a-f]{64}\.webp/.exec(one?.source ?? '')?.[0] ?? '';
    const lesson = `/console/course/unit/lesson/${two?.id}/Two`;
    expect(one?.source).toBe(
      [
        `![A pot](${picture} "The pot") and ![again][pot], <img width=9 src="${picture}" alt="Third">`,
        `> quoted [two](${lesson}#section-part "Part B")\n> and [ref]\n`,
        `[gone](../../lost.md) [up](#A-Heading) <a class="x" href="${lesson}">two</a>\n\n## A heading\n`,
        `[pot]: ${picture}\n[ref]: <${lesson}> (second)\n`,
      ].join('\n\n'),
    );
    expect(one?.html.match(/<img src="\/api\/media\//g)).toHaveLength(3);
    expect(one?.html).toContain('gone <a href="#section-a-heading">up</a>');
  });

  test('[R.73] includes its assignment in place of the link, with headings one level deeper', async () => {
    const { courseId } = await run(
      server,
      await course({
        [LESSON]: '# L\n\nFirst.\n\n## Assignment\n\n[Dig](assignment.md)\n\n## Review\n\nLast.\n',
        '1-first/lessons/1-one/assignment.md':
          'Dig a hole\n==========\n\n*Deep*.\n\n## Rubric ##\n\nHow deep.\n',
      }),
    );
    const [text] = await textsOf(courseId);
    expect(text?.source).toBe(
      'First.\n\n## Assignment\n\n### Dig a hole\n\n*Deep*.\n\n#### Rubric ##\n\nHow deep.\n\n\n## Review\n\nLast.\n',
    );
  });

  test('[R.72] keeps definitions that the introduction of a course refers to', async () => {
    const readme =
      '# C\n\nRead [the site] first, it is long enough.\n\n## Licence\n\nMIT\n\n[the site]: https://example.org\n';
    const { courseId } = await run(server, await course({ 'README.md': readme }));
    const [row] = await server.services.db.select().from(courses).where(eq(courses.id, courseId));
    expect(row).toMatchObject({
      descriptionMarkdown: 'Read [the site] first, it is long enough.\n\n[the site]: https://example.org',
      descriptionHtml:
        '<p>Read <a href="https://example.org" rel="noopener noreferrer">the site</a> first, it is long enough.</p>',
    });
  });

  test.each(markdownCourses())(
    '[R.72] $title: saving each lesson unchanged changes nothing in it',
    { timeout: timeOut(120_000) },
    async ({ path, counts }) => {
      const { courseId } = await run(server, path);
      const before = await textsOf(courseId);
      expect(before.length).toBe(counts.texts);
      for (const { id, language } of before) await saveUnchanged(id, language);
      expect(await textsOf(courseId)).toEqual(before);
    },
  );
});

describe('a page of a cartridge', () => {
  const importPage = async (html: string) => {
    const { courseId } = await importArchive(server.services, {
      path: await zip(onePage(html)),
      target: 'new',
    });
    const [text] = await textsOf(courseId);
    if (text === undefined) throw new Error('no lesson');
    return text;
  };

  test('[R.72] is stored as Markdown if that renders to the same page', async () => {
    const text = await importPage(
      '<h2>Soil</h2><p>Mix <strong>it</strong> <a href="https://x.example">so</a>.</p>',
    );
    expect(text).toMatchObject({
      format: 'markdown',
      source: '## Soil\n\nMix **it** [so](https://x.example).',
    });
  });

  const HTML = '<p dir="rtl">Kulia</p><ul><li><p>One</p><div lang="sw">Moja</div></li></ul>';

  test('[R.74] stays HTML if Markdown cannot express it; saving it unchanged changes nothing', async () => {
    const before = await importPage(`${HTML}<script>alert(1)</script>`);
    expect(before).toMatchObject({ format: 'html', source: HTML, html: HTML });
    expect(await openTopic(before.id)).toMatchObject({ format: 'html', markdown: HTML });
    await saveUnchanged(before.id, 'en');
    const [after] = await server.services.db
      .select({ source: lessonTexts.source, html: lessonTexts.html, format: lessonTexts.format })
      .from(lessonTexts)
      .where(and(eq(lessonTexts.lessonId, before.id), eq(lessonTexts.language, 'en')));
    expect(after).toEqual({ source: HTML, html: HTML, format: 'html' });
  });

  test('[R.74] the preview shows sanitised HTML, and converts it to Markdown', async () => {
    const body = { format: 'html', markdown: '<h2>Soil</h2><p onclick="x()">Mix <em>it</em>.</p>' };
    const { data } = (await server.call('POST', '/instructor/preview', { as: admin, body })).body;
    expect(data).toMatchObject({
      html: '<h2 id="section-soil">Soil</h2><p>Mix <em>it</em>.</p>',
      markdown: '## Soil\n\nMix *it*.',
    });
  });
});
