import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import type { SyncAction } from '@digiken/contract';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useCourse, useLesson } from '../src/entries/catalogue';
import {
  useBookmarks,
  useKeptNotes,
  useLearningActions,
  useLessonNotes,
  useNoteActions,
} from '../src/entries/learning';
import { useOutbox, useSyncState } from '../src/entries/offline';
import { useSignOut } from '../src/entries/session';
import { cookie, holdCookie, network, settled, show, token, wanjiru } from './support';

const LESSON = '/api/course/unit/lesson/l1';
const progress = (done: number) => ({ done, total: 4, fraction: done / 4 });

/** The parts of the server that a lesson needs, and whether it can be reached. */
function site() {
  const held = {
    reachable: true,
    done: false,
    marks: [] as string[],
    notes: [{ _id: 'n1', text: 'Old', section: null, createdAt: '2026-11-01T00:00:00Z', editedAt: null }],
    synced: [] as SyncAction[],
    /** Answers of the sync call; by default everything is applied. */
    result: (_action: SyncAction): object => ({ result: 'ok' }),
  };
  const when = (answer: (body: never) => object) => (seen: { body: unknown }) =>
    held.reachable ? { body: answer(seen.body as never) } : ('no answer' as const);
  const lesson = () => ({
    _id: 'l1',
    title: 'Count',
    html: '',
    done: held.done,
    scroll: 0,
    unitProgress: progress(held.done ? 1 : 0),
    courseProgress: progress(held.done ? 1 : 0),
  });
  const apply = (action: SyncAction) => {
    held.synced.push(action);
    if (action.kind === 'progress' && action.done) held.done = true;
    if (action.kind === 'bookmark') held.marks = action.on ? [action.lessonId] : [];
    if (action.kind === 'note-remove') held.notes = [];
    return { id: action.id, ...held.result(action) };
  };
  const net = network({
    'GET /api/user/u1': when(() => ({ data: wanjiru })),
    [`GET ${LESSON}`]: when(() => ({ data: lesson() })),
    [`PUT ${LESSON}/progress`]: when(({ done }: { done: boolean }) => {
      held.done = done;
      return { data: { done, scroll: 0, unitProgress: progress(done ? 1 : 0) } };
    }),
    'GET /api/course/c1': when(() => ({
      data: {
        _id: 'c1',
        progress: progress(held.done ? 1 : 0),
        units: [
          { _id: 'un1', progress: progress(0), lessons: [{ _id: 'l1', title: 'Count', done: held.done }] },
        ],
      },
    })),
    [`GET ${LESSON}/notes`]: when(() => ({
      data: held.notes,
      next: null,
      previous: null,
      count: held.notes.length,
    })),
    [`POST ${LESSON}/notes`]: when(() => ({ message: 'Saved', data: { _id: 'n2' } })),
    'GET /api/course/c1/bookmarks': when(() => ({ data: held.marks })),
    'PUT /api/course/unit/lesson/note/n1': when(() => ({ message: 'Saved', data: {} })),
    'DELETE /api/course/unit/lesson/note/n1': when(() => ({ message: 'Removed' })),
    [`PUT ${LESSON}/bookmark`]: when(() => ({ message: 'Bookmarked' })),
    'PUT /api/auth/signout/google': when(() => ({ message: 'Bye' })),
    'POST /api/sync': when(({ actions }: { actions: SyncAction[] }) => ({ data: actions.map(apply) })),
  });
  return { held, net };
}

const useAll = () => ({
  lesson: useLesson('l1').data,
  course: useCourse('c1').data,
  marks: useBookmarks('c1').data,
  notes: useLessonNotes('l1').data,
  kept: useKeptNotes('l1'),
  learning: useLearningActions(),
  actions: useNoteActions({ lessonId: 'l1', courseId: 'c1', title: 'Count' }),
  outbox: useOutbox(),
  sync: useSyncState(),
  signOut: useSignOut(),
});

async function openPage() {
  const shown = show(useAll);
  const now = () => shown.result.current;
  return { ...shown, now };
}

/** A page with its data; then the network is gone. */
async function openThenOffline(server = site()) {
  const page = await openPage();
  await settled(() => {
    expect(page.now().lesson).toBeDefined();
    expect(page.now().course).toBeDefined();
    expect(page.now().marks).toBeDefined();
    expect(page.now().notes).toBeDefined();
  });
  goOffline(server);
  return { ...server, ...page };
}
function goOffline({ held }: ReturnType<typeof site>) {
  held.reachable = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}
async function goOnline({ held }: Pick<ReturnType<typeof site>, 'held'>) {
  held.reachable = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
}
const run = async <T>(work: () => Promise<T>): Promise<T> => {
  let result: T | undefined;
  await act(async () => {
    result = await work();
  });
  return result as T;
};

beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('indexedDB', new IDBFactory());
  holdCookie(token());
});

describe('[14.32] a lesson without a connection', () => {
  test('is done at once, in its outline too, and the server hears of it once', async () => {
    const page = await openThenOffline();
    const outcome = await run(() =>
      page.now().learning.saveLessonProgress('l1', { done: true }, { title: 'Count' }),
    );
    expect(outcome).toEqual({ ok: true, kept: true });
    await settled(() => expect(page.now().lesson).toMatchObject({ done: true, unitProgress: progress(1) }));
    expect(page.now().course).toMatchObject({
      progress: progress(1),
      units: [{ progress: progress(1), lessons: [{ done: true }] }],
    });
    expect(page.now().sync).toMatchObject({ state: 'waiting', waiting: 1 });
    expect(page.now().outbox.waiting).toMatchObject([{ about: { title: 'Count', lessonId: 'l1' } }]);

    await goOnline(page);
    await settled(() => expect(page.now().sync).toMatchObject({ state: 'synced', waiting: 0 }));
    expect(page.held.synced).toMatchObject([{ kind: 'progress', lessonId: 'l1', done: true }]);
    expect(page.now().lesson?.done).toBe(true);
  });

  test('stays done after a reload, before the server knows it', async () => {
    const server = site();
    const page = await openThenOffline(server);
    await run(() => page.now().learning.saveLessonProgress('l1', { done: true }));
    page.unmount();
    // Read, but not writable: as if the answers came from a copy on the device.
    server.held.reachable = true;
    server.net.answers['POST /api/sync'] = 'no answer';
    const next = await openPage();
    await settled(() => expect(next.now().lesson?.done).toBe(true));
    expect(server.held.done).toBe(false);
  });

  test('keeps the latest position', async () => {
    const page = await openThenOffline();
    await run(() => page.now().learning.saveLessonProgress('l1', { scroll: 0.3 }));
    await run(() => page.now().learning.saveLessonProgress('l1', { scroll: 0.7 }));
    await settled(() => expect(page.now().lesson?.scroll).toBe(0.7));
    await goOnline(page);
    await settled(() => expect(page.held.synced).toMatchObject([{ scroll: 0.7 }]));
  });

  test('is sent as today while the server answers', async () => {
    const server = site();
    const page = await openPage();
    await settled(() => expect(page.now().lesson).toBeDefined());
    await run(() => page.now().learning.saveLessonProgress('l1', { done: true }));
    expect(server.net.asked(`${LESSON}/progress`)).toHaveLength(1);
    expect(server.net.asked('/api/sync')).toHaveLength(0);
    expect(localStorage.getItem('outbox:u1')).toBeNull();
  });
});

describe('[14.33] “not done” without a connection', () => {
  test('is refused where it was asked, and the lesson stays done', async () => {
    const server = site();
    server.held.done = true;
    const page = await openThenOffline(server);
    const outcome = await run(() => page.now().learning.saveLessonProgress('l1', { done: false }));
    expect(outcome).toMatchObject({ ok: false, status: 0 });
    expect(page.now().lesson?.done).toBe(true);
    expect(page.now().sync.waiting).toBe(0);
  });

  test('takes back a mark that was not sent', async () => {
    const page = await openThenOffline();
    // Nothing of it has left the device: the connection is known to be gone.
    await run(() => page.now().learning.saveLessonProgress('l1', { done: true }));
    await settled(() => expect(page.now().lesson?.done).toBe(true));
    const untried = page.now().outbox.waiting[0]?.tried === false;
    const outcome = await run(() => page.now().learning.saveLessonProgress('l1', { done: false }));
    expect(outcome.ok).toBe(untried);
    await settled(() => expect(page.now().lesson?.done).toBe(!untried));
    expect(untried).toBe(true);
  });
});

describe('[14.34] notes without a connection', () => {
  test('are added, changed and removed on the device, and sent in that order', async () => {
    const page = await openThenOffline();
    await run(() => page.now().actions.addNote({ text: 'Frist', section: null }));
    await settled(() => expect(page.now().kept).toMatchObject([{ text: 'Frist' }]));
    await run(() => page.now().actions.saveNote(page.now().kept[0]?.key ?? '', 'First'));
    await settled(() => expect(page.now().kept).toMatchObject([{ text: 'First' }]));
    await run(() => page.now().actions.saveNote('n1', 'New'));
    await settled(() => expect(page.now().notes?.data).toMatchObject([{ text: 'New' }]));
    await run(() => page.now().actions.removeNote('n1'));
    await settled(() => expect(page.now().notes).toMatchObject({ data: [], count: 0 }));

    await goOnline(page);
    await settled(() => expect(page.now().sync.state).toBe('synced'));
    expect(page.held.synced).toMatchObject([
      { kind: 'note-add', lessonId: 'l1', text: 'First' },
      { kind: 'note-remove', noteId: 'n1' },
    ]);
    expect(page.now().notes?.data).toEqual([]);
  });

  test('that an earlier release kept are moved into the outbox and sent once, oldest first', async () => {
    const note = (text: string) => ({
      key: crypto.randomUUID(),
      text,
      section: null,
      createdAt: '2026-11-20T08:00:00Z',
    });
    const kept = [note('Second'), note('First')];
    localStorage.setItem('lesson-notes:u1:l1', JSON.stringify(kept));
    localStorage.setItem('lesson-notes:u2:l1', JSON.stringify([note('Of another')]));
    const server = site();
    const page = await openPage();
    await settled(() => expect(page.now().sync).toMatchObject({ state: 'synced' }));
    const sent = server.net.asked(`${LESSON}/notes`).filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toMatchObject([{ text: 'First' }, { text: 'Second' }]);
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(
      kept.map(({ key }) => key).reverse(),
    );
    expect(localStorage.getItem('lesson-notes:u1:l1')).toBeNull();
    expect(localStorage.getItem('lesson-notes:u2:l1')).toContain('Of another');
  });
});

test('[14.35] a bookmark without a connection shows at once and is sent once, as it was left', async () => {
  const page = await openThenOffline();
  await run(() => page.now().actions.bookmark(true));
  await settled(() => expect(page.now().marks).toEqual(['l1']));
  await run(() => page.now().actions.bookmark(false));
  await settled(() => expect(page.now().marks).toEqual([]));
  await run(() => page.now().actions.bookmark(true));
  await goOnline(page);
  await settled(() => expect(page.now().sync.state).toBe('synced'));
  expect(page.held.synced).toMatchObject([{ kind: 'bookmark', on: true }]);
  expect(page.now().marks).toEqual(['l1']);
});

describe('[14.31] signing out', () => {
  test('deletes what was not sent; then nothing of the user is on the device', async () => {
    const page = await openThenOffline();
    await run(() => page.now().actions.addNote({ text: 'Secret', section: null }));
    await run(() => page.now().signOut());
    expect(cookie()).toBeUndefined();
    // The id of the device is made again by the next request.
    expect(Object.keys(localStorage).filter((name) => name !== 'device-id')).toEqual([]);
    holdCookie(token());
    await goOnline(page);
    const next = await openPage();
    await settled(() => expect(next.now().notes).toBeDefined());
    expect(next.now().outbox.waiting).toEqual([]);
    expect(page.held.synced).toEqual([]);
  });
});

test('[14.25] a device that cannot keep an action says so at once', async () => {
  const page = await openThenOffline();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const outcome = await run(() => page.now().learning.saveLessonProgress('l1', { done: true }));
  expect(outcome).toMatchObject({ ok: false, message: 'This device is full' });
  expect(page.now().lesson?.done).toBe(false);
});
