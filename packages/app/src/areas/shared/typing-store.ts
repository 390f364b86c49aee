/**
 * Stores unsaved text of a form on this device until it is saved, so that it survives a reload, a crash or a change
 * of page.
 * @param name of the form and its subject, e.g. `course-typing:42`
 * @param fields that a valid copy has
 */
export function typingStore<Typing extends object>(name: string, fields: readonly (keyof Typing)[]) {
  return {
    read(): Typing | undefined {
      try {
        const copy = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Typing> | null;
        const whole = copy !== null && fields.every((field) => typeof copy[field] === 'string');
        return whole ? (copy as Typing) : undefined;
      } catch {
        return undefined;
      }
    },
    /** Null deletes it. */
    write(typing: Typing | null): void {
      try {
        if (typing === null) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(typing));
      } catch {
        // Storage is full or not allowed: the form itself still has the text.
      }
    },
  };
}
