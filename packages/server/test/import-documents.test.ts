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

  test('[15.45] recordings that a text embeds become links to their files', async () => {
    const { html, report } = await lessonHtml(
      server,
      [
        '# Listen\n\nBefore.',
        '<audio controls src="../../../files/roast.mp3">No sound here.</audio>',
        '<video controls title="Kuchoma">\n<source src="/files/clip.mp4" type="video/mp4">\n<source src="/files/clip.webm">\n<track src="clip.vtt" kind="captions" label="Kiswahili">\n</video>',
        'Inside <audio src="../../../files/roast.mp3"></audio> a sentence. <object data="gone.pdf">Old</object>',
        '<iframe src="https://maps.example/1"></iframe>',
        '<video>Nothing to play</video>\n\nAfter.',
      ].join('\n\n'),
      {
        'files/roast.mp3': 'ID3\u0003',
        'files/clip.mp4': 'ftyp',
        'files/clip.webm': 'webm',
        '1-first/lessons/1-one/clip.vtt': 'WEBVTT\n',
      },
    );
    expect(html).not.toMatch(/<(?:audio|video|source|track|object|iframe)/);
    const links = html.replace(/\/api\/media\/[0-9a-f]{64}/g, 'FILE').split('\n');
    expect(links).toEqual([
      '<p>Before.</p>',
      '<p><a href="FILE.mp3" download="roast.mp3">Open: roast.mp3 (MP3, 1 KB)</a></p>',
      '<p><a href="FILE.mp4" download="clip.mp4">Open: Kuchoma (MP4, 1 KB)</a> <a href="FILE.vtt" download="clip.vtt">Open: Kiswahili (VTT, 1 KB)</a></p>',
      '<p>Inside <a href="FILE.mp3" download="roast.mp3">Open: roast.mp3 (MP3, 1 KB)</a> a sentence. Open: gone.pdf</p>',
      '<p><a href="https://maps.example/1" rel="noopener noreferrer">Open: maps.example</a></p>',
      '<p>Nothing to play</p>',
      '<p>After.</p>',
    ]);
    expect(told(report, 'unsafe')).toEqual([
      `${LESSON}:5 <audio> became a link: roast.mp3.`,
      `${LESSON}:7 <video> became a link: clip.mp4.`,
      `${LESSON}:9 Another file of the same recording was left out: clip.webm.`,
      `${LESSON}:10 <track> became a link: clip.vtt.`,
      `${LESSON}:13 <audio> became a link: roast.mp3.`,
      `${LESSON}:13 <object> became a link: gone.pdf.`,
      `${LESSON}:13 What <object> says where it cannot be shown was left out: “Old”.`,
      `${LESSON}:15 <iframe> became a link: maps.example.`,
      `${LESSON}:17 <video> was left out, and its text was kept.`,
    ]);
    expect(told(report, 'dead-link')).toEqual([`${LESSON}:13 gone.pdf leads to nothing that was imported.`]);
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
