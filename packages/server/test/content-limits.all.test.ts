import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { importArchive, ImportRefused } from '../src/import';
import { zip } from './archive-fixtures';
import { fill, KB, MANY_PARAGRAPHS, previewAs, TOO_LONG } from './content-limits-fixtures';
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

/** Maximum delay of a request by others; milliseconds of processor time. */
const DELAY = 50;
const LONG = { timeout: timeOut(60_000) };
const preview = (markdown: string) => previewAs(server, tutor, markdown);

test.each(TOO_LONG)('[R.70] refuses %s within 50 ms', async (_name, text) => {
  const longest = await longestTurn(DELAY, async () => {
    expect((await preview(`Intro.\n\n${text}`)).status).toBe(422);
  });
  expect(longest).toBeLessThanOrEqual(DELAY);
});

const slow: [string, string][] = [
  ['many paragraphs of the longest kind', MANY_PARAGRAPHS],
  [
    'a table of thousands of columns',
    `Intro.\n\n|${'a|'.repeat(9_000)}\n${`|${'-|'.repeat(9_000)}\n`.repeat(9)}`,
  ],
];
test.each(slow)(
  '[R.70] stops %s after 2 seconds of work, while others are served within 50 ms',
  LONG,
  async (_name, text) => {
    const longest = await longestTurn(DELAY, async () => {
      const answers = await Promise.all([
        preview(text),
        server.call('GET', '/health'),
        preview('An ordinary text.'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([422, 200, 200]);
    });
    expect(longest).toBeLessThanOrEqual(DELAY);
  },
);

test('[R.70] an import with such a text delays others by 50 ms at most', LONG, async () => {
  const folder = await course();
  await write(folder, { [LESSON]: `# L\n\n${MANY_PARAGRAPHS}` });
  const longest = await longestTurn(DELAY, async () => {
    const refused: unknown = await run(server, folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ImportRefused);
  });
  expect(longest).toBeLessThanOrEqual(DELAY);
});

test('[R.70] a zip that unpacks to such a text delays others by 50 ms at most', async () => {
  const archive = await zip({ 'README.md': '# C', [LESSON]: `# L\n\n${fill('~~a~b', 40 * KB)}` });
  const longest = await longestTurn(DELAY, async () => {
    await expect(importArchive(server.services, { path: archive })).rejects.toThrow(ImportRefused);
  });
  expect(longest).toBeLessThanOrEqual(DELAY);
});

test('[R.70] a large import and a long preview do not delay other requests', LONG, async () => {
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
