import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { ALL } from '../../../scripts/lib/level.mjs';
import { lessonTexts } from '../src/courses/tables';
import { ConfigError, loadConfig } from '../src/platform/config';
import { files as records } from '../src/platform/database/tables';
import { MEDIA_PREFIX } from '../src/platform/files';
import { keyOf } from '../src/platform/files/object-store';
import { openFileStore } from '../src/platform/files/open-store';
import { ORPHAN_MS, sweepFiles } from '../src/platform/files/orphans';
import { S3Store } from '../src/platform/files/s3-store';
import { newId } from '../src/platform/ids';
import { dropUnrecorded, keepPrivately, newPrivateName, privateKey } from '../src/platform/private-files';
import { course, LESSON, run } from './import-fixtures';
import { seedCourse } from './learning-fixtures';
import { question, seedQuiz, takerOf } from './quiz-fixtures';
import { startS3, type TestS3 } from './support/s3';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

const DAY = 86_400_000;
const WEBP = { ext: 'webp', type: 'image/webp' };

const photo = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

async function pagesOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const pages: T[] = [];
  for await (const page of source) pages.push(page);
  return pages;
}

const textOf = async (stream: Readable | undefined) => {
  if (stream === undefined) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

describe('[14.90] the settings of a bucket', () => {
  const good = {
    FILES_S3_ENDPOINT: 'https://s3.eu-west-1.amazonaws.com/',
    FILES_S3_BUCKET: 'school-files',
    FILES_S3_KEY_ID: 'AKIAEXAMPLE',
    FILES_S3_SECRET: 'a secret/with+signs'.replace(' ', ''),
  };

  test('are complete, or the files are in DATA_DIR', () => {
    expect(loadConfig({}).s3).toBeUndefined();
    expect(loadConfig(good).s3).toMatchObject({
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      bucket: 'school-files',
      region: 'us-east-1',
    });
  });

  test.each([
    [{ FILES_S3_ENDPOINT: 's3.example.org' }, /^FILES_S3_ENDPOINT must be an address like/],
    [{ FILES_S3_ENDPOINT: 'https://s3.example.org/bucket' }, /^FILES_S3_ENDPOINT must be .* without a path/],
    [{ FILES_S3_ENDPOINT: 'https://key:secret@s3.example.org' }, /^FILES_S3_ENDPOINT must be/],
    [{ FILES_S3_BUCKET: 'School_Files' }, /^FILES_S3_BUCKET must be the name of a bucket/],
    [{ FILES_S3_REGION: 'eu west' }, /^FILES_S3_REGION must be a region/],
    [
      { FILES_S3_BUCKET: '', FILES_S3_SECRET: '' },
      /^FILES_S3_ENDPOINT needs FILES_S3_BUCKET and FILES_S3_SECRET/,
    ],
    [{ FILES_S3_ENDPOINT: '' }, /^FILES_S3_BUCKET needs FILES_S3_ENDPOINT as well\.$/],
  ])('%o is refused in one sentence', (change, sentence) => {
    const start = () => loadConfig({ ...good, ...change });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(sentence);
  });

  test('stop the server at its start if they do not work, without a word of the keys', async () => {
    const s3 = await startS3();
    const refused = async (change: Record<string, string>) =>
      startTestServer({ ...s3.env, ...change }).then(
        () => 'started',
        (error: unknown) => (error instanceof ConfigError ? error.message : String(error)),
      );
    expect(await refused({ FILES_S3_BUCKET: 'another-bucket' })).toMatch(/has no bucket another-bucket/);
    const wrong = await refused({ FILES_S3_SECRET: 'not-the-secret' });
    expect(wrong).toMatch(
      /refuses the bucket digiken-files \(SignatureDoesNotMatch\): check FILES_S3_KEY_ID/,
    );
    expect(wrong).not.toContain('not-the-secret');
    s3.down = true;
    expect(await refused({})).toMatch(
      /^The file store of FILES_S3_ENDPOINT \(http.*\) does not answer: .*ECONNRESET\.$/,
    );
    await s3.close();
  });
});

describe.each(['folder', 's3'] as const)('in a store of the kind %s', (kind) => {
  let s3: TestS3 | undefined;
  let server: TestServer;
  let learner: SignedIn;
  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3() : undefined;
    server = await startTestServer(s3?.env);
    learner = await server.signedIn('user');
  });
  afterAll(async () => {
    await server.close();
    await s3?.close();
  });

  const objects = () => server.services.files.objects;
  const keys = async (prefix: string) => (await pagesOf(objects().list(prefix))).flat().map(({ key }) => key);
  const drafts = async () =>
    (await readdir(server.services.files.folder)).filter((name) => name.startsWith('.'));
  const age = async (key: string, ms: number) => {
    if (s3) return s3.age(key, ms);
    const at = new Date(Date.now() - ms);
    await utimes(join(server.services.files.folder, key), at, at);
  };
  const sendAvatar = async (background: string) =>
    upload(server, `/user/${learner.id}/avatar`, {
      as: learner,
      field: 'avatar',
      content: await photo(background),
    });

  test('[14.91] objects are put, read in parts, listed by prefix in pages, and deleted', async () => {
    const draft = join(server.services.files.folder, `.${newPrivateName()}`);
    await writeFile(draft, '0123456789');
    await objects().putFile('test/one', draft, 'text/plain');
    await rm(draft, { force: true });
    await objects().put('test/two', Buffer.from('2'), 'text/plain');
    await objects().put('test/two', Buffer.from('two'), 'text/plain');
    await objects().put('test/empty', Buffer.alloc(0), 'text/plain');
    expect(await textOf(await objects().get('test/one'))).toBe('0123456789');
    expect(await textOf(await objects().get('test/one', { start: 2, end: 4 }))).toBe('234');
    expect(await textOf(await objects().get('test/two'))).toBe('two');
    expect(await objects().head('test/one')).toMatchObject({ bytes: 10, modifiedAt: expect.any(Date) });
    expect(await objects().head('test/none')).toBeUndefined();
    expect(await objects().get('test/none')).toBeUndefined();
    const small = server.services.config.s3 && new S3Store(server.services.config.s3, 2);
    const pages = await pagesOf((small ?? objects()).list('test/'));
    expect(
      pages
        .flat()
        .map(({ key, bytes }) => [key, bytes])
        .toSorted(),
    ).toEqual([
      ['test/empty', 0],
      ['test/one', 10],
      ['test/two', 3],
    ]);
    if (small) expect(pages.map((page) => page.length)).toEqual([2, 1]);
    for (const key of ['test/one', 'test/two', 'test/two', 'test/empty']) await objects().delete(key);
    expect(await keys('test/')).toEqual([]);
  });

  test('[14.91] a picture is stored, served and removed', async () => {
    const { body } = await sendAvatar('#2a6');
    const served = await server.app.inject(body.data.avatar);
    expect(served.statusCode).toBe(200);
    expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
    const name = String(body.data.avatar).slice(MEDIA_PREFIX.length);
    expect(await keys(name.slice(0, 2))).toEqual([keyOf(name)]);
    await server.call('DELETE', `/user/${learner.id}/avatar`, { as: learner });
    expect(await keys(name.slice(0, 2))).toEqual([]);
    expect((await server.app.inject(body.data.avatar)).statusCode).toBe(404);
  });

  test('[14.91] a course is imported with its pictures, and again without storing them twice', async () => {
    const path = await course({
      [LESSON]: '# One\n\n![A hive](hive.png)\n',
      '1-first/lessons/1-one/hive.png': await photo('#a62'),
    });
    const { courseId } = await run(server, path);
    const stored = await keys('');
    expect(stored.filter((key) => key.endsWith('.webp'))).toHaveLength(1);
    s3?.requests.splice(0);
    const again = await run(server, path, { target: { update: courseId } });
    expect(again).toMatchObject({ courseId, created: false });
    expect(await keys('')).toEqual(stored);
    expect(s3?.requests.filter((one) => one.startsWith('PUT')) ?? []).toEqual([]);
    expect(await drafts()).toEqual([]);
  });

  test('[14.91] a video is received, and served in parts by its signed address', async () => {
    const tutor = await server.signedIn('tutor');
    const { units } = await seedCourse(server, { ownerId: tutor.id, state: 'draft' });
    const film = Buffer.concat([
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
      Buffer.from('webm'),
      randomBytes(100_000),
    ]);
    const sent = await upload(server, `/instructor/topic/${units[0]?.lessons[0]}/video`, {
      as: tutor,
      field: 'video',
      content: film,
    });
    const { src } = sent.body.data.video;
    const part = await server.app.inject({ url: src, headers: { range: 'bytes=-50000' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(film.subarray(-50_000));
    expect(await drafts()).toEqual([]);
  });

  test('[14.91] the file of an answer is private, and in the copy of its learner’s data', async () => {
    const tutor = await server.signedIn('tutor');
    const seeded = await seedCourse(server, { ownerId: tutor.id });
    const as = await server.signedIn('user');
    const enrol = { choice: { whole: true }, expectedTotal: 0 };
    await server.call('POST', `/course/${seeded.id}/enrol`, { as, body: enrol });
    const taker = takerOf(server, as);
    const body = {
      type: 'file' as const,
      prompt: { text: 'Send it.', format: 'plain' as const },
      accept: '.pdf',
      kinds: 'a PDF',
      maxBytes: 1000,
    };
    const quizId = await seedQuiz(server, seeded.units[0]?.lessons[0] ?? '', {
      questions: [{ ...question(body, { type: 'file' }), points: 1 }],
    });
    const { data } = (await taker.start(quizId)).body;
    const [before, fileId] = [await keys('private/'), newId()];
    const query = new URLSearchParams({ device: taker.device, elapsedMs: '1000' });
    const send = (id: string) =>
      upload(server, `/attempts/${data._id}/slots/${data.questions[0].id}/files/${id}?${query}`, {
        ...{ as, field: 'file', name: 'report.pdf', content: '%PDF-1.7\nreport' },
      });
    const sent = await send(fileId);
    expect(sent.status).toBe(200);
    // Sent again, because the answer was lost: nothing is stored twice.
    expect((await send(fileId)).status).toBe(200);
    expect((await keys('private/')).length).toBe(before.length + 1);
    const served = await server.app.inject(sent.body.data.answer.files[0].href);
    expect(served.body).toBe('%PDF-1.7\nreport');
    expect(served.headers['content-disposition']).toMatch(/^attachment/);
    expect(await drafts()).toEqual([]);

    expect((await server.call('POST', `/user/${as.id}/export`, { as })).status).toBe(202);
    await server.services.jobs.drain();
    const { body: state } = await server.call('GET', `/user/${as.id}/data`, { as });
    const archive = await server.app.inject(state.data.export.href);
    expect(archive.headers['content-type']).toBe('application/zip');
    const zip = await fromBufferPromise(archive.rawPayload, { lazyEntries: true });
    const reports: (string | undefined)[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('report.pdf'))
        reports.push(await textOf(await zip.openReadStreamPromise(entry)));
    }
    expect(reports).toEqual(['%PDF-1.7\nreport']);
    expect(await drafts()).toEqual([]);
  });

  test('[14.92] a file is served with its type, an ETag, cache headers and a policy that runs nothing', async () => {
    const { db, files, media } = server.services;
    const { path } = await files.put(db, Buffer.from('WEBVTT\n\n'), { ext: 'vtt', type: 'text/vtt' });
    expect((await server.app.inject(path)).statusCode).toBe(404);
    const url = media.sign(path);
    const whole = await server.app.inject(url);
    expect(whole.body).toBe('WEBVTT\n\n');
    expect(whole.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'content-length': '8',
      'accept-ranges': 'bytes',
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    const etag = String(whole.headers.etag);
    const ask = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
      const { statusCode, body, headers: got } = await server.app.inject({ url, method, headers });
      return [statusCode, body, got['content-range'] ?? got['content-length']];
    };
    expect(await ask({ 'if-none-match': `"x", W/${etag}` })).toEqual([304, '', undefined]);
    expect(await ask({ range: 'bytes=0-2' })).toEqual([206, 'WEB', 'bytes 0-2/8']);
    expect(await ask({ range: 'bytes=0-2', 'if-range': etag })).toEqual([206, 'WEB', 'bytes 0-2/8']);
    expect(await ask({ range: 'bytes=0-2', 'if-range': '"old"' })).toEqual([200, 'WEBVTT\n\n', '8']);
    expect(await ask({ range: 'bytes=9-' })).toEqual([416, '', 'bytes */8']);
    s3?.requests.splice(0);
    expect(await ask({}, 'HEAD')).toEqual([200, '', '8']);
    expect(s3?.requests.filter((one) => one.startsWith('GET')) ?? []).toEqual([]);
    const other = await files.put(db, Buffer.from('PK'), { ext: 'docx', type: 'application/x-docx' });
    const saved = await server.app.inject(media.sign(other.path));
    expect(saved.headers).toMatchObject({
      'content-type': 'application/x-docx',
      'content-disposition': 'attachment',
    });
  });

  test('[14.95] an object without a record is deleted after a day, and a private one too', async () => {
    const { db, files } = server.services;
    const [old, fresh] = ['old', 'fresh'].map(
      (text) => `${createHash('sha256').update(text).digest('hex')}.webp`,
    );
    for (const name of [old, fresh]) await objects().put(keyOf(name ?? ''), Buffer.from('x'), WEBP.type);
    const kept = await files.put(db, Buffer.from('recorded'), WEBP);
    const keptKey = keyOf(kept.path.slice(MEDIA_PREFIX.length));
    const hidden = newPrivateName();
    const draft = join(files.folder, `.${hidden}`);
    await writeFile(draft, 'private');
    await keepPrivately(files, { draft }, { name: hidden, type: 'text/plain' });
    for (const key of [keyOf(old ?? ''), keptKey, privateKey(hidden)]) await age(key, 2 * DAY);

    expect(await sweepFiles(server.services)).toMatchObject({ unrecorded: 1, deleted: 0 });
    const left = await keys('');
    expect(left).toEqual(expect.arrayContaining([keyOf(fresh ?? ''), keptKey, privateKey(hidden)]));
    expect(left).not.toContain(keyOf(old ?? ''));
    expect(await dropUnrecorded(files, async (names) => new Set(names))).toBe(0);
    expect(await dropUnrecorded(files, async () => new Set<string>())).toBe(1);
    expect(await keys(privateKey(hidden))).toEqual([]);
  });

  test('[14.95] content that is being stored at this moment is not deleted', async () => {
    const { db, files } = server.services;
    const content = randomBytes(100);
    const name = `${createHash('sha256').update(content).digest('hex')}.webp`;
    await objects().put(keyOf(name), content, WEBP.type);
    await age(keyOf(name), 2 * DAY);
    let begin = () => {};
    const sweep = new Promise<void>((resolve) => (begin = resolve)).then(() => sweepFiles(server.services));
    await db.transaction(async (tx) => {
      await files.put(tx, content, WEBP);
      begin();
      // With its one connection, the embedded database keeps the sweep waiting in any case.
      if (inject('database').kind === 'pglite') return;
      const waiting = sql`select count(*)::int as n from pg_locks where not granted and database =
        (select oid from pg_database where datname = current_database()) or not granted and locktype = 'transactionid'`;
      await expect.poll(async () => (await tx.execute<{ n: number }>(waiting)).rows[0]?.n).toBeGreaterThan(0);
    });
    expect(await sweep).toMatchObject({ unrecorded: 0 });
    expect((await files.read(MEDIA_PREFIX + name))?.equals(content)).toBe(true);
  });

  test('[14.96] a file that no row names is deleted after 30 days, unless it is stored or named again', async () => {
    const { db, files } = server.services;
    const put = async (text: string) => (await files.put(db, Buffer.from(text), WEBP)).path;
    const [unused, again, named, used] = [
      await put('unused'),
      await put('again'),
      await put('named'),
      await put('used'),
    ];
    const { units } = await seedCourse(server);
    const text = eq(lessonTexts.lessonId, units[0]?.lessons[0] ?? '');
    const name = (path: string) =>
      db
        .update(lessonTexts)
        .set({ html: `<img src="${path}">` })
        .where(text);
    const left = async () => {
      const rows = await db.select({ name: records.name }).from(records);
      const all = new Set(rows.map((row) => MEDIA_PREFIX + row.name));
      const stored = new Set(await keys(''));
      const paths = [unused, again, named, used];
      for (const path of paths)
        expect(stored.has(keyOf(path.slice(MEDIA_PREFIX.length)))).toBe(all.has(path));
      return paths.filter((path) => all.has(path));
    };
    await name(used);
    server.clock.advance({ hours: 25 });
    const { orphaned } = await sweepFiles(server.services);
    expect(orphaned).toBeGreaterThanOrEqual(3);
    server.clock.advance({ hours: ORPHAN_MS / 3_600_000 - 1 });
    expect(await sweepFiles(server.services)).toMatchObject({ deleted: 0, orphaned: 0 });
    await put('again');
    await name(`${used} ${named}`);
    server.clock.advance({ hours: 2 });
    expect(await sweepFiles(server.services)).toMatchObject({ named: 1, deleted: orphaned - 2 });
    expect(await left()).toEqual([again, named, used]);
  });
});

if (ALL)
  test('[14.93] a store that does not answer: 503, nothing is stored, and the same request works later', async () => {
    const s3 = await startS3();
    const server = await startTestServer(s3.env);
    const { db, files, media } = server.services;
    const learner = await server.signedIn('user');
    const { path } = await files.put(db, Buffer.from('kept'), WEBP);
    const content = await photo('#06c');
    const send = () =>
      upload(server, `/user/${learner.id}/avatar`, { as: learner, field: 'avatar', content });
    s3.down = true;
    const message = 'Files cannot be stored or read at the moment. Please try again in a few minutes.';
    expect(await send()).toMatchObject({ status: 503, headers: { 'retry-after': '30' }, body: { message } });
    expect((await server.app.inject(media.sign(path))).statusCode).toBe(503);
    s3.down = false;
    expect(await db.select().from(records)).toMatchObject([{ name: path.slice(MEDIA_PREFIX.length) }]);
    expect((await pagesOf(files.objects.list(''))).flat()).toHaveLength(1);
    expect(await readdir(files.folder)).toEqual([]);
    expect((await send()).status).toBe(200);
    await server.close();
    await s3.close();
  });

test('[14.93] a folder that cannot be written stores nothing', async () => {
  const server = await startTestServer();
  const { db } = server.services;
  const name = `${createHash('sha256').update('x').digest('hex')}.webp`;
  await writeFile(join(server.services.files.folder, name.slice(0, 2)), 'a file in place of the folder');
  const files = openFileStore(server.services.config);
  await expect(files.put(db, Buffer.from('x'), WEBP)).rejects.toThrow('EEXIST');
  expect(await db.select().from(records)).toEqual([]);
  expect(await readdir(files.folder)).toEqual([name.slice(0, 2)]);
  await server.close();
});
