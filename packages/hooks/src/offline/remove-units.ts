/**
 * Removes the downloaded units of everybody but one user. A sign-out, a session that the server refuses and the sign-in
 * of another user leave nothing for the next person at the device (spec 14.9).
 * @param viewer the user whose units stay; without one, none stay
 */
export async function removeUnits(viewer?: string): Promise<void> {
  try {
    for (const name of await caches.keys()) {
      if (/^digiken-unit:/.test(name) && !(viewer && name.startsWith(`digiken-unit:${viewer}:`))) {
        await caches.delete(name);
      }
    }
  } catch {
    // The browser has no such storage, or refuses it: nothing is stored.
  }
}
