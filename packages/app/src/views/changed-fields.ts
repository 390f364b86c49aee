/**
 * The fields of a form whose values differ from what is stored, for an edit that sends only those.
 * @param stored undefined: everything is sent
 */
export function changedFields<T extends object>(values: T, stored: Partial<T> | undefined): Partial<T> {
  if (stored === undefined) return values;
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof T]),
  );
  return Object.fromEntries(changed) as Partial<T>;
}
