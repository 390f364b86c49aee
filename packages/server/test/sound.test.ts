import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EncodedAudioPacketSource, EncodedPacket, FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySound } from '../src/content';
import { course, run, temporaryFolder } from './import-fixtures';
import { seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

let server: TestServer;
let tutor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
});
afterAll(() => server.close());

const file = (path: string) => new URL(path, import.meta.url).pathname;
const LOUD = file('../../ui/src/media/lib/media-samples/counting-stock-180.webm');
const SILENT = file('../src/demo/courses/kitchen-garden/2-grow/lessons/3-water-wisely/video.webm');
/** One frame of silence in AAC, stereo. */
const FRAME = Buffer.from([0x21, 0x00, 0x49, 0x90, 0x02, 0x19, 0x00, 0x23, 0x80]);
const SECONDS_PER_FRAME = 1024 / 44_100;

async function silentMp4(path: string): Promise<void> {
  const output = new Output({ format: new Mp4OutputFormat(), target: new FilePathTarget(path) });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  for (let at = 0; at < 50; at += 1) {
    await source.add(new EncodedPacket(FRAME, 'key', at * SECONDS_PER_FRAME, SECONDS_PER_FRAME), {
      decoderConfig: {
        codec: 'mp4a.40.2',
        sampleRate: 44_100,
        numberOfChannels: 2,
        description: new Uint8Array([0x12, 0x10]),
      },
    });
  }
  await output.finalize();
}

test('[14.222] copies the sound of MP4 and WebM as it is; a video without sound has none', async () => {
  const folder = await temporaryFolder();
  const mp4 = join(folder, 'video.mp4');
  const target = join(folder, 'sound');
  await silentMp4(mp4);
  expect(await copySound(mp4, target)).toEqual({ ext: 'm4a', type: 'audio/mp4' });
  const copied = await readFile(target);
  expect(copied.toString('latin1', 4, 8)).toBe('ftyp');
  expect(copied.includes(FRAME)).toBe(true);
  expect(await copySound(LOUD, target)).toEqual({ ext: 'weba', type: 'audio/webm' });
  const webm = await readFile(target);
  expect(webm.includes('A_OPUS')).toBe(true);
  expect(webm.includes('V_VP9')).toBe(false);
  expect(await copySound(target, join(folder, 'again'))).toBeNull();
  expect(await copySound(SILENT, join(folder, 'none'))).toBeNull();
  await expect(readFile(join(folder, 'none'))).rejects.toThrow('ENOENT');
});

test('[14.222] an uploaded video brings its sound, with its bytes, to the lesson; a broken one is stored without', async () => {
  const { units } = await seedCourse(server, { ownerId: tutor.id, state: 'draft' });
  const topic = units[0]?.lessons[0] ?? '';
  const put = (content: Buffer) =>
    upload(server, `/instructor/topic/${topic}/video`, { as: tutor, field: 'video', content });
  const { video } = (await put(await readFile(LOUD))).body.data;
  const read = await server.call('GET', `/course/unit/lesson/${topic}`, { as: tutor });
  const { sound } = read.body.data.video;
  expect(sound.bytes).toBe(video.sound.bytes);
  expect(sound.bytes).toBeLessThan(video.weightBytes);
  const served = await server.app.inject(sound.src);
  expect(served.headers['content-type']).toBe('audio/webm');
  expect(served.rawPayload.byteLength).toBe(sound.bytes);
  const broken = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(1_988, 7)]);
  expect((await put(broken)).body.data.video).toMatchObject({ weightBytes: 2_000, sound: null });
});

test('[14.222] an imported video brings its sound', async () => {
  const folder = await course({ '1-first/lessons/1-one/video.webm': await readFile(LOUD) });
  const { courseId } = await run(server, folder, { publish: true });
  const { body } = await server.call('GET', `/course/${courseId}`);
  const lesson = await server.call('GET', `/course/unit/lesson/${body.data.units[0].lessons[0]._id}`);
  const { sound } = lesson.body.data.video;
  const served = await server.app.inject(sound.src);
  expect(served.rawPayload.includes('A_OPUS')).toBe(true);
});
