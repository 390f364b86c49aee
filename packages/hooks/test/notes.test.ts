import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useBookmarks, useKeptNotes, useLessonNotes, useNoteActions } from '../src/entries/learning';
import { useOutbox } from '../src/entries/offline';
import { holdCookie, network, pass, settled, show, token, wanjiru } from './support';

const NOTES = '/api/course/unit/lesson/l1/notes';
const user = { 'GET /api/user/u1': { body: { data: wanjiru } } };
const none = { body: { data: [], next: null, previous: null, count: 0 } };
const section = { id: 'count', title: 'Count' };

const useBoth = () => ({
  kept: useKeptNotes('l1'),
  list: useLessonNotes('l1'),
  actions: useNoteActions({ lessonId: 'l1', courseId: 'c1' }),
  outbox: useOutbox(),
});

describe('notes to a lesson', () => {
  it('[12.86] a note that does not reach the server stays on this device and is sent once the network is back', async () => {
    const net = network({ ...user, [`GET ${NOTES}`]: none, [`POST ${NOTES}`]: 'no answer' });
    holdCookie(token());
    const first = show(useBoth);
    await pass();
    let outcome: unknown;
    await act(async () => {
      const adding = first.result.current.actions.addNote({ text: 'Ask the bank.', section });
      await pass(60_000);
      outcome = await adding;
    });
    expect(outcome).toEqual({ ok: true, kept: true });
    expect(first.result.current.kept).toMatchObject([{ text: 'Ask the bank.', section }]);
    first.unmount();

    net.answers[`POST ${NOTES}`] = { status: 201, body: { message: 'Saved', data: { _id: 'n1' } } };
    const again = show(useBoth);
    await settled(() =>
      expect(net.asked(NOTES).filter(({ method }) => method === 'POST').length).toBeGreaterThan(1),
    );
    await settled(() => expect(again.result.current.kept).toEqual([]));
    const keys = net.seen
      .filter((one) => one.method === 'POST' && one.path === NOTES)
      .map((one) => one.headers.get('Idempotency-Key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('[12.86] a note that the server refuses is not kept, and the reason is told', async () => {
    const errors = { text: 'Use 2000 characters or fewer' };
    network({
      ...user,
      [`GET ${NOTES}`]: none,
      [`POST ${NOTES}`]: { status: 422, body: { message: 'Check the form', errors } },
    });
    holdCookie(token());
    const { result } = show(useBoth);
    await pass();
    let outcome: unknown;
    await act(async () => {
      outcome = await result.current.actions.addNote({ text: 'a', section: null });
    });
    expect(outcome).toEqual({ ok: false, message: errors.text });
    expect(result.current.kept).toEqual([]);
  });

  it('[12.84] a bookmark shows at once, without asking for the list again', async () => {
    const { asked } = network({
      ...user,
      'GET /api/course/c1/bookmarks': { body: { data: ['l9'] } },
      [`GET ${NOTES}`]: none,
      'PUT /api/course/unit/lesson/l1/bookmark': { body: { message: 'Bookmarked' } },
    });
    holdCookie(token());
    const { result } = show(() => ({
      marks: useBookmarks('c1'),
      actions: useNoteActions({ lessonId: 'l1', courseId: 'c1' }),
    }));
    await pass();
    await act(async () => {
      await result.current.actions.bookmark(true);
    });
    expect(result.current.marks.data).toEqual(['l9', 'l1']);
    expect(asked('/api/course/c1/bookmarks')).toHaveLength(1);
  });
});
