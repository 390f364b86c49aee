import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderTask } from '../src/content';
import { StepTooLong } from '../src/platform/workers';
import { MANY_PARAGRAPHS, previewAs } from './content-limits-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let hasty: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  hasty = await server.signedIn('tutor');
  other = await server.signedIn('tutor');
});
afterAll(() => server.close());

const MANY = 12;
/** Takes longer than all that comes before it, and is far from the limit. */
const TEXT = '## Hives\n\nBees *swarm* in **May**, see [the list](https://example.org).\n\n'.repeat(150);

test('[16.34] a preview is answered before the many that another person asked for first', async () => {
  const answered: string[] = [];
  const ask = async (as: SignedIn, name: string) => {
    expect((await previewAs(server, as, `${TEXT}${name}`)).status).toBe(200);
    answered.push(name);
  };
  // A thread takes its time to start: longer than many previews.
  await Promise.all([ask(hasty, 'first'), ask(other, 'first')]);
  answered.length = 0;
  const first = Array.from({ length: MANY }, (_, at) => ask(hasty, `hasty ${at}`));
  await ask(other, 'other');
  // In one line it would be the last, or one of the last three, as there are three threads.
  expect(answered.length).toBeLessThan(MANY / 2);
  await Promise.all(first);
  expect(answered).toHaveLength(MANY + 1);
});

test('[16.35] the previews of closed connections are dropped', async () => {
  const { app, services } = server;
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const gone = new AbortController();
  const all = Array.from({ length: MANY }, (_, at) =>
    fetch(`${url}/api/instructor/preview`, {
      method: 'POST',
      headers: { ...hasty.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ markdown: `${TEXT}${at}` }),
      signal: gone.signal,
    }).then(({ status }) => status),
  );
  const results = Promise.allSettled(all);
  await expect.poll(() => services.workers.waiting).toBeGreaterThan(MANY / 2);
  gone.abort();
  expect((await results).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(MANY / 2);
  await expect.poll(() => services.workers.waiting).toBe(0);
  // The one that ran when the connections were closed is still there; nothing else is in front of this one.
  expect((await previewAs(server, hasty, TEXT)).status).toBe(200);
});

test('[16.36] the tasks of a preview share its time, and a text that takes longer is refused', async () => {
  const signal = new AbortController().signal;
  const limited = server.services.workers.within({ signal, milliseconds: 50 });
  const render = (source: string) =>
    limited.run(renderTask, {
      text: { format: 'markdown', source, language: 'en' },
      media: { pictures: {}, downloads: {} },
    });
  await expect(render(MANY_PARAGRAPHS)).rejects.toThrow(StepTooLong);
  await expect(render('Short.')).rejects.toThrow(StepTooLong);
  const { status, body } = await previewAs(server, other, MANY_PARAGRAPHS);
  expect(status).toBe(422);
  expect(body.errors.markdown).toMatch(/^Line \d+ takes too long to process/);
  expect((await previewAs(server, other, 'Short.')).status).toBe(200);
});
