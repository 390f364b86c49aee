import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, zip } from './archive-fixtures';
import { LESSON, lessonHtml, run, told } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';
import { closeElements } from '../src/content/self-closed';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOME = LESSON.replace('README.md', '');
const FILES = { [`${HOME}a.mp4`]: 'video', [`${HOME}b.mp3`]: 'sound', [`${HOME}c.pdf`]: '%PDF' };
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('[15.194] text after an element that is closed as in XHTML or JSX stays', () => {
  test.each([
    ['<video src="a.mp4" controls/>', 'Open: a.mp4 (MP4, 1 KB)', 1],
    ['<audio src="b.mp3" />', 'Open: b.mp3 (MP3, 1 KB)', 1],
    ['<iframe src="https://a.example/e" allowfullscreen />', 'Open: a.example', 1],
    [`<iframe src='https://a.example/e' style={{width: '100%'}} />`, 'Open: a.example', 1],
    ['<object data="c.pdf"/>', 'Open: c.pdf (PDF, 1 KB)', 1],
    ['<textarea/>', '', 1],
    ['<title/>', '', 1],
    ['<a id="place"/>', '', 0],
    ['<br/>', '', 0],
  ])('%s', async (element, shown, findings) => {
    const rest = ['After *it*.', '## More', '- and more'].join('\n\n');
    const { html, report } = await lessonHtml(server, `# L\n\n${element}\n\n${rest}\n`, FILES);
    expect(plain(html)).toBe(`${shown} After it . More and more`.trim());
    expect(told(report, 'unsafe')).toHaveLength(findings);
    const page = await run(server, await zip(onePage(`${element}<p>After it.</p>`)));
    expect(page.counts.lessons).toBe(1);
  });

  test('also inside of a line, a list and a quotation, where links to files keep their place', async () => {
    const text =
      'One <video src="a.mp4"/> two <audio src="b.mp3"/> three.\n\n- <object\n    data="c.pdf"\n  /> four\n\n> <video src="a.mp4"/> five';
    const { html, report } = await lessonHtml(server, `# L\n\n${text}\n`, FILES);
    expect(plain(html)).toBe(
      'One Open: a.mp4 (MP4, 1 KB) two Open: b.mp3 (MP3, 1 KB) three. Open: c.pdf (PDF, 1 KB) four Open: a.mp4 (MP4, 1 KB) five',
    );
    expect(report.counts.downloads).toBe(3);
  });

  test('an address without quotation marks may end with a slash', () => {
    expect(closeElements('<a href=https://a.example/>a</a> <b/> <img src="x"/> <p title="/">')).toBe(
      '<a href=https://a.example/>a</a> <b></b> <img src="x"/> <p title="/">',
    );
  });
});

describe('[15.194] what is inside of a player', () => {
  test.each([
    ['<video src="a.mp4">Too old a browser.</video>', 'Open: a.mp4 (MP4, 1 KB)', []],
    [
      '<object data="c.pdf"><p>The plan of the <b>hive</b>.</p></object>',
      'Open: c.pdf (PDF, 1 KB)',
      ['What <object> says where it cannot be shown was left out: “The plan of the hive.”.'],
    ],
    ['<video src="a.mp4"><h2>Next</h2><p>Text</p>', 'Open: a.mp4 (MP4, 1 KB) Next Text', []],
    ['<object><param name="movie" value="a.mp4"><embed src="a.mp4"></object>', 'Open: a.mp4 (MP4, 1 KB)', []],
    [
      '<object><embed src="a.mp4"><embed src="b.mp3"></object>',
      'Open: a.mp4 (MP4, 1 KB)',
      ['Another file of the same recording was left out: b.mp3.'],
    ],
    ['![A dance](a.mp4)', 'Open: A dance (MP4, 1 KB)', []],
    ['<img src="c.pdf" alt="The plan">', 'Open: The plan (PDF, 1 KB)', []],
  ])('is shown or reported: %s', async (element, shown, more) => {
    const { html, report } = await lessonHtml(server, `# L\n\n<div>\n\n${element}\n\n</div>\n`, FILES);
    expect(plain(html)).toBe(shown);
    expect(report.counts.downloads).toBe(1);
    const [first, ...others] = report.issues.map(({ message }) => message);
    expect(first).toMatch(/^<\w+> became a link: [\w.]+\.$/);
    expect(others).toEqual(more);
  });
});
