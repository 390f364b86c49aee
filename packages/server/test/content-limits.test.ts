import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL } from '../../../scripts/lib/level.mjs';
import { importArchive, ImportRefused } from '../src/import';
import { zip } from './archive-fixtures';
import { fill, KB, MANY_PARAGRAPHS, previewAs, TOO_LONG } from './content-limits-fixtures';
import { course, LESSON, run, write } from './import-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
});
afterAll(() => server.close());

const preview = (markdown: string, as = tutor) => previewAs(server, as, markdown);

describe('hostile Markdown', () => {
  test.each(TOO_LONG)('[R.70] refuses %s and names the line', async (_name, text, sentence) => {
    const { status, body } = await preview(`Intro.\n\n${text}`);
    expect([status, body.errors]).toEqual([422, { markdown: sentence }]);
  });

  test('[R.70] refuses a line of more than 50,000 characters', async () => {
    const { status, body } = await preview(`\`\`\`\n${fill('~~a~b', 100 * KB)}\n\`\`\``);
    expect([status, body.errors.markdown]).toEqual([422, 'Line 2 has more than 50,000 characters.']);
  });

  test('[R.70] stops a text that takes too long, and answers other requests before', async () => {
    let stopped = false;
    const hostile = preview(MANY_PARAGRAPHS).finally(() => {
      stopped = true;
    });
    // One after the other: if the text were processed on this thread, the first one would wait for its end.
    for (let count = 0; count < 20; count += 1) {
      expect((await server.call('GET', '/health')).status).toBe(200);
      expect(stopped).toBe(false);
    }
    const { status, body } = await hostile;
    expect(status).toBe(422);
    expect(body.errors.markdown).toMatch(/^Line \d+ takes too long to process/);
    expect((await preview('The worker was replaced.')).status).toBe(200);
  });

  if (ALL)
    test('[R.70] names file and line if an import contains such a text, and imports nothing', async () => {
      const folder = await course();
      await write(folder, { [LESSON]: `# L\n\n${MANY_PARAGRAPHS}` });
      const refused: unknown = await run(server, folder).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ImportRefused);
      expect((refused as Error).message).toMatch(new RegExp(`^${LESSON}:\\d+ takes too long to process`));
    });

  if (ALL)
    test('[R.70] refuses a zip of 1 KB that unpacks to such a text', async () => {
      const archive = await zip({ 'README.md': '# C', [LESSON]: `# L\n\n${fill('~~a~b', 40 * KB)}` });
      const refused = importArchive(server.services, { path: archive });
      await expect(refused).rejects.toThrow(
        `${LESSON}:3 starts a paragraph of more than 20,000 characters: split it.`,
      );
    });
});

test('[R.71] limits previews per user', async () => {
  const [busy, other] = [await server.signedIn('tutor'), await server.signedIn('tutor')];
  for (let count = 0; count < 300; count += 1) expect((await preview('', busy)).status).toBe(200);
  const refused = await preview('', busy);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await preview('', other)).status).toBe(200);
});
