export { addBookmark, dropRemovedBookmarks, listBookmarks, removeBookmark } from './bookmarks';
export { editNoteOffline, removeNoteOffline } from './offline';
export { noteRoutes } from './routes';
export { lessonBookmarks, lessonNotes } from './tables';
export { addNote, dropRemovedNotes, firstNotes } from './service';
export { notePersonalData } from './personal-data';
