import { readFile, readdir } from 'node:fs/promises';
import { LIMITS } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failAbandonedImports } from '../src/authoring/imports';
import { importJobs } from '../src/authoring/tables';
import { courses, lessonTexts } from '../src/courses/tables';
import { onePage, zip } from './archive-fixtures';
import { seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

let server: TestServer;
let tutor: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  other = await server.signedIn('tutor');
});
afterAll(() => server.close());

const get = (path: string, as = tutor) => server.call('GET', `/instructor${path}`, { as });
const send = (
  path: string,
  field: string,
  content: Buffer | string,
  more: { method?: 'POST'; as?: SignedIn; name?: string } = {},
) => upload(server, `/instructor${path}`, { as: tutor, field, content, ...more });

async function lesson(): Promise<string> {
  const { units } = await seedCourse(server, { ownerId: tutor.id, state: 'draft' });
  return units[0]?.lessons[0] ?? '';
}

const photo = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'where I live' } } })
    .toFormat(format)
    .toBuffer();

const read = async (path: string) => {
  const served = await server.app.inject(server.services.media.sign(path));
  const { format, width, height, exif } = await sharp(served.rawPayload).metadata();
  return { format, width, height, exif, type: served.headers['content-type'] };
};

describe('pictures', () => {
  test('converts a picture to WebP of at most 1600 pixels without metadata, with a small copy in the lesson', async () => {
    const topic = await lesson();
    const answer = await send(`/topic/${topic}/pictures`, 'picture', await photo(2400, 1200), {
      method: 'POST',
    });
    expect(answer).toMatchObject({ status: 201, body: { data: { width: 1600, height: 800 } } });
    const { path, bytes } = answer.body.data;
    expect(await read(path)).toMatchObject({
      format: 'webp',
      width: 1600,
      type: 'image/webp',
      exif: undefined,
    });
    const markdown = `![A hive](${path}) and ![](${path})`;
    const body = { title: 'Bees', markdown, preview: true, language: 'en', version: 1 };
    const saved = await server.call('PUT', `/instructor/topic/${topic}`, { as: tutor, body });
    expect(saved.body.data.missing).toContain('alt-text');
    const { html, weightBytes } = (await server.call('GET', `/course/unit/lesson/${topic}`, { as: tutor }))
      .body.data;
    const small = /srcset="(\S+) 640w, \S+ 1600w"/.exec(html)?.[1] ?? '';
    expect(await read(small)).toMatchObject({ format: 'webp', width: 640 });
    expect(html).toContain('alt="A hive"');
    expect(html).toContain('width="1600" height="800"');
    expect(weightBytes).toBe(Buffer.byteLength(html.replaceAll(/\?k=[\w.-]+/g, '')) + bytes);
    const again = { ...body, version: 2, markdown: `![A hive](${path})` };
    const mended = await server.call('PUT', `/instructor/topic/${topic}`, { as: tutor, body: again });
    expect(mended.body.data.missing).toEqual([]);
    expect(
      (await server.call('GET', `/course/unit/lesson/${topic}`, { as: tutor })).body.data.html,
    ).toContain(small);
  });

  test('[12.155] a picture that its author calls decoration needs no alt text, and screen readers skip it', async () => {
    const topic = await lesson();
    const answer = await send(`/topic/${topic}/pictures`, 'picture', await photo(400, 300), {
      method: 'POST',
    });
    const { path } = answer.body.data;
    const save = (markdown: string, version: number) =>
      server.call('PUT', `/instructor/topic/${topic}`, {
        as: tutor,
        body: { title: 'Bees', markdown, preview: true, language: 'en', version },
      });
    expect((await save(`A line.\n\n![](${path} "a title")`, 1)).body.data.missing).toContain('alt-text');
    expect((await save(`A line.\n\n![](${path} "decorative")`, 2)).body.data.missing).toEqual([]);
    const { html } = (await server.call('GET', `/course/unit/lesson/${topic}`, { as: tutor })).body.data;
    expect(html).toContain('alt="" role="presentation"');
    expect(html).not.toContain('title=');
  });

  test('refuses files that are not pictures, too large or for another instructor’s lesson; crops a cover to 16:9', async () => {
    const topic = await lesson();
    const url = `/topic/${topic}/pictures`;
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const huge = Buffer.alloc(LIMITS.pictureBytes + 1);
    for (const content of [svg, 'not a picture', '', huge]) {
      const answer = await send(url, 'picture', content, { method: 'POST' });
      expect(answer).toMatchObject({ status: 422, body: { errors: { picture: expect.any(String) } } });
    }
    expect((await send(url, 'other', await photo(10, 10), { method: 'POST' })).status).toBe(422);
    expect((await send(url, 'picture', await photo(10, 10), { method: 'POST', as: other })).status).toBe(404);
    const { course } = (await get(`/topic/${topic}`)).body.data;
    const cover = await send(`/course/${course._id}/image`, 'image', await photo(2000, 2000, 'png'));
    expect(await read(cover.body.data.image)).toMatchObject({ width: 1280, height: 720 });
  });
});

const FILM = '../src/demo/courses/kitchen-garden/2-grow/lessons/3-water-wisely/video.webm';
const webm = () => readFile(new URL(FILM, import.meta.url));
const mp4 = () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(2000, 7)]);

describe('video', () => {
  test('serves a video by range; with captions and a transcript the lesson is complete', async () => {
    const topic = await lesson();
    expect(
      (await send(`/topic/${topic}/captions/en`, 'captions', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n'))
        .status,
    ).toBe(409);
    const film = await webm();
    const answer = await send(`/topic/${topic}/video`, 'video', film);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { video: { weightBytes: film.byteLength } } },
    });
    expect(answer.body.data.missing).toEqual(['captions', 'transcript']);
    const { src } = answer.body.data.video;
    const part = await server.app.inject({ url: src, headers: { range: 'bytes=10-19' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-type': 'video/webm',
      'content-range': `bytes 10-19/${film.byteLength}`,
      'accept-ranges': 'bytes',
    });
    expect(part.rawPayload).toEqual(film.subarray(10, 20));
    const subRip =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<font color="red">Water</font> early.\r\n\r\n2\r\n00:00:03,000 --> 00:01:02,100\r\nThen rest.\r\n';
    const captioned = await send(`/topic/${topic}/captions/sw`, 'captions', subRip);
    expect(captioned.body.data.video).toMatchObject({
      seconds: 63,
      captions: [{ language: 'sw', label: 'Kiswahili' }],
    });
    const track = await server.app.inject(captioned.body.data.video.captions[0].src);
    expect(track.body).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nWater early.\n\n00:00:03.000 --> 00:01:02.100\nThen rest.\n',
    );
    expect(track.headers['content-type']).toContain('text/vtt');
    const transcript = await server.call('PUT', `/instructor/topic/${topic}/transcript`, {
      as: tutor,
      body: { transcript: 'Water **early**.' },
    });
    expect(transcript.body.data).toMatchObject({
      missing: [],
      video: { transcript: 'Water **early**.', transcriptHtml: '<p>Water <strong>early</strong>.</p>' },
    });
    const replaced = await send(`/topic/${topic}/video`, 'video', mp4());
    expect(replaced.body.data.video.src).toMatch(/\.mp4\?k=/);
    expect(replaced.body.data.video.captions).toHaveLength(1);
    const gone = await server.call('DELETE', `/instructor/topic/${topic}/video`, { as: tutor });
    expect(gone.body.data.video).toBeNull();
  });

  test('detects a video by its content, and deletes the file of a refused upload', async () => {
    const topic = await lesson();
    const files = async () => (await readdir(server.services.files.folder, { recursive: true })).length;
    const before = await files();
    for (const content of ['<html>', Buffer.alloc(500, 1), '']) {
      const answer = await send(`/topic/${topic}/video`, 'video', content, { name: 'film.mp4' });
      expect(answer).toMatchObject({ status: 422, body: { errors: { video: expect.any(String) } } });
    }
    expect((await send(`/topic/${topic}/video`, 'video', mp4(), { as: other })).status).toBe(404);
    expect(await files()).toBe(before);
  });

  test.each([
    ['WEBVTT\n\n00:00:05.000 --> 00:00:02.000\nHi', 'Line 3: these captions end before they begin.'],
    ['WEBVTT\n\nfirst\n00:00:0x --> 00:00:02\nHi', 'Line 4: “00:00:0x --> 00:00:02” is not a time'],
    ['stray words', 'Line 1: a time like'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n', 'Line 3: there are no words below this time.'],
    ['WEBVTT\n', 'Line 1: there are no captions'],
    [Buffer.from([0xff, 0xfe, 0x57]), 'not UTF-8'],
    ['1\n00:00:01,000 --> 00:00:01,000\nHi', 'Line 2: these captions are shown for no time.'],
  ])('captions that no player can read are refused with their line (%#)', async (content, said) => {
    const answer = await send(`/topic/${await lesson()}/captions/en`, 'captions', content);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.captions).toContain(said);
  });
});

describe('[15.26] captions with a flaw', () => {
  const sent = async (content: string | Buffer, as = tutor) => {
    const topic = await lesson();
    await send(`/topic/${topic}/video`, 'video', mp4());
    const { status, body } = await send(`/topic/${topic}/captions/en`, 'captions', content, { as });
    if (status !== 200) return { status, problems: body.errors, vtt: null };
    const { body: vtt } = await server.app.inject(body.data.video.captions[0].src);
    return { status, problems: body.problems, vtt };
  };

  test('are saved without it, and the answer names its line', async () => {
    const srt =
      '1\n00:00:00,500 --> 00:00:02,000\nWe start with the soil.\n\n2\n00:00:02,000 --> 00:00:03,000\n\n3\n00:00:03,500 --> 00:00:05,000\nThen the seed.\n';
    expect(await sent(srt)).toEqual({
      status: 200,
      problems: ['Line 6: there are no words below this time.'],
      vtt: 'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nWe start with the soil.\n\n00:00:03.500 --> 00:00:05.000\nThen the seed.\n',
    });
  });

  test('are read in Windows-1252, as older programs write them', async () => {
    const srt = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nShe said \x93slowly\x94.\n', 'latin1');
    expect((await sent(srt)).vtt).toContain('She said “slowly”.');
  });

  test('have at most 20 problems named one by one', async () => {
    const empty = Array.from({ length: 25 }, (_, at) => `00:00:${10 + at},000 --> 00:00:${11 + at},000\n\n`);
    const { problems } = await sent(`00:00:01,000 --> 00:00:02,000\nHi\n\n${empty.join('')}`);
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe('And 5 more.');
  });
});

describe('imports', () => {
  const archive = async (html = '<h1>Hello</h1><p>Welcome to this course.</p>') =>
    readFile(await zip(onePage(html)));
  /** @param course the course that it updates */
  const start = (content: Buffer | string, as = tutor, course = 'new') =>
    send(`/imports?course=${course}`, 'archive', content, { method: 'POST', as, name: 'course.imscc' });

  test('imports an archive in the background as the instructor’s draft, with a report, and deletes the upload', async () => {
    const begun = await start(await archive());
    expect(begun).toMatchObject({ status: 202, body: { data: { fileName: 'course.imscc' } } });
    // It may have begun before the answer was written.
    expect(begun.body.data.state).toMatch(/^(waiting|working)$/);
    const id = begun.body.data._id;
    await server.services.background.settled();
    const job = (await get(`/import/${id}`)).body.data;
    expect(job).toMatchObject({ state: 'done', progress: 1, problem: null, report: { lessons: 1 } });
    const course = (await get(`/course/${job.report.courseId}`)).body.data;
    expect(course).toMatchObject({ state: 'draft', instructor: { _id: tutor.id } });
    expect((await get(`/import/${id}`, other)).status).toBe(404);
    expect((await get('/imports')).body.data[0]).toMatchObject({ _id: id, state: 'done' });
    const left = await readdir(server.services.files.folder);
    expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('refuses other files at once, reports why an archive fails, and runs one import per user at a time', async () => {
    expect(await start('hello')).toMatchObject({
      status: 422,
      body: { errors: { archive: expect.any(String) } },
    });
    // Imports run one at a time: behind a long one of another user, the first of two has not finished.
    const long = await archive(
      '<p>A sentence of the longest lesson that was ever written.</p>'.repeat(5_000),
    );
    const before = (await start(long)).body.data._id;
    const small = await archive();
    const answers = await Promise.all([start(small, other), start(small, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect((await get(`/import/${before}`)).body.data.state).not.toBe('done');
    await server.services.background.settled();
    const broken = (await start('PK nothing more')).body.data._id;
    await server.services.background.settled();
    const job = (await get(`/import/${broken}`)).body.data;
    expect(job).toMatchObject({ state: 'failed', report: null, problem: expect.stringMatching(/\.$/) });
    expect(server.failures).toEqual([]);
  });

  test('fails a job of a stopped process at the next start, or once its heartbeat is missing', async () => {
    const { db } = server.services;
    const now = server.clock.now();
    const left = async () =>
      (
        await db
          .insert(importJobs)
          .values({ userId: tutor.id, fileName: 'a.zip', state: 'working', updatedAt: now, createdAt: now })
          .returning()
      )[0]?.id;
    const id = await left();
    expect((await get(`/import/${id}`)).body.data.state).toBe('working');
    server.clock.advance({ minutes: 3 });
    expect((await get(`/import/${id}`)).body.data).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('Start it again'),
    });
    await left();
    await failAbandonedImports(server.services, { starting: true });
    const states = (await get('/imports')).body.data.map((one: { state: string }) => one.state);
    expect(states).not.toContain('working');
    expect((await start(await archive())).status).toBe(202);
    await server.services.background.settled();
  });

  test('importing again replaces edited texts, and the editor opens what learners read', async () => {
    const first = (await start(await archive())).body.data._id;
    await server.services.background.settled();
    const { courseId } = (await get(`/import/${first}`)).body.data.report;
    const unit = (await get(`/course/${courseId}`)).body.data.units[0]._id;
    const topic = (await get(`/unit/${unit}`)).body.data.topics[0]._id;
    const { version } = (await get(`/topic/${topic}`)).body.data;
    const body = { title: 'Hello', markdown: 'Typed here.', preview: false, language: 'en', version };
    expect((await server.call('PUT', `/instructor/topic/${topic}`, { as: tutor, body })).status).toBe(200);
    const again = await start(await archive('<h1>Hello</h1><p>From the archive again.</p>'), tutor, courseId);
    await server.services.background.settled();
    await server.call('POST', `/instructor/import/${again.body.data._id}/apply`, { as: tutor });
    await server.services.background.settled();
    const opened = (await get(`/topic/${topic}`)).body.data;
    expect(opened.markdown).toContain('From the archive again.');
    expect(opened.version).toBeGreaterThan(version + 1);
    const [text] = await server.services.db.select().from(lessonTexts).where(eq(lessonTexts.lessonId, topic));
    expect(text?.html).toContain('From the archive again.');
  });

  test('[R.90] importing a published course again is staged until it is approved', async () => {
    const page = (text: string) => archive(`<h1>Hello</h1><p>${text}</p>`);
    const first = (await start(await page('As approved.'))).body.data._id;
    await server.services.background.settled();
    const { courseId } = (await get(`/import/${first}`)).body.data.report;
    const { db } = server.services;
    await db.update(courses).set({ state: 'published' }).where(eq(courses.id, courseId));
    const [unit] = (await get(`/course/${courseId}`)).body.data.units;
    const [topic] = (await get(`/unit/${unit._id}`)).body.data.topics;
    const learners = async () =>
      (await server.call('GET', `/course/unit/lesson/${topic._id}`, { as: tutor })).body.data.html;
    for (const text of ['Imported again.', 'And again.']) {
      const job = (await start(await page(text), tutor, courseId)).body.data._id;
      await server.services.background.settled();
      expect((await get(`/import/${job}`)).body.data).toMatchObject({
        state: 'preview',
        report: { courseId },
      });
      await server.call('POST', `/instructor/import/${job}/apply`, { as: tutor });
      await server.services.background.settled();
      expect((await get(`/import/${job}`)).body.data).toMatchObject({ state: 'done', report: { courseId } });
      expect((await get(`/topic/${topic._id}`)).body.data.markdown).toContain(text);
    }
    expect(await learners()).toContain('As approved.');
    expect((await get(`/course/${courseId}`)).body.data).toMatchObject({
      changes: 'draft',
      stagedChanges: [{ item: 'lesson', change: 'changed', _id: topic._id, parts: ['text'] }],
    });
  });
});
