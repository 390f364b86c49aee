import { LIMITS, NOTE_KINDS } from '@digiken/contract/constants';
import { useOwnNoteActions, useOwnNotes } from '@digiken/hooks/learning';
import { useOutbox } from '@digiken/hooks/offline';
import { NotesScreen, type NotesScreenProps } from '@digiken/learning/notes-screen';
import { useToast } from '@digiken/ui/toast';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { notesPageMessages } from '../../../notes-messages';
import { useOnline } from '../../../shell/use-online';
import { usePage } from '../../../shell/use-page';
import { useReadingLanguage } from '../../../shell/use-reading-language';
import { offlineState } from '../../../views/load-state';
import { foundIn, notedCourseView, noteView } from '../../../views/notes';
import { useListAddress } from '../../shared/use-list-address';
import { OwnTabs } from '../parts/own-tabs';
import { useNotesExport } from '../notes/use-notes-export';

const KINDS = { kind: NOTE_KINDS };
/** Rows that “Show more” adds. */
const MORE = 2 * LIMITS.notesAtOnce;
/** The list does not have it any more. */
const GONE = { ok: true } as const;

/** Everything that the learner noted, marked and bookmarked (spec 17.80). */
export default function NotesPage() {
  const t = useMessages(notesPageMessages);
  const { show } = useToast();
  const online = useOnline();
  // Before the connection may be lost: what is changed here can then be kept.
  useOutbox(true);
  const { params, search, values, change } = useListAddress(KINDS);
  const course = params.get('course') ?? '';
  const { kind } = values;
  const filter = {
    search: search || undefined,
    course: course || undefined,
    kind,
    lang: useReadingLanguage(),
  };
  const of = JSON.stringify(filter);
  const [more, setMore] = useState<{ of: string; wanted: number }>({ of, wanted: LIMITS.pageSize });
  const wanted = more.of === of ? more.wanted : LIMITS.pageSize;
  const list = useOwnNotes(filter, wanted);
  const actions = useOwnNoteActions();
  const { notes = [], courses = [], more: hasMore = false } = list.data ?? {};
  const count = foundIn(courses, { course, kind });
  const showMore = (until: number) => setMore({ of, wanted: until });
  const { onExport, exporting } = useNotesExport({
    filter,
    // The printed page is the list itself.
    complete: !hasMore || !list.refreshing,
    onComplete: () => showMore(Number.POSITIVE_INFINITY),
  });
  usePage({ title: t('title') });

  const showingFailure = async <Outcome extends Awaited<ReturnType<NotesScreenProps['onRemove']>>>(
    doing: Promise<Outcome>,
  ) => {
    const outcome = await doing;
    if (!outcome.ok) show({ tone: 'danger', message: outcome.message });
    return outcome;
  };
  const noteOf = (id: string) => notes.find(({ _id }) => _id === id);
  return (
    <NotesScreen
      state={offlineState(list, t('missing'))}
      tabs={<OwnTabs current="notes" notes={courses.reduce((sum, { total }) => sum + total, 0)} />}
      offline={!online}
      filter={{ search, course, kind: kind ?? 'all' }}
      onFilterChange={({ kind: chosen, ...next }) =>
        change({ ...next, kind: chosen === 'all' ? '' : chosen })
      }
      courses={courses.map(notedCourseView)}
      notes={notes.map(noteView)}
      onMore={hasMore ? () => showMore(notes.length + MORE) : undefined}
      moreIsAll={count <= notes.length + MORE}
      onSave={async (id, text) => {
        const note = noteOf(id);
        return note ? actions.save(note, text) : GONE;
      }}
      onRemove={async (id) => {
        const note = noteOf(id);
        return note ? showingFailure(actions.remove(note)) : GONE;
      }}
      onExport={onExport}
      exporting={exporting}
    />
  );
}
