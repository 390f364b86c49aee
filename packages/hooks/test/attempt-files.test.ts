import type { Attempt } from '@digiken/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AnswerSaver } from '../src/quizzes/answer-saver';
import { AttemptFiles } from '../src/quizzes/attempt-files';
import { holdCookie, NOW, token } from './support';

const TEXTS = { offline: 'You are offline.', unavailable: 'Not now.', unexpected: 'It failed.' };
const STORED = { id: 'f1', name: 'report.pdf', bytes: 4, href: '/api/attempt-files/x?k=1' };

/** XMLHttpRequest at the network's edge: the test says what happens to each request. */
class Wire {
  static all: Wire[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  asked = '';
  constructor() {
    Wire.all.push(this);
  }
  open(method: string, path: string) {
    this.asked = `${method} ${path}`;
  }
  setRequestHeader() {}
  getResponseHeader = () => null;
  send() {}
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const ATTEMPT = {
  _id: 'a1',
  startedAt: NOW.toISOString(),
  serverNow: NOW.toISOString(),
  questions: [{ id: 's1' }],
  answers: [],
} as unknown as Attempt;

function opened() {
  const onChanged = vi.fn();
  const request = vi.fn();
  const parts = { request, texts: TEXTS, viewer: 'u1', device: 'device-1', onChanged };
  const saver = new AnswerSaver(parts, ATTEMPT);
  return { files: new AttemptFiles({ ...parts, attemptId: 'a1', saver }), saver, onChanged, request };
}

const answer = (more: object = {}) => ({
  data: {
    slot: 's1',
    seq: 3,
    answer: { type: 'file', files: [STORED] },
    late: false,
    state: 'open',
    serverNow: NOW.toISOString(),
    ...more,
  },
});

beforeEach(() => {
  holdCookie(token());
  Wire.all = [];
  vi.stubGlobal('XMLHttpRequest', Wire);
});

describe('[12.143] files of an attempt', () => {
  const report = () => new File(['%PDF'], 'report.pdf');

  test('are part of the answer once they are stored, without a save of their own', async () => {
    const { files, saver, request } = opened();
    const sending = files.send('s1', report());
    expect(Wire.all[0]?.asked).toMatch(
      /^PUT \/api\/attempts\/a1\/slots\/s1\/files\/[0-9a-f-]{36}\?device=device-1&elapsedMs=\d+$/,
    );
    Wire.all[0]?.answer(200, answer());
    expect(await sending).toMatchObject({ ok: true });
    expect(saver.shown.get()).toMatchObject({ answers: { s1: { files: [STORED] } }, state: 'saved' });
    expect(await saver.flush()).toBe(true);
    expect(request).not.toHaveBeenCalled();
  });

  test('are sent again with the same id and the time at which they were chosen', async () => {
    const { files } = opened();
    const file = report();
    const first = files.send('s1', file);
    Wire.all[0]?.onerror?.();
    expect(await first).toMatchObject({ ok: false, status: 0 });
    const second = files.send('s1', file);
    expect(Wire.all[1]?.asked).toBe(Wire.all[0]?.asked);
    Wire.all[1]?.answer(200, answer());
    await second;
    void files.send('s1', file);
    expect(Wire.all[2]?.asked).not.toBe(Wire.all[0]?.asked);
  });

  test('stop for good once another device continued the attempt', async () => {
    const { files, saver, onChanged } = opened();
    const sending = files.send('s1', report());
    Wire.all[0]?.answer(409, { message: 'Elsewhere', code: 'taken-over' });
    await sending;
    expect(saver.shown.get()).toMatchObject({ state: 'conflict', problem: 'Elsewhere' });
    expect(onChanged).not.toHaveBeenCalled();
  });

  test('that arrive after the end do not change the answer, and the attempt is refetched', async () => {
    const { files, saver, onChanged } = opened();
    const sending = files.send('s1', report());
    Wire.all[0]?.answer(200, answer({ late: true, state: 'review' }));
    await sending;
    expect(saver.shown.get().answers.s1).toBeUndefined();
    expect(onChanged).toHaveBeenCalledOnce();
  });

  test('that are removed leave the answer', async () => {
    const { files, saver, request } = opened();
    saver.adopt('s1', 3, { type: 'file', files: [STORED] });
    request.mockResolvedValueOnce(answer({ seq: 4, answer: null }));
    expect(await files.remove('s1', 'f1')).toMatchObject({ ok: true });
    expect(saver.shown.get().answers.s1).toBeUndefined();
  });
});
