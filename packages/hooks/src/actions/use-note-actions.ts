import type { LessonNote } from '@digiken/contract';
import { noteRoutes } from '@digiken/contract/routes/notes';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { outcomeOf } from '../api/outcome';
import { newUuid } from '../api/uuid';
import { isKeyOf } from '../data/keys';
import type { noteKeys } from '../data/use-notes';
import { forgetNote, keepNote, type KeptNote, keptNotes, watchKeptNotes } from '../notes/kept-notes';
import { useActionRequest, useServices, useViewer } from '../session/services';
import { useRun } from './use-run';

type NoteKey = keyof typeof noteKeys;

/** What became of a new note: `kept` on this device if it did not reach the server. */
export type NoteOutcome = { ok: true; kept: boolean } | { ok: false; message: string };

const NOTHING: readonly KeptNote[] = [];

/** The user refused or full: sending the note again would not help. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** Notes that wait on this device. They are sent when the lesson opens and when the connection is back. */
export function useKeptNotes(lessonId: string): readonly KeptNote[] {
  const viewer = useViewer();
  return useSyncExternalStore(
    watchKeptNotes,
    () => (viewer ? keptNotes(viewer, lessonId) : NOTHING),
    () => NOTHING,
  );
}

/** Notes and bookmarks of one lesson. Each action returns an outcome, never throws, and refetches what it changed. */
export function useNoteActions(lessonId: string, courseId: string) {
  const { client, texts } = useServices();
  const viewer = useViewer();
  const request = useActionRequest();
  const run = useRun<NoteKey>();
  const { mutate } = useSWRConfig();

  const send = useCallback(
    async (note: KeptNote): Promise<NoteOutcome> => {
      // The key is the note's own: it is the same after a reload of the page.
      const keyed = client.requestWith({ run: (_route, _parts, sent) => sent(note.key) });
      const { text, section } = note;
      const outcome = await outcomeOf(
        () => keyed(noteRoutes.addNote, { params: { lessonId }, body: { text, section } }),
        texts,
      );
      if (!outcome.ok && !isFinal(outcome.status)) return { ok: true, kept: true };
      if (viewer) forgetNote(viewer, lessonId, note.key);
      if (!outcome.ok) return { ok: false, message: outcome.errors?.['text'] ?? outcome.message };
      await mutate((key) => isKeyOf<NoteKey>(key, 'notes')).catch(() => {});
      return { ok: true, kept: false };
    },
    [client, texts, viewer, lessonId, mutate],
  );

  useEffect(() => {
    if (!viewer || !lessonId) return undefined;
    let sending = false;
    const flush = async () => {
      if (sending) return;
      sending = true;
      // The oldest first, so that the server has them in the order of writing.
      for (const note of [...keptNotes(viewer, lessonId)].reverse()) await send(note);
      sending = false;
    };
    const online = () => void flush();
    online();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [viewer, lessonId, send]);

  return useMemo(
    () => ({
      /** `section`: the heading that it belongs to; null for the whole lesson. */
      async addNote(text: string, section: LessonNote['section']): Promise<NoteOutcome> {
        const note = { key: newUuid(), text, section, createdAt: new Date().toISOString() };
        const kept = viewer !== null && keepNote(viewer, lessonId, note);
        const outcome = await send(note);
        if (outcome.ok && outcome.kept && !kept) return { ok: false, message: texts.unavailable };
        return outcome;
      },
      saveNote: (id: string, text: string) =>
        run(() => request(noteRoutes.saveNote, { params: { id }, body: { text } }), 'notes'),
      removeNote: (id: string) => run(() => request(noteRoutes.removeNote, { params: { id } }), 'notes'),
      /** Deletes a note that has not been sent. */
      dropNote: (key: string) => viewer !== null && forgetNote(viewer, lessonId, key),
      bookmark: async (on: boolean) => {
        const route = on ? noteRoutes.addBookmark : noteRoutes.removeBookmark;
        const outcome = await outcomeOf(() => request(route, { params: { lessonId } }), texts);
        if (outcome.ok) {
          await mutate<string[]>(
            (key) => isKeyOf<NoteKey>(key, 'bookmarks') && (key as string[])[1] === courseId,
            (ids = []) => (on ? [...ids, lessonId] : ids.filter((id) => id !== lessonId)),
            { revalidate: false },
          );
        }
        return outcome;
      },
    }),
    [viewer, lessonId, courseId, send, run, request, texts, mutate],
  );
}
