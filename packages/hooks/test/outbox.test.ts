import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbox } from '../src/outbox/outbox';
import type { Outbox, OutboxParts } from '../src/outbox/outbox-api';
import type { OutboxAction } from '../src/outbox/types';
import { settled } from './support';
import { SyncServer } from './sync-server';

const START = Date.parse('2026-11-23T09:00:00Z');
const ME = 'u1';

let server: SyncServer;
/** Whose session the browser holds. */
let session: string | undefined;
let clock: number;
let tabs: (() => void)[];

/** The browser's locks of one origin, shared by its tabs. */
function browserLocks(): NonNullable<OutboxParts['locks']> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: ((_name: string, work: () => Promise<unknown>) => {
      last = last.then(work, work);
      return last;
    }) as LockManager['request'],
  };
}

interface Tab extends Outbox {
  close: () => void;
}

/** A tab of the browser. Closing it is a kill: nothing is tidied up but its listeners. */
function tab(options: Partial<OutboxParts> = {}): Tab {
  const outbox = createOutbox({
    client: server.client(() => session),
    viewer: ME,
    signedIn: () => session,
    now: () => clock,
    locks: undefined,
    ...options,
  });
  const close = outbox.start();
  tabs.push(close);
  return { ...outbox, close };
}

const idle = async (outbox: Outbox) => {
  await outbox.flush();
  return outbox.get();
};
const done = (lessonId: string): OutboxAction => ({ kind: 'progress', lessonId, done: true });
const at = (lessonId: string, scroll: number): OutboxAction => ({ kind: 'progress', lessonId, scroll });
const note = (text: string): OutboxAction => ({ kind: 'note-add', lessonId: 'l1', text, section: null });
const mark = (lessonId: string, on: boolean): OutboxAction => ({ kind: 'bookmark', lessonId, on });
const actions = () => server.applied.map(({ action: { id: _id, ageMs: _age, ...action } }) => action);
const payloads = (outbox: Outbox) => outbox.get().entries.map(({ payload }) => payload);

beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('indexedDB', new IDBFactory());
  server = new SyncServer();
  session = ME;
  clock = START;
  tabs = [];
});
afterEach(() => {
  for (const close of tabs) close();
});

/** Adds while the network is gone. */
async function offline(outbox: Outbox, ...added: OutboxAction[]) {
  session = undefined;
  const ids: string[] = [];
  for (const action of added) ids.push(await outbox.add(action));
  await outbox.flush();
  session = ME;
  return ids;
}

describe('[14.25] an action', () => {
  test('is on the disk before it counts as kept, and survives a killed tab', async () => {
    const first = tab();
    await offline(first, done('l1'), note('Ask the bank.'));
    first.close();
    const next = tab();
    expect((await idle(next)).entries).toEqual([]);
    expect(actions()).toEqual([done('l1'), note('Ask the bank.')]);
  });

  test('leaves the outbox only after the answer for its id: an answer that is lost is asked for again', async () => {
    server.faults = ['answer lost'];
    const first = tab();
    await first.add(note('Once'));
    await settled(() => expect(first.get().problem).toBe('no-answer'));
    expect(first.get().entries).toMatchObject([{ state: 'waiting', tried: true }]);
    first.close();
    const next = tab();
    expect((await idle(next)).entries).toEqual([]);
    expect(actions()).toEqual([note('Once')]);
    expect(server.requests).toEqual([1, 1]);
  });

  test('that was being sent when the tab was killed is sent again', async () => {
    const hanging = tab({
      client: { ...server.client(() => session), request: () => new Promise<never>(() => {}) },
    });
    await hanging.add(done('l1'));
    await settled(() => expect(hanging.get().sending).toBe(true));
    hanging.close();
    // Its lease runs out.
    clock += 91_000;
    const next = tab();
    expect((await idle(next)).entries).toEqual([]);
    expect(server.applied).toMatchObject([{ at: START - 91_000 }]);
  });

  test('that the device cannot store is refused at once', async () => {
    const full = tab();
    await full.load();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await expect(full.add(note('a'))).rejects.toThrow('Full');
    expect(full.get().entries).toEqual([]);
  });
});

describe('[14.26] sending', () => {
  test('keeps the order and takes at most 100 at once', async () => {
    const outbox = tab();
    const many = Array.from({ length: 130 }, (_one, index) => done(`l${index}`));
    await offline(outbox, ...many);
    await idle(outbox);
    expect(server.requests).toEqual([100, 30]);
    expect(actions()).toEqual(many);
  });

  test('keeps everything while the server answers with errors, and tries again', async () => {
    const outbox = tab();
    server.faults = ['error'];
    await outbox.add(done('l1'));
    await settled(() => expect(outbox.get().problem).toBe('server'));
    expect(outbox.get()).toMatchObject({ entries: [{ state: 'waiting' }], sending: false });
    // The first wait of the backoff.
    await settled(() => expect(actions()).toEqual([done('l1')]));
    await settled(() => expect(outbox.get()).toMatchObject({ entries: [], syncedAt: START }));
  });

  test('starts at once when the network is back or the page is shown', async () => {
    const outbox = tab();
    await offline(outbox, done('l1'));
    window.dispatchEvent(new Event('online'));
    await settled(() => expect(actions()).toEqual([done('l1')]));
    await offline(outbox, done('l2'));
    document.dispatchEvent(new Event('visibilitychange'));
    await settled(() => expect(actions()).toEqual([done('l1'), done('l2')]));
  });

  test.each(['reads the outbox', 'marks what it sends'])(
    'stops when its tab stops while it %s',
    async (when) => {
      let stop = () => {};
      const stopping = tab({
        locks: browserLocks(),
        now() {
          if (when === 'reads the outbox') stop();
          return clock;
        },
        signedIn() {
          stop();
          return session;
        },
      });
      await offline(stopping, done('l1'));
      stop = stopping.close;
      await stopping.flush();
      expect(server.requests).toEqual([]);
      const next = tab();
      await next.load();
      expect(next.get().entries).toMatchObject([{ state: 'waiting' }]);
      expect((await idle(next)).entries).toEqual([]);
      expect(actions()).toEqual([done('l1')]);
    },
  );

  test('an action that makes the server refuse the whole request is found and listed; the others get through', async () => {
    server.invalid = (action) => action.kind === 'bookmark';
    const outbox = tab();
    await offline(outbox, done('l1'), mark('l2', true), done('l3'));
    const { entries } = await idle(outbox);
    expect(entries).toMatchObject([{ kind: 'bookmark', state: 'refused', message: 'Check the form' }]);
    expect(actions()).toEqual([done('l1'), done('l3')]);
  });

  test('knows how long ago an action was, also after the clock was set back', async () => {
    const outbox = tab();
    await offline(outbox, done('l1'));
    clock += 60_000;
    await idle(outbox);
    await offline(outbox, done('l2'));
    clock -= 86_400_000;
    await idle(outbox);
    expect(server.applied.map(({ at: time }) => time)).toEqual([START - 60_000, START]);
  });
});

describe('[14.27] of two tabs', () => {
  test.each([
    ['with locks', browserLocks],
    ['without locks', () => undefined],
  ])('one sends at a time, %s', async (_name, locks) => {
    const shared = locks();
    const one = tab({ locks: shared });
    const two = tab({ locks: shared });
    session = undefined;
    await one.add(done('l1'));
    await two.add(done('l2'));
    session = ME;
    await Promise.all([one.flush(), two.flush()]);
    await settled(() => expect(server.applied).toHaveLength(2));
    expect(server.atOnce).toBe(1);
    await settled(() => {
      expect(one.get().entries).toEqual([]);
      expect(two.get().entries).toEqual([]);
    });
  });

  test('the other one learns what was confirmed', async () => {
    const confirmed = vi.fn();
    tab({ onConfirmed: confirmed });
    const sender = tab();
    await sender.add(done('l1'));
    await settled(() =>
      expect(confirmed).toHaveBeenCalledWith([expect.objectContaining({ payload: done('l1') })]),
    );
  });
});

describe('[14.28] before it is sent', () => {
  test('only the latest position of a lesson and the latest state of a bookmark are left', async () => {
    const outbox = tab();
    await offline(outbox, at('l1', 0.2), at('l2', 0.1), mark('l1', true), at('l1', 0.6), mark('l1', false));
    expect(payloads(outbox)).toEqual([at('l2', 0.1), at('l1', 0.6), mark('l1', false)]);
  });

  test('a lesson stays done whatever position follows', async () => {
    const outbox = tab();
    await offline(outbox, done('l1'), at('l1', 0.4), done('l1'));
    expect(payloads(outbox)).toEqual([done('l1'), at('l1', 0.4)]);
  });

  test('answers of an attempt are joined by slot, the highest number wins', async () => {
    const answers = (...events: [string, number][]): OutboxAction => ({
      kind: 'answers',
      attemptId: 'a1',
      device: 'device-1',
      events: events.map(([slot, seq]) => ({ slot, seq, answer: null, elapsedMs: seq })),
    });
    const outbox = tab();
    await offline(outbox, answers(['s1', 2], ['s2', 1]), answers(['s1', 1], ['s3', 1]));
    expect(payloads(outbox)).toEqual([answers(['s1', 2], ['s2', 1], ['s3', 1])]);
  });

  test('an edit of a note that was added here changes it, and its removal leaves nothing', async () => {
    const outbox = tab();
    const [id = ''] = await offline(outbox, note('Frist'));
    await offline(outbox, { kind: 'note-edit', noteId: id, text: 'First', base: null });
    expect(payloads(outbox)).toEqual([note('First')]);
    await offline(outbox, { kind: 'note-remove', noteId: id });
    expect(payloads(outbox)).toEqual([]);
  });

  test('an edit of a note that may have arrived is sent with the id that the server gave it', async () => {
    server.faults = ['answer lost'];
    const outbox = tab();
    const id = await outbox.add(note('Frist'));
    await settled(() => expect(outbox.get().problem).toBe('no-answer'));
    await offline(outbox, { kind: 'note-edit', noteId: id, text: 'First', base: null });
    await idle(outbox);
    expect(actions()).toEqual([
      note('Frist'),
      { kind: 'note-edit', noteId: 'synced-1', text: 'First', base: null },
    ]);
  });

  test('two edits of one note are one, from the text that the first one changed', async () => {
    const edit = (text: string, base: string | null) =>
      ({ kind: 'note-edit', noteId: 'n1', text, base }) as const;
    const outbox = tab();
    await offline(outbox, edit('b', '2026-11-01T00:00:00Z'), edit('c', null));
    expect(payloads(outbox)).toEqual([edit('c', '2026-11-01T00:00:00Z')]);
  });
});

describe('[14.29] a refused action', () => {
  test('stays with the sentence of the server until it is discarded or sent again', async () => {
    server.refuses = (action) => (action.kind === 'note-add' ? 'A lesson has 200 notes at most.' : undefined);
    const first = tab();
    await offline(first, note('201'), done('l1'));
    await idle(first);
    first.close();
    const outbox = tab();
    const { entries } = await idle(outbox);
    const refused = { state: 'refused', message: 'A lesson has 200 notes at most.', code: 'note-limit' };
    expect(entries).toMatchObject([{ ...refused, payload: note('201') }]);
    expect(actions()).toEqual([done('l1')]);

    server.refuses = () => undefined;
    await outbox.retry(entries[0]?.id ?? '');
    expect(actions()).toEqual([done('l1'), note('201')]);
    expect(outbox.get().entries).toEqual([]);
  });

  test('is gone once it is discarded', async () => {
    server.refuses = () => 'No.';
    const outbox = tab();
    await offline(outbox, note('a'));
    const { entries } = await idle(outbox);
    await outbox.discard(entries[0]?.id ?? '');
    expect(outbox.get().entries).toEqual([]);
  });
});

describe('[14.30] a session', () => {
  test('that is back while the outbox reads what waits sends it', async () => {
    server.faults = ['signed out'];
    const outbox = tab();
    await idle(outbox);
    let reports = 0;
    outbox.subscribe(() => {
      if (outbox.get().problem !== 'signed-out') return;
      reports += 1;
      // The first report is the answer of the server, the second one the last read.
      if (reports === 2) void outbox.flush();
    });
    await outbox.add(done('l1'));
    await settled(() => expect(outbox.get().entries).toEqual([]));
    expect(server.applied).toHaveLength(1);
  });

  test('that has ended keeps everything until the same user signs in again', async () => {
    server.faults = ['signed out'];
    const outbox = tab();
    await outbox.add(done('l1'));
    await settled(() => expect(outbox.get().problem).toBe('signed-out'));
    expect(server.applied).toEqual([]);
    expect((await idle(outbox)).entries).toEqual([]);
    expect(server.applied).toMatchObject([{ viewer: ME, action: { kind: 'progress' } }]);
  });

  test('of another user sends nothing of this one', async () => {
    const outbox = tab();
    await offline(outbox, done('l1'));
    session = 'u2';
    const other = tab({ viewer: 'u2' });
    await idle(other);
    expect((await idle(outbox)).problem).toBe('signed-out');
    expect(other.get().entries).toEqual([]);
    expect(server.requests).toEqual([]);
    expect(outbox.get().entries).toHaveLength(1);
  });

  test('that begins while an action is being written does not carry it', async () => {
    let asked = 0;
    const outbox = tab({
      signedIn: () => {
        asked += 1;
        return asked > 1 ? 'u2' : ME;
      },
    });
    await outbox.add(done('l1'));
    expect((await idle(outbox)).problem).toBe('signed-out');
    expect(server.requests).toEqual([]);
  });
});

test('[14.34] a note whose own call got no answer is saved once', async () => {
  const id = crypto.randomUUID();
  const client = server.client(() => session);
  server.faults = ['answer lost'];
  const call = client.requestWith({ run: (_route, _parts, send) => send(id) });
  await expect(call({} as never, { body: { text: 'Once' } } as never)).rejects.toThrow();
  const outbox = tab();
  await outbox.add(note('Once'), { lessonId: 'l1' }, { id, called: true });
  expect((await idle(outbox)).entries).toEqual([]);
  expect(server.applied).toHaveLength(1);
});
