const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Leads the links of a text to the copies: to the new ids of the course, its units and its lessons. */
export const withNewLinks =
  (ids: ReadonlyMap<string, string>) =>
  (text: string): string =>
    text.replace(ID, (id) => ids.get(id) ?? id);
