import { noteRoutes } from '@digiken/contract/routes/notes';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { isKeyOf } from '../data/query-key';
import type { OwnNotes, ShownNote } from '../data/use-own-notes';
import { withChanges } from '../outbox/own-notes';
import type { OutboxAction } from '../outbox/types';
import type { KeptOutcome } from '../outbox/use-keeping';
import { useNoteChanges } from './use-note-actions';

const placeOf = ({ lesson, courseId, unit }: ShownNote) => ({
  title: lesson.title,
  lessonId: lesson._id,
  courseId,
  ...(unit && { unit }),
});

/**
 * Changes items of the learner's own list, which shows it without another request. Without a connection a change is kept
 * on this device (spec 14.34). Each action returns an outcome, never throws.
 */
export function useOwnNoteActions() {
  const { mutate } = useSWRConfig();
  const changes = useNoteChanges();
  return useMemo(() => {
    const shown = async <T>(
      outcome: KeptOutcome<T>,
      payload: OutboxAction,
      editedAt?: (answer: T) => string | null,
    ): Promise<KeptOutcome<T>> => {
      if (outcome.ok && !('kept' in outcome)) {
        const change = { payload, editedAt: editedAt?.(outcome.data) };
        await mutate<OwnNotes>(
          (key) => isKeyOf(key, [noteRoutes.listOwnNotes.path]),
          (list) => list && withChanges(list, [change]),
          { revalidate: false },
        );
      }
      return outcome;
    };
    return {
      async save(note: ShownNote, text: string) {
        const { _id: noteId, editedAt: base } = note;
        const outcome = await changes.save(placeOf(note), noteId, text, base);
        return shown(outcome, { kind: 'note-edit', noteId, text, base }, ({ data }) => data.editedAt);
      },
      /** Deletes a note, or removes a bookmark. */
      async remove(note: ShownNote): Promise<KeptOutcome<unknown>> {
        if (note.kind === 'bookmark') {
          const outcome = await changes.bookmark(placeOf(note), false);
          return shown<unknown>(outcome, { kind: 'bookmark', lessonId: note.lesson._id, on: false });
        }
        const outcome = await changes.remove(placeOf(note), note._id);
        return shown<unknown>(outcome, { kind: 'note-remove', noteId: note._id });
      },
    };
  }, [mutate, changes]);
}
