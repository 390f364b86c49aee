import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importArchive, ImportRefused } from '../src/import';
import { zip } from './archive-fixtures';
import { course, LESSON, run, write } from './import-fixtures';
import { longestTurn } from './support/event-loop';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  // The first long request compiles code on the main thread, which is not what these tests measure.
  await preview(fill('A plain line of a long text.\n\n', 190 * KB));
  await server.call('GET', '/health');
});
afterAll(() => server.close());

const KB = 1024;
/** Maximum delay of a request by others; milliseconds. */
const DELAY = 50;
const fill = (part: string, bytes: number) => part.repeat(Math.floor(bytes / part.length));
const preview = (markdown: string, as = tutor) =>
  server.call('POST', '/instructor/preview', { as, body: { markdown } });

describe('hostile Markdown', () => {
  const LINE = 'Line 3 has more than 50,000 characters.';
  const PARAGRAPH = 'Line 3 starts a paragraph of more than 20,000 characters: split it.';
  const tooLong: [string, string, string][] = [
    ['100 KB of ~~a~b', fill('~~a~b', 100 * KB), LINE],
    ['199,000 characters of ~~a~b, one on each line', fill('~~a~b\n', 199_000), PARAGRAPH],
    ['40 KB of [a](<b', fill('[a](<b', 40 * KB), PARAGRAPH],
    ['40 KB of emphasis marks', fill('*_', 40 * KB), PARAGRAPH],
  ];
  test.each(tooLong)('[R.70] refuses %s at once and names the line', async (_name, text, sentence) => {
    const longest = await longestTurn(DELAY, async () => {
      const { status, body } = await preview(`Intro.\n\n${text}`);
      expect([status, body.errors]).toEqual([422, { markdown: sentence }]);
    });
    expect(longest).toBeLessThanOrEqual(DELAY);
  });

  test('[R.70] refuses a line of more than 50,000 characters', async () => {
    const { status, body } = await preview(`\`\`\`\n${fill('~~a~b', 100 * KB)}\n\`\`\``);
    expect([status, body.errors.markdown]).toEqual([422, 'Line 2 has more than 50,000 characters.']);
  });

  const slow: [string, string][] = [
    ['many paragraphs of the longest kind', `Intro.\n\n${`${fill('*a_ ', 19_000)}\n\n`.repeat(10)}`],
    [
      'a table of thousands of columns',
      `Intro.\n\n|${'a|'.repeat(9_000)}\n${`|${'-|'.repeat(9_000)}\n`.repeat(9)}`,
    ],
  ];
  test.each(slow)(
    '[R.70] stops %s after 2 seconds of work, while others are served within 50 ms',
    { timeout: 120_000 },
    async (_name, text) => {
      const longest = await longestTurn(DELAY, async () => {
        const running = preview(text);
        const [hostile, ...others] = await Promise.all([
          running,
          server.call('GET', '/health'),
          preview('An ordinary text.'),
        ]);
        expect([hostile, ...others].map(({ status }) => status)).toEqual([422, 200, 200]);
        expect(hostile.body.errors.markdown).toMatch(/^Line \d+ takes too long to process/);
      });
      expect(longest).toBeLessThanOrEqual(DELAY);
      expect((await preview('The worker was replaced.')).status).toBe(200);
    },
  );

  test('[R.70] names file and line if an import contains such a text, and imports nothing', {
    timeout: 120_000,
  }, async () => {
    const folder = await course();
    await write(folder, { [LESSON]: `# L\n\nIntro.\n\n${`${fill('*a_ ', 19_000)}\n\n`.repeat(10)}` });
    const longest = await longestTurn(DELAY, async () => {
      const refused: unknown = await run(server, folder).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ImportRefused);
      expect((refused as Error).message).toMatch(new RegExp(`^${LESSON}:\\d+ takes too long to process`));
    });
    expect(longest).toBeLessThanOrEqual(DELAY);
  });

  test('[R.70] refuses a zip of 1 KB that unpacks to such a text', async () => {
    const archive = await zip({ 'README.md': '# C', [LESSON]: `# L\n\n${fill('~~a~b', 40 * KB)}` });
    const longest = await longestTurn(DELAY, async () => {
      await expect(importArchive(server.services, { path: archive })).rejects.toThrow(
        `${LESSON}:3 starts a paragraph of more than 20,000 characters: split it.`,
      );
    });
    expect(longest).toBeLessThanOrEqual(DELAY);
  });
});

test('[R.70] a large import and a long preview do not delay other requests', {
  timeout: 120_000,
}, async () => {
  const prose = 'This *is* a lesson with a [link](https://example.org) and `code`, as people write it. ';
  const lesson = `# A long lesson\n\n${`## Part\n\n${prose.repeat(8)}\n\n`.repeat(60)}`;
  // A new folder for each run: importing the same one again changes nothing.
  const longest = await longestTurn(DELAY, async () => {
    const folder = await course();
    for (let number = 2; number <= 12; number += 1) {
      await write(folder, { [`1-first/lessons/${number}-more/README.md`]: lesson });
    }
    const [report, shown] = await Promise.all([run(server, folder), preview(`${prose}\n\n`.repeat(500))]);
    expect([report.counts.lessons, shown.status]).toEqual([12, 200]);
  });
  expect(longest).toBeLessThanOrEqual(DELAY);
});

test('[R.71] limits previews per user', async () => {
  const [busy, other] = [await server.signedIn('tutor'), await server.signedIn('tutor')];
  for (let count = 0; count < 300; count += 1) expect((await preview('', busy)).status).toBe(200);
  const refused = await preview('', busy);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await preview('', other)).status).toBe(200);
});
