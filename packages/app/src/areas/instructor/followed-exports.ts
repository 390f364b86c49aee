import { useSyncExternalStore } from 'react';

/** A course whose file is being written. */
export interface FollowedExport {
  courseId: string;
  title: string;
  /** The dialog of the course is open and announces the result. */
  inDialog: boolean;
}

let followed: readonly FollowedExport[] = [];
const listeners = new Set<() => void>();

function set(next: readonly FollowedExport[]): void {
  followed = next;
  for (const listener of listeners) listener();
}

const others = (courseId: string) => followed.filter((each) => each.courseId !== courseId);

/** Follows the export of a course from every page of the area until it is {@link unfollowExport}ed. */
export function followExport(each: FollowedExport): void {
  set([...others(each.courseId), each]);
}

/** Sets whether the dialog of a course is open; ignores a course that is not followed. */
export function setExportInDialog(courseId: string, inDialog: boolean): void {
  set(followed.map((each) => (each.courseId === courseId ? { ...each, inDialog } : each)));
}

export function unfollowExport(courseId: string): void {
  set(others(courseId));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The courses whose export is followed. */
export const useFollowedExports = (): readonly FollowedExport[] =>
  useSyncExternalStore(
    subscribe,
    () => followed,
    () => followed,
  );
