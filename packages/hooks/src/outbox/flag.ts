/**
 * Which users have something in the outbox of this device: it tells a page without opening the database whether the
 * code of the outbox is needed.
 */
const PREFIX = 'outbox:';
/** Notes that releases before the outbox kept; see migrate-notes.ts. */
export const KEPT_NOTES = 'lesson-notes:';
/** What people typed and the server has not confirmed: `typing:{user}:{place}`. */
export const TYPING = 'typing:';

const names = () => Object.keys(localStorage);

export function setFlag(viewer: string, stored: boolean): void {
  try {
    if (stored) localStorage.setItem(PREFIX + viewer, '1');
    else localStorage.removeItem(PREFIX + viewer);
  } catch {
    // Storage blocked or full: the outbox then opens at the first interaction.
  }
}

export function hasFlag(viewer: string): boolean {
  try {
    return (
      localStorage.getItem(PREFIX + viewer) !== null ||
      names().some((name) => name.startsWith(`${KEPT_NOTES}${viewer}:`))
    );
  } catch {
    return false;
  }
}

/** Empties local storage, except actions, notes and unsaved values of users who have not signed out themselves. */
export function clearStorage(leaving: string | undefined): void {
  try {
    const kept = (name: string) =>
      [PREFIX, KEPT_NOTES, TYPING].some(
        (prefix) => name.startsWith(prefix) && !`${name}:`.startsWith(`${prefix}${leaving}:`),
      );
    for (const name of names()) if (!kept(name)) localStorage.removeItem(name);
  } catch {
    // Storage blocked by the browser: nothing to clear.
  }
}
