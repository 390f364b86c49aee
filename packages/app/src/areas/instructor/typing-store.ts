/**
 * What is typed in a form and not saved, kept on this device until it is: through a refresh, a crash or another
 * page.
 * @param name of the form and its subject, e.g. `course-typing:42`
 * @param fields that a copy must have to be taken for one
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
    /** Null forgets it. */
    write(typing: Typing | null): void {
      try {
        if (typing === null) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(typing));
      } catch {
        // Storage is full or refused by the browser: the form itself still holds it.
      }
    },
  };
}
