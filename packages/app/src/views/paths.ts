import { ADMIN_ROLES, type Role, titleSegment } from '@digiken/contract/constants';

/** Learners study in their console; everyone else reads the public pages. */
export type Area = 'public' | 'console';

interface Target {
  _id: string;
  /** Decoration of the path; may be missing (spec R.28). */
  title?: string | null;
}

/** A course's page. The title in a path is ignored: the id decides (spec R.28). */
export function coursePath(area: Area, { _id, title }: Target): string {
  return area === 'console' ? `/console/course/${_id}/${titleSegment(title)}` : `/course/${_id}`;
}

export function unitPath(area: Area, { _id, title }: Target): string {
  return area === 'console' ? `/console/course/unit/${_id}/${titleSegment(title)}` : `/course/unit/${_id}`;
}

/** `language` is the BCP 47 tag that the reader has chosen; undefined for the course's own. */
export function lessonPath(area: Area, { _id, title }: Target, language?: string): string {
  const path = `/course/unit/lesson/${_id}/${titleSegment(title)}`;
  return (
    (area === 'console' ? `/console${path}` : path) +
    (language ? `?lang=${encodeURIComponent(language)}` : '')
  );
}

/** Of a heading in a lesson: `anchor` is its id; null for the lesson's start. */
export const atAnchor = (path: string, anchor: string | null | undefined): string =>
  anchor ? `${path}#${encodeURIComponent(anchor)}` : path;

/** The search results for a text. */
export const searchPath = (text: string): string => `/search?q=${encodeURIComponent(text)}`;

const AREAS: [prefix: string, roles: readonly Role[]][] = [
  ['/console', ['user']],
  ['/admin', ADMIN_ROLES],
  ['/instructor', ['tutor']],
  ['/hub', ['hub']],
];

/** Returns whether a role may open the page at a path of this site (spec 6.3). */
export function mayEnter(path: string, role: Role): boolean {
  const area = AREAS.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return area === undefined || area[1].includes(role);
}
