/** A state of an activity that the server has not confirmed. */
export interface StateCopy {
  session: string;
  sequence: number;
  data: Record<string, string>;
  ended: boolean;
}

const key = (viewer: string, lessonId: string) => `activity:${viewer}:${lessonId}`;

/** Reads the unconfirmed state of an activity from this device; null when there is none. */
export function readState(viewer: string, lessonId: string): StateCopy | null {
  try {
    const copy = JSON.parse(
      localStorage.getItem(key(viewer, lessonId)) ?? 'null',
    ) as Partial<StateCopy> | null;
    const complete =
      typeof copy?.session === 'string' &&
      typeof copy.sequence === 'number' &&
      typeof copy.data === 'object' &&
      copy.data !== null;
    return complete ? { ...(copy as StateCopy), ended: copy.ended === true } : null;
  } catch {
    return null;
  }
}

/** Writes the copy, or removes it with null. Signing out removes it as well. */
export function writeState(viewer: string, lessonId: string, copy: StateCopy | null): void {
  try {
    if (copy === null) localStorage.removeItem(key(viewer, lessonId));
    else localStorage.setItem(key(viewer, lessonId), JSON.stringify(copy));
  } catch {
    // Storage full or blocked by the browser: the state is sent from memory.
  }
}
