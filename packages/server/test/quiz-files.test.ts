import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuthoredQuestion, QuestionBodyOf } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids';
import { dropUnrecorded, privatePath } from '../src/platform/private-files';
import { recordedFiles } from '../src/quizzes';
import { attachment, fileName } from '../src/quizzes/files/names';
import { attemptFiles, quizAttempts } from '../src/quizzes/tables';
import { users } from '../src/users';
import { type Seeded, seedCourse } from './learning-fixtures';
import { question, seedQuiz, type SeedQuiz, takerOf, TWO_CHOICES } from './quiz-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nmy report');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const DAY = 86_400_000;

let server: TestServer;
let tutor: SignedIn;
let course: Seeded;
let learner: SignedIn;
let taker: ReturnType<typeof takerOf>;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await seedCourse(server, { ownerId: tutor.id });
  learner = await enrolled();
  taker = takerOf(server, learner);
});

async function enrolled(): Promise<SignedIn> {
  const as = await server.signedIn('user');
  const body = { choice: { whole: true }, expectedTotal: 0 };
  expect((await server.call('POST', `/course/${course.id}/enrol`, { as, body })).status).toBe(201);
  return as;
}

const asking = (more: Partial<QuestionBodyOf<'file'>> = {}): AuthoredQuestion => ({
  ...question(
    {
      type: 'file',
      prompt: { text: 'Send your report.', format: 'plain' },
      accept: '.pdf,.docx,.txt,image/*',
      kinds: 'a PDF, a Word document, a text or a picture',
      maxBytes: 1000,
      ...more,
    },
    { type: 'file' },
  ),
  points: 4,
});

interface Asked {
  attemptId: string;
  slot: string;
}

async function asked(
  questions: AuthoredQuestion[] = [asking()],
  more: Omit<SeedQuiz, 'questions'> = {},
): Promise<Asked & { quizId: string }> {
  const quizId = await seedQuiz(server, course.units[0]?.lessons[0] ?? '', { questions, ...more });
  const { data } = (await taker.start(quizId)).body;
  return { quizId, attemptId: data._id, slot: data.questions[0].id };
}

interface Sent {
  id?: string;
  content?: Buffer | string;
  name?: string;
  as?: SignedIn;
  device?: string;
  elapsedMs?: number;
  field?: string;
}

const addressOf = ({ attemptId, slot }: Asked, id: string, query: Record<string, unknown>) =>
  `/attempts/${attemptId}/slots/${slot}/files/${id}?${new URLSearchParams(query as Record<string, string>)}`;

const send = (
  where: Asked,
  {
    id = newId(),
    content = PDF,
    name = 'report.pdf',
    as = learner,
    device = taker.device,
    elapsedMs = 1000,
    field = 'file',
  }: Sent = {},
) => upload(server, addressOf(where, id, { device, elapsedMs }), { as, field, name, content });

const remove = (where: Asked, id: string, { as = learner, device = taker.device } = {}) =>
  server.call('DELETE', addressOf(where, id, { device }), { as });

const answerOf = async ({ attemptId }: Asked) =>
  (await taker.read(attemptId)).body.data.answers[0]?.answer ?? null;
const rowsOf = ({ attemptId }: Asked) =>
  server.services.db.select().from(attemptFiles).where(eq(attemptFiles.attemptId, attemptId));
/** Everything on disk that is not in its place: an upload leaves nothing else. */
const drafts = async () =>
  (await readdir(server.services.files.folder).catch((): string[] => [])).filter((name) =>
    name.startsWith('.'),
  );
const onDisk = async (stored: string) =>
  (await readdir(join(privatePath(server.services.files, stored), '..')).catch((): string[] => [])).includes(
    stored,
  );
const fetchFile = (href: string) => server.app.inject({ method: 'GET', url: href });

describe('[12.143] a file of an answer', () => {
  test('is part of the answer as soon as it is stored, and waits for a person after the submission', async () => {
    const here = await asked();
    const id = newId();
    const { status, body } = await send(here, { id });
    expect(status).toBe(200);
    const files = [{ id, name: 'report.pdf', bytes: PDF.byteLength, href: expect.any(String) }];
    expect(body.data).toMatchObject({ slot: here.slot, seq: 1, late: false, state: 'open' });
    expect(body.data.answer).toEqual({ type: 'file', files });
    expect(await answerOf(here)).toEqual({ type: 'file', files });
    const { data } = (await taker.submit(here.attemptId)).body;
    expect(data).toMatchObject({ state: 'review', answers: [{ answer: { files } }] });
  });

  test('is stored once, however often and at the same time it is sent', async () => {
    const here = await asked([asking({ multiple: true })]);
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(here, { id })));
    for (const { status } of answers) expect(status).toBe(200);
    expect(await rowsOf(here)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.data.seq))).toEqual(new Set([1]));
    const other = await send(here, { id, content: PNG, name: 'map.png' });
    expect(other.status).toBe(409);
    expect(await drafts()).toEqual([]);
  });

  test('replaces the file of a question that takes one, once it is stored', async () => {
    const here = await asked();
    await send(here);
    const [before] = await rowsOf(here);
    expect((await send(here, { content: 'MZ\0\0', name: 'new.pdf' })).status).toBe(422);
    expect(await rowsOf(here)).toEqual([before]);
    await send(here, { content: PNG, name: 'map.png' });
    expect((await rowsOf(here)).map(({ name }) => name)).toEqual(['map.png']);
    expect(await onDisk(before?.stored ?? '')).toBe(false);
  });

  test('is added to those that a question with several files has, up to ten', async () => {
    const here = await asked([asking({ multiple: true })]);
    for (let at = 1; at <= 10; at += 1) expect((await send(here, { name: `${at}.pdf` })).status).toBe(200);
    expect((await answerOf(here)).files).toHaveLength(10);
    const { status, body } = await send(here, { name: '11.pdf' });
    expect(status).toBe(422);
    expect(body.errors.file).toMatch(/10 files at most/);
  });

  test('can be removed while the attempt is open, also twice', async () => {
    const here = await asked([asking({ multiple: true })]);
    const [one, two] = [newId(), newId()];
    await send(here, { id: one, name: 'one.pdf' });
    await send(here, { id: two, name: 'two.pdf' });
    const [row] = (await rowsOf(here)).filter(({ id }) => id === one);
    for (let at = 0; at < 2; at += 1) {
      const { status, body } = await remove(here, one);
      expect(status).toBe(200);
      expect(body.data.answer.files).toMatchObject([{ id: two, name: 'two.pdf' }]);
    }
    expect(await onDisk(row?.stored ?? '')).toBe(false);
    expect((await remove(here, two)).body.data.answer).toBeNull();
    expect(await answerOf(here)).toBeNull();
    await taker.submit(here.attemptId);
    expect((await remove(here, two)).status).toBe(409);
  });
});

describe('[12.144] what a learner may send', () => {
  test.each([
    ['an empty file', { content: '' }, /Choose a file/],
    [
      'more than the question allows',
      { content: Buffer.concat([PDF, Buffer.alloc(1000)]) },
      /larger than 1000 bytes/,
    ],
    [
      'a kind that the question does not ask for',
      { name: 'song.mp3', content: 'ID3...' },
      /a PDF, a Word document/,
    ],
    ['a program', { name: 'report.exe', content: 'MZ\0' }, /cannot be sent/],
    ['a program that is named like a document', { content: 'MZ\0\u0001' }, /not what its name says/],
    ['a web page', { name: 'page.html', content: '<html>' }, /cannot be sent/],
    [
      'a web page that is named like a text',
      { name: 'page.txt', content: '\n<!DOCTYPE html>' },
      /not what its name/,
    ],
    ['a drawing with scripts', { name: 'map.svg', content: '<svg>' }, /cannot be sent/],
    ['a drawing that is named like a picture', { name: 'map.png', content: '<svg>' }, /not what its name/],
    ['a name that hides its ending', { name: 'report.pdf\u202e.exe' }, /cannot be sent/],
    ['a file without an ending', { name: 'report' }, /cannot be sent/],
    [
      'an archive that is named like a document',
      { name: 'a.docx', content: `PK\u0003\u0004${'x'.repeat(40)}` },
      /not what/,
    ],
    ['a file under another field', { field: 'other' }, /Choose a file/],
  ])('is not %s', async (_what, sent, message) => {
    const here = await asked();
    const { status, body } = await send(here, sent);
    expect(status).toBe(422);
    expect(body.errors.file).toMatch(message);
    expect(await rowsOf(here)).toEqual([]);
    expect(await drafts()).toEqual([]);
    expect(await answerOf(here)).toBeNull();
  });

  test.each([
    ['map.png', PNG],
    ['Ripoti ya maji – Kĩsumu.pdf', PDF],
    ['notes.TXT', Buffer.from('Maji ni uhai.\r\n')],
    ['essay.docx', Buffer.from(`PK\u0003\u0004${'\0'.repeat(26)}[Content_Types].xml`, 'latin1')],
  ])('is %s', async (name, content) => {
    const here = await asked();
    const { status, body } = await send(here, { name, content });
    expect(status).toBe(200);
    expect(body.data.answer.files).toMatchObject([{ name, bytes: content.byteLength }]);
  });

  test('has a name without folders, control characters and signs that turn the direction around', () => {
    expect(fileName('../../etc/passwd.txt')).toBe('passwd.txt');
    expect(fileName('C:\\Users\\a\\report.pdf')).toBe('report.pdf');
    expect(fileName('re\u0000po\u202ert.pdf')).toBe('report.pdf');
    expect(fileName('..')).toBe('file');
    expect(fileName(`${'x'.repeat(300)}.pdf`)).toMatch(/^x{196}\.pdf$/);
    expect(attachment('a"b\r\n–.pdf')).toBe(
      `attachment; filename="a_b___.pdf"; filename*=UTF-8''a%22b%0D%0A%E2%80%93.pdf`,
    );
  });

  test('an upload that breaks off leaves nothing', async () => {
    const here = await asked();
    const boundary = 'x';
    const answer = await server.call(
      'PUT',
      addressOf(here, newId(), { device: taker.device, elapsedMs: 1 }),
      {
        as: learner,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: `--x\r\ncontent-disposition: form-data; name="file"; filename="report.pdf"\r\n\r\n%PDF-1.7 and no end`,
      },
    );
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/Send it again/) } });
    expect(await rowsOf(here)).toEqual([]);
    expect(await drafts()).toEqual([]);
  });

  test('an answer names only files of its own attempt and question, with the names that are stored', async () => {
    const here = await asked([asking({ multiple: true }), asking({ multiple: true })]);
    const id = newId();
    await send(here, { id });
    const { data } = (await taker.read(here.attemptId)).body;
    const other = data.questions[1].id;
    const event = (slot: string, seq: number, files: object[]) => ({
      slot,
      seq,
      answer: { type: 'file', files },
      elapsedMs: 1,
    });
    const named = { id, name: 'renamed.exe', bytes: 1 };
    const { body } = await taker.send(here.attemptId, [
      event(here.slot, 2, [named]),
      event(other, 1, [named]),
      event(here.slot, 3, [{ id: newId(), name: 'lost.pdf', bytes: 1 }]),
    ]);
    expect(body.data.saved).toEqual([{ slot: here.slot, seq: 2, late: false }]);
    expect(body.data.refused.map(({ message }: { message: string }) => message)).toEqual([
      'The file “renamed.exe” has not arrived. Send it again.',
      'The file “lost.pdf” has not arrived. Send it again.',
    ]);
    expect((await answerOf(here)).files).toMatchObject([{ id, name: 'report.pdf', bytes: PDF.byteLength }]);
  });
});

describe('[12.145] a file of an answer is private', () => {
  test('only its learner and those who teach the course get its address, which saves and never shows it', async () => {
    const here = await asked();
    await send(here, { name: 'Ripoti – maji.pdf' });
    const { href } = (await answerOf(here)).files[0];
    const { statusCode, headers, rawPayload } = await fetchFile(href);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(PDF)).toBe(true);
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="Ripoti _ maji.pdf"; filename*=UTF-8''Ripoti%20%E2%80%93%20maji.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
    });
    const [path = '', key = ''] = href.split('?k=');
    for (const address of [path, `${path}?k=${key.slice(0, -1)}x`, `${path}?k=`, path.replace(/.$/, '0')])
      expect((await fetchFile(address)).statusCode).toBe(404);
    await taker.submit(here.attemptId);
    const marking = await server.call('GET', `/instructor/marking/${here.attemptId}`, { as: tutor });
    expect(marking.body.data.answers[0].answer.files[0].href).toBe(href);
    const stranger = await server.signedIn('tutor');
    expect((await server.call('GET', `/instructor/marking/${here.attemptId}`, { as: stranger })).status).toBe(
      404,
    );
    server.clock.advance({ hours: 120 });
    expect((await fetchFile(href)).statusCode).toBe(404);
    server.clock.advance({ hours: -120 });
  });

  test('another learner can neither send to an attempt nor remove from it', async () => {
    const here = await asked();
    const id = newId();
    await send(here, { id });
    const other = await enrolled();
    expect((await send(here, { as: other })).status).toBe(404);
    expect((await remove(here, id, { as: other })).status).toBe(404);
    expect(await rowsOf(here)).toHaveLength(1);
  });

  test('its address ends with it, and its account takes it along', async () => {
    const here = await asked();
    await send(here);
    const [row] = await rowsOf(here);
    const { href } = (await answerOf(here)).files[0];
    const stored = row?.stored ?? '';
    const path = privatePath(server.services.files, stored);
    const old = new Date(Date.now() - 2 * DAY);
    await utimes(path, old, old);
    await dropUnrecorded(server.services.files, (names) => recordedFiles(server.services.db, names));
    expect((await fetchFile(href)).statusCode).toBe(200);
    await server.services.db.delete(quizAttempts).where(eq(quizAttempts.id, here.attemptId));
    await server.services.db.delete(users).where(eq(users.id, learner.id));
    expect((await fetchFile(href)).statusCode).toBe(404);
    await dropUnrecorded(server.services.files, (names) => recordedFiles(server.services.db, names));
    expect(await onDisk(stored)).toBe(false);
  });

  test('the CSV of the results names the files', async () => {
    const here = await asked([asking({ multiple: true })]);
    await send(here, { name: 'one.pdf' });
    server.clock.advance({ seconds: 1 });
    await send(here, { name: '=two.pdf' });
    await taker.submit(here.attemptId);
    const { body } = await server.call('GET', `/instructor/quiz/${here.quizId}/results/csv`, { as: tutor });
    const [head, row] = body.data.csv.split('\r\n');
    expect(head).toMatch(/,files$/);
    expect(row).toMatch(/,one\.pdf; =two\.pdf$/);
  });
});

describe('[12.146] the clock and the device', () => {
  test('a file that was chosen in time and arrives after the end is kept as late and not marked', async () => {
    const here = await asked([asking()], { settings: { timeLimitMinutes: 1 } });
    const first = newId();
    await send(here, { id: first, name: 'first.pdf' });
    server.clock.advance({ seconds: 70 });
    const { status, body } = await send(here, { name: 'late.pdf', elapsedMs: 59_000 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      late: true,
      state: 'review',
      answer: { files: [{ name: 'late.pdf' }] },
    });
    const { data } = (await taker.read(here.attemptId)).body;
    expect(data).toMatchObject({ lateAnswers: 1, answers: [{ answer: { files: [{ id: first }] } }] });
    const after = await send(here, { name: 'after.pdf', elapsedMs: 69_000 });
    expect(after.status).toBe(409);
    expect((await remove(here, first)).status).toBe(409);
    expect(await rowsOf(here)).toHaveLength(2);
  });

  test('nothing is taken after the submission', async () => {
    const here = await asked();
    await taker.submit(here.attemptId);
    const { status, body } = await send(here);
    expect(status).toBe(409);
    expect(body.message).toBe('This attempt has been submitted.');
    expect(await rowsOf(here)).toEqual([]);
  });

  test('a device that was taken over can neither send nor remove', async () => {
    const here = await asked();
    const id = newId();
    await send(here, { id });
    await takerOf(server, learner).takeOver(here.attemptId);
    for (const answer of [await send(here), await remove(here, id)])
      expect(answer).toMatchObject({ status: 409, body: { code: 'taken-over' } });
    expect(await rowsOf(here)).toHaveLength(1);
  });

  test('a question of another type has no files', async () => {
    const here = await asked(TWO_CHOICES);
    expect((await send(here)).status).toBe(404);
    expect((await send({ ...here, slot: newId() })).status).toBe(404);
  });
});
