/** A change that the users of an entry can notice. */
export interface ReleaseNote {
  /** E.g. `0.2.0`; `next` if it waits for a version. */
  version: string;
  /** Markdown. */
  text: string;
}

/** The notes of a changelog as changesets write it: a heading per version, a list item per note. */
export function changelogNotes(changelog: string): ReleaseNote[] {
  return changelog.split(/^## /m).flatMap((part, at) => {
    const [version = ''] = part.split('\n', 1);
    if (at === 0) return [];
    return part
      .split(/^- (?:[0-9a-f]{7,}: )?/m)
      .slice(1)
      .map((item) => ({
        version: version.trim(),
        text: item
          .split(/^###? /m, 1)
          .join('')
          .replaceAll(/^ {2}/gm, '')
          .trim(),
      }));
  });
}

/** The note of a waiting changeset; undefined if the text is no changeset. */
export function waitingNote(changeset: string): ReleaseNote | undefined {
  const text = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(changeset)?.[1];
  return text === undefined ? undefined : { version: 'next', text: text.trim() };
}

/**
 * The notes that name an entry. A name of one word ("form", "menu") counts only where it is marked as code or bold,
 * or where the component is named.
 * @param entry e.g. `data-table`
 * @param component e.g. `DataTable`
 */
export function notesFor(
  entry: string,
  component: string,
  notes: readonly ReleaseNote[],
): readonly ReleaseNote[] {
  const named = entry.includes('-')
    ? `(?<![\\w-])${entry}(?![\\w-])`
    : `(?:\`|\\*\\*|/)${entry}(?:\`|\\*\\*)`;
  const code = `\`[^\`\n]*(?<!\\w)${component}(?!\\w)[^\`\n]*\``;
  const naming = new RegExp(`${named}|${code}`);
  return notes.filter(({ text }) => naming.test(text));
}
