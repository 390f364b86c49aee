import type { NotedCourse, OwnNote } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { noteRoutes } from '@digiken/contract/routes/notes';
import { useCallback, useMemo } from 'react';
import { ApiError } from '../api/api-error';
import type { RequestQuery, SendRequest } from '../api/request';
import { filtered, type OwnNotes, type ShownNote, withChanges } from '../outbox/own-notes';
import { useShown } from '../outbox/use-outbox';
import { useRequest, useViewer } from '../session/services';
import { type Defaults, listOf } from './list-items';
import { keyOf } from './query-key';
import { type Query, useCached } from './use-query';

export type { OwnNotes, ShownNote } from '../outbox/own-notes';

/** `search`: words of a note or its place. `course`: an id. `lang`: of the titles of lessons. */
export type OwnNotesFilter = Pick<
  RequestQuery<typeof noteRoutes.listOwnNotes>,
  'search' | 'course' | 'kind' | 'lang'
>;

const NOTE: Defaults<OwnNote> = {
  kind: 'note',
  text: '',
  quote: null,
  section: null,
  createdAt: '',
  editedAt: null,
  lesson: { _id: '', title: '' },
  unit: { title: '', position: 0 },
  courseId: '',
};
const COURSE: Defaults<NotedCourse> = {
  title: '',
  image: null,
  total: 0,
  found: { note: 0, marked: 0, bookmark: 0 },
};

const isOffline = (error: unknown) => error instanceof ApiError && error.kind === 'offline';

/** The first `wanted` items, page by page. Without a connection: the first page is on the device, no other. */
async function readPages(request: SendRequest, filter: OwnNotesFilter, wanted: number): Promise<OwnNotes> {
  const notes: ShownNote[] = [];
  const read = async (cursor?: string) => {
    const size = Math.min(wanted - notes.length, LIMITS.notesAtOnce);
    const answer = await request(noteRoutes.listOwnNotes, { query: { ...filter, cursor, size } });
    notes.push(...listOf(answer.data, NOTE));
    return answer;
  };
  const { courses, next } = await read();
  let more = next;
  while (more && notes.length < wanted) {
    const page = await read(more).catch((error: unknown) => {
      if (isOffline(error)) return { next: null };
      throw error;
    });
    more = page.next;
  }
  return { notes, courses: listOf(courses, COURSE), more: Boolean(more) };
}

/** The same; without a connection, what is on this device is filtered here (spec 17.86). */
async function readNotes(request: SendRequest, filter: OwnNotesFilter, wanted: number): Promise<OwnNotes> {
  const { lang, ...chosen } = filter;
  try {
    return await readPages(request, filter, wanted);
  } catch (error) {
    if (!isOffline(error) || Object.values(chosen).every((value) => !value)) throw error;
    return filtered(await readPages(request, { lang }, LIMITS.notesAtOnce), chosen);
  }
}

/**
 * Everything that the learner noted, marked and bookmarked, the newest course first, with what waits on this device.
 * @param wanted so many items at most
 */
export function useOwnNotes(filter: OwnNotesFilter, wanted: number): Query<OwnNotes> {
  const request = useRequest();
  const viewer = useViewer();
  const shown = useShown();
  const { search, course, kind, lang } = filter;
  const asked = { search, course, kind, lang };
  const query = useCached(
    viewer ? keyOf(noteRoutes.listOwnNotes, { query: { ...asked, size: wanted } }, viewer) : null,
    () => readNotes(request, asked, wanted),
    { keepPreviousData: true, revalidateOnMount: true },
  );
  const known = query.data;
  const data = useMemo(
    () =>
      known && shown.length > 0
        ? withChanges(known, shown, { filter: { search, course, kind }, kept: true })
        : known,
    [known, shown, search, course, kind],
  );
  return data === known ? query : { ...query, data };
}

/** Reads all that a filter finds, for a file or for printing. Rejects with an ApiError. */
export function useReadOwnNotes(): (filter: OwnNotesFilter) => Promise<OwnNotes> {
  const request = useRequest();
  const shown = useShown();
  return useCallback(
    async (filter) =>
      withChanges(await readNotes(request, filter, Number.POSITIVE_INFINITY), shown, { filter, kept: true }),
    [request, shown],
  );
}
