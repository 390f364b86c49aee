import { notes } from '@digiken/contract';
import { shownId } from '../courses';
import { findCourse } from '../enrolment';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { addBookmark, listBookmarks, removeBookmark } from './bookmarks';
import { listOwn } from './own-list';
import { addNote, pageNotes, removeNote, saveNote } from './service';
import { WORDING } from './wording';

export function noteRoutes(services: Pick<Services, 'db' | 'clock'>): Route[] {
  const { db } = services;
  const lesson = (id: string) => shownId(db, { item: 'lesson', id });
  return [
    route(notes.listOwnNotes, ({ query, caller }) => listOwn(db, caller, query)),
    route(notes.listNotes, async ({ params, query, caller }) =>
      pageNotes(db, caller, { lessonId: await lesson(params.lessonId), ...query }),
    ),
    route(notes.addNote, async ({ params, body, caller }) => ({
      message: WORDING.kept,
      data: await addNote(services, caller, { lessonId: await lesson(params.lessonId), ...body }),
    })),
    route(notes.saveNote, async ({ params, body, caller }) => ({
      message: WORDING.kept,
      data: await saveNote(services, caller, { id: params.id, ...body }),
    })),
    route(notes.removeNote, async ({ params, caller }) => {
      await removeNote(services, caller, params.id);
      return { message: WORDING.gone };
    }),
    route(notes.listBookmarks, async ({ params, caller }) => {
      const { id } = await findCourse(db, caller, await shownId(db, { item: 'course', id: params.id }));
      return { data: await listBookmarks(db, caller, id) };
    }),
    route(notes.addBookmark, async ({ params, caller }) => {
      await addBookmark(services, caller, { lessonId: await lesson(params.lessonId) });
      return { message: WORDING.bookmarked };
    }),
    route(notes.removeBookmark, async ({ params, caller }) => {
      await removeBookmark(services, caller, { lessonId: await lesson(params.lessonId) });
      return { message: WORDING.unmarked };
    }),
  ];
}
