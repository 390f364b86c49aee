import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useAuthoringUploads, useImport, useTopicDraft } from '../src/entries/authoring';
import { cookie, holdCookie, network, pass, show, showToggled, token } from './support';

const LESSON = {
  _id: 't1',
  title: 'One',
  language: 'en',
  languages: ['en'],
  preview: false,
  markdown: 'Before',
  version: 1,
  minutes: 1,
  weightBytes: 10,
  updatedAt: '2026-11-23T08:00:00Z',
  draft: null as null | { title: string; markdown: string; savedAt: string; version: number },
  video: null,
  missing: [],
  unit: { _id: 'u', title: 'Unit' },
  course: { _id: 'c', title: 'Course', state: 'draft' },
};
const PATH = '/api/instructor/topic/t1';
const KEPT = { message: 'Kept', data: { savedAt: '2026-11-23T09:00:01Z' } };

beforeEach(() => holdCookie(token({ role: 'tutor' })));

/** The lesson's server: what it holds can be changed by a test. */
function lessonServer(lesson = LESSON) {
  const held = { lesson: { ...lesson } };
  const net = network({
    [`GET ${PATH}`]: () => ({ body: { data: held.lesson } }),
    [`PUT ${PATH}/draft`]: { body: KEPT },
    [`DELETE ${PATH}/draft`]: { body: { message: 'Gone' } },
    [`PUT ${PATH}`]: ({ body }) => {
      const { language: _language, ...text } = body as typeof LESSON;
      held.lesson = { ...held.lesson, ...text, version: text.version + 1, draft: null };
      return { body: { message: 'Saved', data: held.lesson } };
    },
  });
  const drafts = () => net.asked(`${PATH}/draft`).filter(({ method }) => method === 'PUT');
  return { net, held, drafts };
}

const open = async () => {
  const shown = show(() => useTopicDraft('t1'));
  await pass();
  const type = (markdown: string) => act(() => shown.result.current.change({ markdown }));
  return { ...shown, type, now: () => shown.result.current };
};

describe('typing in a lesson', () => {
  test('[R.92] a minor correction is sent as one, and a later save is not', async () => {
    const { net } = lessonServer();
    const { type, now } = await open();
    type('Corrected');
    await act(() => now().save({ minor: true }));
    type('Rewritten');
    await act(() => now().save());
    const saves = net.asked(PATH).filter(({ method }) => method === 'PUT');
    expect(saves.map(({ body }) => body)).toMatchObject([{ markdown: 'Corrected', minor: true }, {}]);
    expect(saves[1]?.body).not.toHaveProperty('minor');
  });

  test('a change is on this device at once and on the server a second after the last key', async () => {
    const { drafts } = lessonServer();
    const { type, now } = await open();
    expect(now()).toMatchObject({ state: 'saved', changed: false, text: { markdown: 'Before' } });
    type('A');
    expect(JSON.stringify(localStorage)).toContain('"markdown');
    await pass(900);
    type('AB');
    await pass(900);
    expect(drafts()).toHaveLength(0);
    expect(now().state).toBe('unsaved');
    await pass(100);
    expect(drafts().map(({ body }) => body)).toEqual([
      { title: 'One', markdown: 'AB', format: 'markdown', language: 'en', version: 1 },
    ]);
    expect(now()).toMatchObject({ state: 'saved', changed: true });
  });

  test('sends every 10 seconds during continuous typing', async () => {
    const { drafts } = lessonServer();
    const { type } = await open();
    for (let key = 0; key < 25; key += 1) {
      type(`Key ${key}`);
      await pass(900);
    }
    expect(drafts()).toHaveLength(2);
  });

  test('keeps the text while offline and sends it when the network is back', async () => {
    const { net, drafts } = lessonServer();
    net.answers[`PUT ${PATH}/draft`] = 'no answer';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { type, now } = await open();
    type('On the bus');
    await pass(1000);
    expect(now()).toMatchObject({ state: 'offline', problem: 'You are offline' });
    net.answers[`PUT ${PATH}/draft`] = { body: KEPT };
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(now().state).toBe('saved');
    expect(drafts().at(-1)?.body).toMatchObject({ markdown: 'On the bus' });
  });

  test('retries an unavailable server with growing delays; does not retry a 4xx', async () => {
    const { net, drafts } = lessonServer();
    net.answers[`PUT ${PATH}/draft`] = { status: 503 };
    const { type, now } = await open();
    type('A');
    await pass(1000 + 1000 + 2000);
    expect(now().state).toBe('failed');
    expect(drafts()).toHaveLength(3);
    net.answers[`PUT ${PATH}/draft`] = { status: 422, body: { message: 'Too long' } };
    await pass(4000);
    expect(now()).toMatchObject({ state: 'failed', problem: 'Too long' });
    await pass(60_000);
    expect(drafts()).toHaveLength(4);
    net.answers[`PUT ${PATH}/draft`] = { body: KEPT };
    type('Shorter');
    await pass(1000);
    expect(now().state).toBe('saved');
  });

  test('a server that asks for a pause gets the text after it', async () => {
    const { net } = lessonServer();
    net.answers[`PUT ${PATH}/draft`] = { status: 429, body: { message: 'Too many requests' } };
    const { type, now } = await open();
    type('A');
    await pass(1000);
    expect(now()).toMatchObject({ state: 'failed', again: true });
    net.answers[`PUT ${PATH}/draft`] = { body: KEPT };
    await pass(1000);
    expect(now().state).toBe('saved');
  });

  test('restores and sends unsent text after a crash', async () => {
    const { net, drafts } = lessonServer();
    net.answers[`PUT ${PATH}/draft`] = 'no answer';
    const { type, unmount } = await open();
    type('Typed before the crash');
    await pass(1000);
    unmount();
    net.answers[`PUT ${PATH}/draft`] = { body: KEPT };
    const { now } = await open();
    expect(now()).toMatchObject({ state: 'unsaved', text: { markdown: 'Typed before the crash' } });
    await pass(1000);
    expect(now().state).toBe('saved');
    expect(drafts().at(-1)?.body).toMatchObject({ markdown: 'Typed before the crash' });
  });

  test('a draft from another device is found again; leaving the page sends what waits', async () => {
    const draft = { title: 'One', markdown: 'From the phone', savedAt: '2026-11-23T08:30:00Z', version: 1 };
    const { drafts } = lessonServer({ ...LESSON, draft });
    const { result, setShown } = showToggled(() => useTopicDraft('t1'));
    await pass();
    expect(result.current).toMatchObject({
      state: 'saved',
      changed: true,
      text: { markdown: 'From the phone' },
    });
    act(() => result.current?.change({ markdown: 'More' }));
    setShown(false);
    await pass();
    expect(drafts().map(({ body }) => (body as { markdown: string }).markdown)).toEqual(['More']);
    setShown(true);
    await pass();
    expect(result.current?.text?.markdown).toBe('More');
  });

  test('keeps the text on a conflict until the author decides', async () => {
    const { net, held, drafts } = lessonServer();
    const { type, now } = await open();
    type('Mine');
    held.lesson = { ...held.lesson, markdown: 'Theirs', version: 2 };
    net.answers[`PUT ${PATH}/draft`] = { status: 409, body: { message: 'Somebody saved' } };
    await pass(1000);
    expect(now()).toMatchObject({ state: 'conflict', text: { markdown: 'Mine' } });
    type('Mine, still');
    await pass(20_000);
    expect(drafts()).toHaveLength(1);
    net.answers[`PUT ${PATH}/draft`] = { body: KEPT };
    await act(() => now().keepMine());
    expect(drafts().at(-1)?.body).toMatchObject({ markdown: 'Mine, still', version: 2 });
    expect(now().state).toBe('saved');
    await act(() => now().discard());
    expect(now()).toMatchObject({ state: 'saved', changed: false, text: { markdown: 'Theirs' } });
    expect(JSON.stringify(localStorage)).not.toContain('Mine');
  });

  test('[15.129] the next visit waits for the save that this one has begun', async () => {
    const { net, held } = lessonServer();
    const { result, setShown } = showToggled(() => useTopicDraft('t1'));
    await pass();
    act(() => result.current?.change({ markdown: 'Ready' }));
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const save = net.answers[`PUT ${PATH}`];
    if (typeof save !== 'function') throw new Error('The lesson has no answer to a save.');
    net.answers[`PUT ${PATH}`] = async (request) => {
      await waiting;
      return save(request);
    };
    await act(async () => void result.current?.save());
    setShown(false);
    setShown(true);
    await pass();
    expect(result.current?.state).toBeUndefined();
    release();
    await pass();
    await pass();
    expect(held.lesson.version).toBe(2);
    expect(result.current).toMatchObject({ state: 'saved', text: { markdown: 'Ready' } });
    act(() => result.current?.change({ markdown: 'More' }));
    await pass(1000);
    expect(net.asked(`${PATH}/draft`).at(-1)?.body).toMatchObject({ markdown: 'More', version: 2 });
  });

  test('saving sends the version that was read and goes on from the new one', async () => {
    const { net, drafts } = lessonServer();
    const { type, now } = await open();
    type('Ready');
    const outcome = await act(() => now().save());
    expect(outcome).toMatchObject({ ok: true, message: 'Saved' });
    const [saved] = net.seen.filter(({ method, path }) => method === 'PUT' && path === PATH);
    expect(saved?.body).toEqual({
      title: 'One',
      markdown: 'Ready',
      format: 'markdown',
      preview: false,
      language: 'en',
      version: 1,
    });
    expect(now()).toMatchObject({ state: 'saved', changed: false });
    await pass(20_000);
    expect(drafts()).toHaveLength(0);
    type('Next');
    await pass(1000);
    expect(drafts().at(-1)?.body).toMatchObject({ version: 2 });
  });
});

/** XMLHttpRequest at the network's edge: the test says what happens to it. */
class Wire {
  static last: Wire;
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  withCredentials = false;
  readonly headers: Record<string, string> = {};
  asked = '';
  body: FormData | undefined;
  constructor() {
    Wire.last = this;
  }
  open(method: string, path: string) {
    this.asked = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => null;
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

describe('uploads', () => {
  beforeEach(() => {
    network({});
    vi.stubGlobal('XMLHttpRequest', Wire);
  });
  const film = new File(['film'], 'film.mp4');

  test('an upload carries token and device id, tells how far it is and answers like any call', async () => {
    const { result } = show(useAuthoringUploads);
    const seen: number[] = [];
    const sending = result.current.uploadTopicVideo('t1', film, { onProgress: (part) => seen.push(part) });
    const wire = Wire.last;
    expect(wire.asked).toBe(`PUT ${PATH}/video`);
    expect(wire.headers.Authorization).toBe(`Bearer ${cookie()}`);
    expect(wire.headers['X-Device-ID']).toMatch(/.+/);
    expect(wire.withCredentials).toBe(true);
    expect(wire.body?.get('video')).toBeInstanceOf(File);
    wire.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    wire.answer(422, { message: 'Not a video', errors: { video: 'Not a video' } });
    expect(await act(() => sending)).toMatchObject({
      ok: false,
      status: 422,
      errors: { video: 'Not a video' },
    });
    expect(seen).toEqual([0.25]);
  });

  test('[R.80] an import that is started again after a lost answer repeats its key', async () => {
    const { result } = show(useAuthoringUploads);
    const broken = result.current.startImport(film);
    const first = Wire.last.headers['Idempotency-Key'];
    Wire.last.onerror?.();
    await act(() => broken);
    void result.current.startImport(film);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(Wire.last.headers['Idempotency-Key']).toBe(first);
  });

  test('an upload that is stopped or breaks off says so', async () => {
    const { result } = show(useAuthoringUploads);
    const stop = new AbortController();
    const stopped = result.current.startImport(film, { signal: stop.signal });
    stop.abort();
    expect(await act(() => stopped)).toEqual({ ok: false, aborted: true, message: '', status: 0 });
    const broken = result.current.uploadTopicPicture('t1', film);
    Wire.last.onerror?.();
    expect(await act(() => broken)).toMatchObject({ ok: false, status: 0, message: 'No answer' });
  });
});

test('an import is followed while it runs and left alone when it is done', async () => {
  const job = { _id: 'i1', state: 'working', progress: 0.5 };
  const net = network({ 'GET /api/instructor/import/i1': () => ({ body: { data: job } }) });
  const { result } = show(() => useImport('i1'));
  await pass();
  expect(result.current.data?.progress).toBe(0.5);
  Object.assign(job, { state: 'done', progress: 1 });
  await pass(2000);
  expect(result.current.data?.state).toBe('done');
  await pass(60_000);
  expect(net.seen).toHaveLength(2);
});
