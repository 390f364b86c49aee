import 'fake-indexeddb/auto';
import type { OwnNote } from '@digiken/contract';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useOwnNoteActions, useOwnNotes, useReadOwnNotes } from '../src/entries/learning';
import { filtered, type OwnNotes, withChanges } from '../src/outbox/own-notes';
import { holdCookie, network, pass, settled, show, token, wanjiru } from './support';

const user = { 'GET /api/user/u1': { body: { data: wanjiru } } };
const note = (_id: string, text: string, more: Partial<OwnNote> = {}): OwnNote => ({
  ...{ _id, text, kind: 'note', quote: null, section: null, editedAt: null, courseId: 'c1' },
  ...{ createdAt: '2026-11-01T08:00:00Z', lesson: { _id: 'l1', title: 'Count' } },
  unit: { title: 'Cash', position: 1 },
  ...more,
});
const course = (found: Partial<OwnNotes['courses'][number]['found']>, total = 2) => ({
  ...{ _id: 'c1', title: 'Shop books', image: null, total },
  found: { note: 0, marked: 0, bookmark: 0, ...found },
});
const list = (notes: OwnNote[], counts: object = { note: notes.length }): OwnNotes => ({
  notes,
  courses: [course(counts, notes.length)],
  more: false,
});

describe('[17.86] the list with what waits on this device', () => {
  const both = list([note('n1', 'Café'), note('n2', '', { quote: 'Every day', kind: 'marked' })], {
    note: 1,
    marked: 1,
  });
  const after = (payload: object, more: object = {}) =>
    withChanges(both, [{ payload: payload as never, ...more }], { kept: true });

  it('shows edits, and counts the kind that they make', () => {
    const edited = after({ kind: 'note-edit', noteId: 'n2', text: 'Mine', base: null });
    expect(edited.notes[1]).toMatchObject({ text: 'Mine', kind: 'note', kept: true });
    expect(edited.courses).toEqual([course({ note: 2 })]);
  });

  it('leaves out what is removed, and a course without anything left', () => {
    const one = after({ kind: 'note-remove', noteId: 'n1' });
    expect(one).toMatchObject({ notes: [{ _id: 'n2' }], courses: [course({ marked: 1 }, 1)] });
    const none = withChanges(one, [{ payload: { kind: 'note-remove', noteId: 'n2' } }]);
    expect(none).toMatchObject({ notes: [], courses: [] });
  });

  it('begins with what was added here, in a course of its own', () => {
    const about = { courseId: 'c2', courseTitle: 'Garden', title: 'Water', lessonId: 'l9' };
    const added = after(
      { kind: 'note-add', lessonId: 'l9', text: 'New', section: null },
      { id: 'k1', about, createdAt: 0 },
    );
    expect(added.notes[0]).toMatchObject({ _id: 'k1', text: 'New', courseId: 'c2', kept: true });
    expect(added.courses).toMatchObject([{ _id: 'c2', title: 'Garden', total: 1, found: { note: 1 } }, {}]);
  });

  it('is searched in any case and without accents, as the server does', () => {
    const found = (search: string) => filtered(both, { search }).notes.map(({ _id }) => _id);
    expect(found('CAFE')).toEqual(['n1']);
    expect(found('shop every')).toEqual(['n2']);
    expect(found('goat')).toEqual([]);
    expect(filtered(both, { search: 'cafe' }).courses).toEqual([course({ note: 1 })]);
    expect(filtered(both, { kind: 'marked' }).notes).toHaveLength(1);
  });
});

const queryOf = (path: string) => new URL(path, location.origin).searchParams;

describe('the list of own notes', () => {
  const page = (notes: OwnNote[], next: string | null = null, counts: object = { note: notes.length }) => ({
    body: { data: notes, next, previous: null, courses: [course(counts)] },
  });
  const useBoth = (filter: Parameters<typeof useOwnNotes>[0], wanted = 20) => ({
    list: useOwnNotes(filter, wanted),
    actions: useOwnNoteActions(),
    readAll: useReadOwnNotes(),
  });

  it('[17.80] reads page by page, as many as are wanted, and all of them for a file', async () => {
    const first = Array.from({ length: 100 }, (_, at) => note(`a${at}`, 'A'));
    const net = network({
      ...user,
      'GET /api/notes': ({ path }) =>
        queryOf(path).get('cursor') === 'next' ? page([note('b', 'B')]) : page(first, 'next'),
    });
    holdCookie(token());
    const { result } = show(() => useBoth({}, 20));
    await settled(() => expect(result.current.list.data?.notes).toHaveLength(100));
    expect(net.asked('/api/notes')).toHaveLength(1);
    const all = await result.current.readAll({});
    expect(all.notes).toHaveLength(101);
  });

  it('[17.82] shows a saved note without asking again, and bases the next edit on it', async () => {
    const net = network({
      ...user,
      'GET /api/notes': page([note('n1', 'Before')]),
      'PUT /api/course/unit/lesson/note/n1': {
        body: { message: 'Saved', data: { ...note('n1', 'After'), editedAt: '2026-11-02T08:00:00Z' } },
      },
      'DELETE /api/course/unit/lesson/note/n1': { body: { message: 'Gone' } },
    });
    holdCookie(token());
    const { result } = show(() => useBoth({}));
    await settled(() => expect(result.current.list.data?.notes).toHaveLength(1));
    const shown = () => result.current.list.data?.notes[0];
    await act(async () => {
      await result.current.actions.save(shown() as never, 'After');
    });
    expect(shown()).toMatchObject({ text: 'After', editedAt: '2026-11-02T08:00:00Z' });
    await act(async () => {
      await result.current.actions.remove(shown() as never);
    });
    expect(result.current.list.data?.notes).toEqual([]);
    expect(net.asked('/api/notes')).toHaveLength(1);
  });

  it('[17.86] without a connection filters what the device has', async () => {
    const kept = page([note('n1', 'Café'), note('n2', 'Goat')]);
    const net = network({ ...user, 'GET /api/notes': kept });
    holdCookie(token());
    const { result } = show(() => useBoth({ search: 'cafe' }));
    await pass();
    // The worker answers for the whole list only.
    net.answers['GET /api/notes'] = ({ path }) => (queryOf(path).get('search') ? 'no answer' : kept);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => result.current.list.retry());
    await pass(60_000);
    await settled(() => expect(result.current.list.data?.notes.map(({ _id }) => _id)).toEqual(['n1']));
  });
});
