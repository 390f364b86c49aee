import { type Api, hashOf, type Released } from './snapshot';

const names = (word: string, texts: readonly string[]) => {
  const whole = new RegExp(`(?<![\\w-])${word.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')}(?![\\w-])`);
  return texts.some((text) => whole.test(text));
};

/** A line diff of two texts with context. */
function lineDiff(before: string, after: string): string {
  const old = before.split('\n');
  const now = after.split('\n');
  // Length of the longest common subsequence after each pair of lines.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row) row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: string[] = [];
  for (let i = 0, j = 0; i < old.length || j < now.length; ) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i += 1;
      j += 1;
    } else if (j < now.length && (i === old.length || at(i, j + 1) > at(i + 1, j))) {
      lines.push(`+ ${now[j++]}`);
    } else lines.push(`- ${old[i++]}`);
  }
  return lines.join('\n');
}

/**
 * Compares the current API with the committed one. An entry that is not recorded yet is new: a changeset announces it,
 * and the next release records it.
 * @returns one text for each entry that differs, with its diff
 */
export function changes(committed: Api, current: Api): string[] {
  return [...new Set([...committed.keys(), ...current.keys()])].sort().flatMap((entry) => {
    const before = committed.get(entry);
    const after = current.get(entry);
    if (before === undefined || before === after) return [];
    if (after === undefined) return [`@digiken/ui/${entry} is gone`];
    return [`@digiken/ui/${entry} changed:\n${lineDiff(before, after)}`];
  });
}

export const WHAT_TO_DO =
  'The API is not what `packages/ui/api` says. If that is meant: run `npm run api -- --update`, commit the files, and tell the people who upgrade by `npm run changeset`, naming each entry. If it is not: take the change back.';

/** Entries that differ from the last version and are not named by a pending changeset. */
export function unannounced(current: Api, released: Released, changesets: readonly string[]): string[] {
  const entries = new Set([...current.keys(), ...Object.keys(released.entries)]);
  return [...entries].sort().filter((entry) => {
    const text = current.get(entry);
    const before = released.entries[entry]?.hash;
    const same = text === undefined ? before === undefined : hashOf(text) === before;
    return !same && !names(entry, changesets);
  });
}

/** Names that the last version exported, that are removed now, and that no migration note mentions. */
export function unguided(
  current: ReadonlyMap<string, readonly string[]>,
  released: Released,
  notes: readonly string[],
): string[] {
  return Object.entries(released.entries).flatMap(([entry, before]) => {
    const now = current.get(entry) ?? [];
    const gone = before.names.split(' ').filter((name) => !now.includes(name) && !names(name, notes));
    return gone.map((name) => `${name} of @digiken/ui/${entry}`);
  });
}
