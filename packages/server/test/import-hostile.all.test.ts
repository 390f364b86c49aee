import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses, lessons } from '../src/courses/tables';
import { ImportRefused } from '../src/import';
import { files as fileTable } from '../src/platform/database/tables';
import { course, LESSON, lessonHtml, red, run, temporaryFolder, told, write } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

const MANY_OPEN = Array.from({ length: 90 }, (_, index) => `<b id=${index}>`).join('');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('hostile input', () => {
  test('removes and reports scripts, styles, frames and forms', async () => {
    const { html, report } = await lessonHtml(
      server,
      [
        '# L',
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '<p style="position:fixed">styled</p>',
        '[js](javascript:alert(1)) <a href="java&#10;script:alert(1)">js</a> [data](data:text/html,x) [vb](vbscript:x)',
        '<iframe src="https://x.example"></iframe><style>p{}</style><svg onload=alert(1)><script>1</script></svg>',
        '<form action="https://x.example"><input name=q><button>go</button></form>',
        '<a id="root" name="main" href="https://ok.example" target="_blank" onclick="x()">ok</a>',
        '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
        '<base href="//x.example"><meta http-equiv=refresh content=0><link rel=stylesheet href=//x.example>',
        '<div class="fixed inset-0" data-x="1">class</div>',
      ].join('\n\n'),
    );
    expect(html).not.toMatch(/<(script|iframe|style|svg|form|button|math|base|meta|link)\b/i);
    expect(html).not.toMatch(/\son\w+=|style=|javascript:|vbscript:|data:|target=|name=|class="fixed|alert/i);
    expect(html).toContain('<a id="section-root" href="https://ok.example" rel="noopener noreferrer">ok</a>');
    const unsafe = told(report, 'unsafe').join('\n');
    for (const part of [
      '<script>',
      'onerror',
      'inline style',
      'javascript:',
      'vbscript:',
      '<iframe>',
      'onclick',
    ]) {
      expect(unsafe).toContain(part);
    }
    expect(unsafe).toContain(`${LESSON}:3 <script>`);
  });

  test('converts an SVG with a script to a plain picture', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="x()"><script>x()</script><rect width="40" height="20" fill="red"/></svg>';
    const { html, report } = await lessonHtml(server, '# L\n\n![a](a.svg)\n', {
      '1-first/lessons/1-one/a.svg': svg,
    });
    expect(html).toMatch(/<img src="\/api\/media\/[0-9a-f]{64}\.webp"/);
    expect(told(report, 'unsafe')).toHaveLength(1);
  });

  test('a picture outside the folder is not read, neither by path nor by symbolic link', async () => {
    const outside = await temporaryFolder();
    await writeFile(join(outside, 'secret.png'), await red(10, 10).png().toBuffer());
    const folder = await course({
      [LESSON]: `# L\n\n![a](../../../../${outside.split('/').at(-1)}/secret.png) ![b](link.png)\n`,
    });
    await symlink(join(outside, 'secret.png'), join(folder, '1-first/lessons/1-one/link.png'));
    const report = await run(server, folder);
    expect(report.counts.pictures).toBe(0);
    expect(told(report, 'missing-picture').join('\n')).toMatch(
      /leaves the course folder[^]*leaves the course folder/,
    );
  });

  const refused: [string, (folder: string) => Promise<void> | void, RegExp][] = [
    [
      'a folder without a course',
      (folder) => rm(join(folder, '1-first'), { recursive: true }),
      /No course found/,
    ],
    ['a course without its README', (folder) => rm(join(folder, 'README.md')), /No course found/],
    [
      'a file that is no text',
      (folder) => write(folder, { [LESSON]: Buffer.from([0x23, 0x20, 0xff, 0x01]) }),
      /not UTF-8/,
    ],
    [
      'a text that is too large',
      (folder) => write(folder, { [LESSON]: 'word \n'.repeat(200_000) }),
      /larger than 512 KB/,
    ],
    [
      'one endless line',
      (folder) => write(folder, { [LESSON]: 'x'.repeat(60_000) }),
      /more than 50,000 characters/,
    ],
    ['deep quotes', (folder) => write(folder, { [LESSON]: `${'>'.repeat(2000)} x` }), /nested too deeply/],
    [
      'markup that reopens itself a million times',
      (folder) => write(folder, { [LESSON]: `<p>${MANY_OPEN}\n\n${'<p>x\n\n'.repeat(10_000)}` }),
      /more than 50,000 elements/,
    ],
    ['deep markup', (folder) => write(folder, { [LESSON]: '<div>\n'.repeat(2000) }), /nested too deeply/],
    [
      'a lesson that is a link out of the folder',
      async (folder) => {
        await rm(join(folder, LESSON));
        await symlink('/etc/hostname', join(folder, LESSON));
      },
      /symbolic link that leaves/,
    ],
    [
      'folders without end',
      async (folder) => {
        await mkdir(join(folder, Array(20).fill('a').join('/')), { recursive: true });
      },
      /folders deep/,
    ],
    [
      'a quiz file that is no JSON',
      (folder) => write(folder, { 'quiz-app/src/assets/translations/en.json': '{' }),
      /is not JSON/,
    ],
  ];

  test.each(refused)(
    '%s is refused in one sentence, with nothing written',
    async (_name, spoil, sentence) => {
      const folder = await course({ 'images/a.png': await red(30, 30).png().toBuffer() });
      await spoil(folder);
      const { db } = server.services;
      const count = async () => [
        await db.$count(courses),
        await db.$count(lessons),
        await db.$count(fileTable),
        (await readdir(server.services.files.folder, { recursive: true })).length,
      ];
      const before = await count();
      const error = await run(server, folder).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ImportRefused);
      expect((error as Error).message).toMatch(sentence);
      expect((error as Error).message).not.toContain('\n');
      expect(await count()).toEqual(before);
    },
  );

  test('refuses a path that is neither a folder nor an archive', async () => {
    await expect(run(server, '/nowhere/at/all')).rejects.toThrow(/There is no folder at/);
    await expect(run(server, fileURLToPath(import.meta.url))).rejects.toThrow(/is not a zip archive/);
  });
});
