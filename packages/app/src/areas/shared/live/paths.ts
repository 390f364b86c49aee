/** The consoles that have live classes of their own. */
export type LiveArea = 'console' | 'instructor' | 'hub' | 'admin';

/** Addresses of live classes. A class is open in each console of the people who may join it. */
export const livePaths = {
  list: (area: LiveArea) => `/${area}/live-classes`,
  past: (area: LiveArea) => `/${area}/live-classes?when=past`,
  new: (area: LiveArea) => `/${area}/live-classes/new`,
  one: (area: LiveArea, id: string) => `/${area}/live-classes/${id}`,
  edit: (area: LiveArea, id: string) => `/${area}/live-classes/${id}/edit`,
  slides: (area: LiveArea, id: string) => `/${area}/live-classes/${id}/edit#slides`,
  attendance: (area: LiveArea, id: string) => `/${area}/live-classes/${id}/attendance`,
  recording: (area: LiveArea, id: string) => `/${area}/live-classes/${id}/recording`,
} as const;

/** The page of a class, which has the whole width. Not the page on which a class is planned. */
export const isRoomPath = (path: string): boolean => /\/live-classes\/(?!new$)[^/]+$/.test(path);
