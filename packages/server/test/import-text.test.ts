import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL } from '../../../scripts/lib/level.mjs';
import { courses, lessons, lessonTexts, units } from '../src/courses/tables';
import { course, LESSON, lessonHtml, red, run, told } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('leftovers of a README', () => {
  test('[R.144] “Click the image above” goes and is reported with its line', async () => {
    const { html, report } = await lessonHtml(
      server,
      '# L\n\nWater it.\n\n> 🎥 Click the image above to watch a video\n\nClick the image above the shelf, then [read on](https://a.example).\n',
    );
    expect(html).not.toContain('watch a video');
    expect(html).not.toContain('<blockquote');
    expect(html).toContain('the shelf');
    expect(told(report, 'leftover')).toEqual([`${LESSON}:5 “🎥 Click the image above to watch a video”`]);
  });

  test('[R.144] badges and missing pictures of the course’s description go, and are reported', async () => {
    const report = await run(
      server,
      await course({
        'README.md': '# C\n\n![licence](https://img.shields.io/l.svg)\n\nGrow food. ![Map](map.png)\n',
      }),
    );
    const [row] = await server.services.db
      .select({ html: courses.descriptionHtml, markdown: courses.descriptionMarkdown })
      .from(courses)
      .where(eq(courses.id, report.courseId));
    expect(row?.html).toBe('<p>Grow food.</p>');
    expect(row?.markdown).not.toContain('![');
    expect(told(report, 'missing-picture')).toEqual(['README.md:5 map.png']);
    expect(told(report, 'remote-picture')).toHaveLength(1);
  });
});

describe('a lesson’s text', () => {
  test('headings start at h2, skip no level and have ids; the title is left out', async () => {
    const { html } = await lessonHtml(server, '# Lesson one\n\n#### Deep\n\n## Root\n\n#### Deeper\n\nx');
    expect(html).not.toContain('<h1');
    expect(html.match(/<h\d[^>]*>/g)).toEqual([
      '<h2 id="section-deep">',
      '<h2 id="section-root">',
      '<h3 id="section-deeper">',
    ]);
  });

  test('the assignment replaces the lesson’s link to it', async () => {
    const { html, report } = await lessonHtml(server, '# L\n\n## Assignment\n\n[Dig](assignment.md)\n', {
      '1-first/lessons/1-one/assignment.md': '# Dig a hole\n\n## Rubric\n\n[back](README.md#assignment)\n',
    });
    expect(html).toContain('<h3 id="section-dig-a-hole">Dig a hole</h3>');
    expect(html).toContain('<h4 id="section-rubric">');
    expect(html).toContain('<a href="#section-assignment">back</a>');
    expect(report.issues).toEqual([]);
  });

  test('[R.73] the footnotes and link labels of lesson and assignment stay apart, footnotes once and last', async () => {
    const { html, report } = await lessonHtml(
      server,
      '# L\n\nMaize[^1] from [here][s].\n\n[^1]: A cereal.\n\n[s]: https://lesson.example\n',
      {
        '1-first/lessons/1-one/assignment.md':
          '# Plant\n\nBeans[^1][^b] from [here][s], [s][] and [s].\n\n[^1]: A legume.\n\n[^b]: A climber.\n\n[s]: https://task.example\n',
      },
    );
    const order = ['Maize', '>Plant</h2>', 'Beans', 'data-footnotes', 'A cereal.', 'A legume.', 'A climber.'];
    const places = order.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html.match(/<section data-footnotes/g)).toHaveLength(1);
    expect(html.match(/https:\/\/\w+\.example/g)).toEqual([
      'https://lesson.example',
      'https://task.example',
      'https://task.example',
      'https://task.example',
    ]);
    expect(report.issues).toEqual([]);
  });

  test('tables scroll in a labelled region; code is focusable and highlighted by classes', async () => {
    const { html } = await lessonHtml(
      server,
      '# L\n\n## Prices\n\n| a | |\n|--:|-|\n| 1 | 2 |\n\n```js\nconst a = 1;\n```\n',
    );
    expect(html).toContain(
      '<div class="table-scroll" role="region" aria-label="Table 1: Prices" tabindex="0"><table>',
    );
    expect(html).toContain('<th align="right" scope="col">a</th>');
    expect(html.match(/<th/g)).toHaveLength(2);
    expect(html).toContain(
      '<pre role="group" aria-label="Code" tabindex="0"><code class="hljs language-js"><span class="hljs-keyword">',
    );
  });

  test('links lead to routes, headings or other sites without opener; broken ones become text', async () => {
    const { html, report } = await lessonHtml(
      server,
      [
        '# L\n\n## Growing degree days (GDD)\n',
        '[next](../2-two/README.md#part-b) [part](../../README.md) [course](../../../README.md)',
        '[short](#growing-degree-days) [site](https://example.com) [gone](../../../hardware.md) [out](../../../../../etc/passwd)',
        '[nowhere](#nothing-here)',
      ].join('\n'),
      { '1-first/lessons/2-two/README.md': '# Two: a “title”\n\n## Part B\n' },
    );
    expect(html).toMatch(
      /<a href="\/console\/course\/unit\/lesson\/[\w-]{36}\/Two-a-title#section-part-b">next<\/a>/,
    );
    expect(html).toMatch(/<a href="\/console\/course\/unit\/[\w-]{36}\/First-part">part<\/a>/);
    expect(html).toContain(`<a href="/console/course/${report.courseId}/A-small-course">course</a>`);
    expect(html).toContain('<a href="#section-growing-degree-days-gdd">short</a>');
    expect(html).toContain('<a href="https://example.com" rel="noopener noreferrer">site</a>');
    expect(html).toContain(' gone out\nnowhere</p>');
    expect(told(report, 'dead-link')).toEqual([
      `${LESSON}:6 ../../../hardware.md leads to nothing that was imported.`,
      `${LESSON}:6 ../../../../../etc/passwd leaves the course folder.`,
      `${LESSON}:7 #nothing-here is not a heading of this text.`,
    ]);
  });

  test('removes links to a quiz site with their empty section, and reports them once', async () => {
    const { html, report } = await lessonHtml(
      server,
      '# L\n\n## Quiz\n\n[Quiz](https://q.example/quiz/1)\n\n## Next\n\nDo the [quiz](https://q.example/quiz/2) now.\n',
    );
    expect(html).not.toContain('Quiz');
    expect(html).toContain('<p>Do the quiz now.</p>');
    expect(told(report, 'quiz-link')).toHaveLength(1);
  });

  test('imports translations with the original’s pictures, and marks machine translations', async () => {
    const hash = 'a'.repeat(64);
    const report = await run(
      server,
      await course({
        'images/pot.png': await red(50, 40).png().toBuffer(),
        [`translations/sw/${LESSON}`]: `<!--\nCO_OP_TRANSLATOR_METADATA:\n-->\n# Somo\n\n![Sufuria](../../../../../translated_images/pot.${hash}.sw.png)\n`,
      }),
    );
    const rows = await server.services.db
      .select({
        language: lessonTexts.language,
        title: lessonTexts.title,
        html: lessonTexts.html,
        machine: lessonTexts.machineTranslated,
      })
      .from(lessonTexts)
      .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
      .innerJoin(units, eq(units.id, lessons.unitId))
      .where(eq(units.courseId, report.courseId))
      .orderBy(asc(lessonTexts.language));
    expect(rows).toMatchObject([
      { language: 'en', machine: false },
      { language: 'sw', title: 'Somo', machine: true },
    ]);
    expect(rows[1]?.html).toMatch(
      /<img src="\/api\/media\/[0-9a-f]{64}\.webp" width="50" height="40" alt="Sufuria"/,
    );
    expect(told(report, 'translated-picture')).toHaveLength(1);
  });
});

describe('pictures', () => {
  test('become WebP in two widths with size and alt text, and are served', async () => {
    const { html, report } = await lessonHtml(
      server,
      '# L\n\n![A red field](../../../images/red.jpg)\n\n![](../../../images/red.jpg)\n',
      {
        'images/red.jpg': await red(1600, 800).jpeg().toBuffer(),
      },
    );
    const [, src, set] =
      /<img src="([^"]+)" srcset="([^"]+)" sizes="[^"]+" width="1280" height="640" alt="A red field" loading="lazy" decoding="async">/.exec(
        html,
      ) ?? [];
    expect(set).toMatch(/ 640w, .* 1280w$/);
    const picture = await server.app.inject({ url: server.services.media.sign(src ?? '') });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(told(report, 'missing-alt')).toEqual([
      `${LESSON}:5 ../../../images/red.jpg has no text alternative.`,
    ]);
    expect(report.counts.pictures).toBe(1);
  });

  test('a missing one is replaced by its alt text and reported with its line', async () => {
    const { html, report } = await lessonHtml(server, '# L\n\n![A map](map.png)\n');
    expect(html).toContain('<p>[Picture not available: A map]</p>');
    expect(told(report, 'missing-picture')).toEqual([`${LESSON}:3 map.png`]);
  });

  test('those on other sites are never loaded: a video still becomes a link, a badge is removed', async () => {
    const { html, report } = await lessonHtml(
      server,
      '# L\n\n[![Part 1](https://img.youtube.com/vi/x/0.jpg)](https://youtu.be/x)\n\n[![ci](https://img.shields.io/x.svg)](https://x.example)\n',
    );
    expect(html).toContain('<a href="https://youtu.be/x" rel="noopener noreferrer">Watch: Part 1</a>');
    expect(html).not.toMatch(/<img|x\.example|<p><\/p>/);
    expect(told(report, 'remote-picture')).toHaveLength(2);
  });

  if (ALL)
    test('an animated one becomes a still; a decompression bomb and a text are left out and reported', async () => {
      const frames = Buffer.concat([
        await red(20, 20).raw().toBuffer(),
        await red(20, 20).negate().raw().toBuffer(),
      ]);
      const gif = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
        .gif()
        .toBuffer();
      const bomb = await red(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
      const { html, report } = await lessonHtml(server, '# L\n\n![a](a.gif) ![b](b.png) ![c](c.png)\n', {
        '1-first/lessons/1-one/a.gif': gif,
        '1-first/lessons/1-one/b.png': bomb,
        '1-first/lessons/1-one/c.png': 'not a picture',
      });
      expect(html.match(/<img/g)).toHaveLength(1);
      expect(told(report, 'picture')).toEqual([
        '1-first/lessons/1-one/a.gif:null An animated picture: its first frame is kept as a still.',
        expect.stringMatching(/b\.png:null Left out: /),
        expect.stringMatching(/c\.png:null Left out: this file is not a picture/),
      ]);
    });
});
