import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../src/courses/tables';
import { LESSON, lessonHtml, red, told } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PDF = '%PDF-1.4\n%%EOF\n';
const download = (name: string, label: string) =>
  new RegExp(`<a href="/api/media/[0-9a-f]{64}\\.\\w+" download="${name}">${label}`);

describe('documents beside a lesson', () => {
  test('[15.43] are downloads wherever they are in the archive', async () => {
    const { html, report } = await lessonHtml(
      server,
      '# Roast\n\n[slides](slides.pdf), [sound](assets/roast.mp3), <a href="../notes%20two.docx">notes</a> and [data][d]\n\n[d]: /shared/data.zip?raw=1#top\n',
      {
        'README.md': '# Kahawa\n\nIntro. [guide](guide.pdf)\n',
        'guide.pdf': `${PDF}g`,
        '1-first/lessons/1-one/slides.pdf': PDF,
        '1-first/lessons/1-one/assets/roast.mp3': 'ID3\u0003',
        '1-first/lessons/notes two.docx': 'PK',
        '1-first/lessons/shared/unused.csv': 'a',
        'shared/data.zip': 'PK\u0005',
      },
    );
    expect(html).toMatch(download('slides.pdf', 'slides \\(PDF, 1 KB\\)'));
    expect(html).toMatch(download('roast.mp3', 'sound \\(MP3, 1 KB\\)'));
    expect(html).toMatch(download('notes two.docx', 'notes \\(DOCX, 1 KB\\)'));
    expect(html).toMatch(download('data.zip', 'data \\(ZIP, 1 KB\\)'));
    expect(report.issues).toEqual([]);
    expect(report.counts.downloads).toBe(5);
    const [row] = await server.services.db.select().from(courses).where(eq(courses.id, report.courseId));
    expect(row?.descriptionHtml).toMatch(download('guide.pdf', 'guide'));
  });

  test('[15.43] a picture that a text only links to is taken', async () => {
    const { html, report } = await lessonHtml(server, '# L\n\n[The map](map.png)\n', {
      '1-first/lessons/1-one/map.png': await red(20, 20).png().toBuffer(),
    });
    expect(html).toMatch(/<a href="\/api\/media\/[0-9a-f]{64}\.webp">The map<\/a>/);
    expect(report.issues).toEqual([]);
  });

  test('[15.44] one that is not taken is reported once for each link, with file and line, and its words stay', async () => {
    const { html, report } = await lessonHtml(
      server,
      '# L\n\n[setup](setup.exe)\n\n[again](setup.exe) and [page](page.html)\n\n[gone](gone.pdf)\n',
      { '1-first/lessons/1-one/setup.exe': 'MZ', '1-first/lessons/1-one/page.html': '<p>x' },
    );
    expect(html).toBe('<p>setup</p>\n<p>again and page</p>\n<p>gone</p>');
    expect(told(report, 'left-out')).toEqual([
      `${LESSON}:3 “setup.exe”: Files of this kind (.exe) are not taken.`,
      `${LESSON}:5 “setup.exe”: Files of this kind (.exe) are not taken.`,
      `${LESSON}:5 “page.html”: Files of this kind (.html) are not taken.`,
    ]);
    expect(told(report, 'dead-link')).toEqual([`${LESSON}:7 gone.pdf leads to nothing that was imported.`]);
  });
});
