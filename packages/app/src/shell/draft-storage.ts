/**
 * What somebody types and has not sent, on this device until they sign out (which clears local storage).
 * Without storage it is simply not kept.
 */
export const draftStorage = {
  read(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** An empty text is forgotten. */
  write(key: string, text: string): void {
    try {
      if (text === '') localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Full or refused: the text stays in its field.
    }
  },
};
