import type { LessonNote } from '@digiken/contract';
import { noteRoutes } from '@digiken/contract/routes/notes';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../api/api-error';
import { newUuid } from '../api/uuid';
import { isKeyOf } from '../data/query-key';
import type { ActionSubject, NotePlace, OutboxEntry } from '../outbox/types';
import { type KeptOutcome, useKeeping } from '../outbox/use-keeping';
import { useShown } from '../outbox/use-outbox';
import { useActionRequest, useServices } from '../session/services';
import { STALE, useRefetch } from './use-action';

/** A note that the server has not confirmed. It survives a refresh and a lost connection. */
export interface KeptNote {
  /** Its id on this device: it can be edited and removed by it. */
  key: string;
  text: string;
  section: LessonNote['section'];
  quote: string | null;
  /** ISO 8601, by the clock of this device. */
  createdAt: string;
}

type NewNote = Pick<LessonNote, 'text' | 'section'> & { quote?: string | null };

/** What became of a new note: `kept` on this device if it did not reach the server. */
export type NoteOutcome = { ok: true; kept: boolean } | { ok: false; message: string };

/** The server refused the note: sending it again would not help. */
const isFinal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 401 && status !== 429;
const isPassing = (error: ApiError) => !isFinal(error);

function keptNote({ id, payload, createdAt }: OutboxEntry, lessonId: string): KeptNote[] {
  if (payload.kind !== 'note-add' || payload.lessonId !== lessonId) return [];
  const { text, section = null, quote = null } = payload;
  return [{ key: id, text, section, quote, createdAt: new Date(createdAt).toISOString() }];
}

/** Notes to a lesson that wait on this device, newest first. */
export function useKeptNotes(lessonId: string): readonly KeptNote[] {
  const shown = useShown();
  return useMemo(() => {
    const removed = new Set(
      shown.map(({ payload }) => (payload.kind === 'note-remove' ? payload.noteId : '')),
    );
    return shown
      .flatMap((entry) => keptNote(entry, lessonId))
      .filter(({ key }) => !removed.has(key))
      .map((note) => ({ ...note, text: editedText(note, shown) }))
      .reverse();
  }, [shown, lessonId]);
}

/** Its latest text: an edit waits apart if the note itself may have reached the server. */
const editedText = ({ key, text }: KeptNote, shown: readonly OutboxEntry[]) =>
  shown.reduce(
    (latest, { payload }) => (payload.kind === 'note-edit' && payload.noteId === key ? payload.text : latest),
    text,
  );

/**
 * Changes notes and bookmarks of any lesson. Each action returns an outcome, never throws, and refetches what it changed.
 * Without a connection it is kept on this device (spec 14.34); `about` names the lesson meanwhile.
 */
export function useNoteChanges() {
  const request = useActionRequest();
  const keeping = useKeeping();
  const { mutate } = useSWRConfig();
  const refetch = useRefetch();

  return useMemo(() => {
    const refetched = async <T>(outcome: KeptOutcome<T>): Promise<KeptOutcome<T>> => {
      const changed = outcome.ok ? !('kept' in outcome) : STALE.includes(outcome.status);
      if (changed) await refetch(noteRoutes.saveNote);
      return outcome;
    };
    return {
      refetched,
      /** @param editedAt of the text that was changed */
      save: async (about: ActionSubject, id: string, text: string, editedAt: string | null) =>
        refetched(
          await keeping(
            { kind: 'note-edit', noteId: id, text, base: editedAt },
            () => request(noteRoutes.saveNote, { params: { id }, body: { text } }),
            { about },
          ),
        ),
      remove: async (about: ActionSubject, id: string) =>
        refetched(
          await keeping(
            { kind: 'note-remove', noteId: id },
            () => request(noteRoutes.removeNote, { params: { id } }),
            { about },
          ),
        ),
      async bookmark(about: NotePlace, on: boolean) {
        const { lessonId, courseId } = about;
        const route = on ? noteRoutes.addBookmark : noteRoutes.removeBookmark;
        const outcome = await keeping(
          { kind: 'bookmark', lessonId, on },
          () => request(route, { params: { lessonId } }),
          { about },
        );
        if (outcome.ok && !('kept' in outcome)) {
          await mutate<string[]>(
            (key) => isKeyOf(key, [noteRoutes.listBookmarks.path], { id: courseId }),
            (ids = []) => (on ? [...ids, lessonId] : ids.filter((id) => id !== lessonId)),
            { revalidate: false },
          );
        }
        return outcome;
      },
    };
  }, [keeping, request, refetch, mutate]);
}

/** Notes and bookmarks of one lesson; see {@link useNoteChanges}. */
export function useNoteActions({ title, lessonId, courseId, courseTitle, unit }: NotePlace) {
  const { client } = useServices();
  const keeping = useKeeping();
  const changes = useNoteChanges();

  return useMemo(() => {
    const about = { title, courseId, courseTitle, unit, lessonId };
    return {
      /**
       * @param note `section`: the heading that it belongs to; null for the whole lesson. `quote`: a marked passage
       */
      async addNote({ text, section, quote = null }: NewNote): Promise<NoteOutcome> {
        // The key of the call and of the kept note: sent by both ways, it is saved once.
        const id = newUuid();
        const keyed = client.requestWith({ run: (_route, _parts, send) => send(id) });
        const outcome = await keeping(
          { kind: 'note-add', lessonId, text, quote, section },
          () => keyed(noteRoutes.addNote, { params: { lessonId }, body: { text, quote, section } }),
          { about, id, keeps: isPassing },
        );
        if (!outcome.ok) return { ok: false, message: outcome.errors?.['text'] ?? outcome.message };
        await changes.refetched(outcome);
        return { ok: true, kept: 'kept' in outcome };
      },
      saveNote: (id: string, text: string, editedAt: string | null = null) =>
        changes.save(about, id, text, editedAt),
      removeNote: (id: string) => changes.remove(about, id),
      bookmark: (on: boolean) => changes.bookmark(about, on),
    };
  }, [title, lessonId, courseId, courseTitle, unit, client, keeping, changes]);
}
