import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryRoot } from '../../library/sources';
import type { Library, Size } from './measure';

const FILE = join(libraryRoot('ui'), 'sizes.json');

/** Limits of one entry in gzip bytes: of what loads at once, and of what comes on demand, if anything does. */
export interface Limit {
  first: number;
  later?: number;
}

export type Limits = Record<string, Limit>;

/**
 * Fixed limits of single entries. What the `shared` entries load at once is counted there, and what a dialog and a
 * menu share with each other (layers, focus) is counted for both.
 */
const PROMISED: Record<string, Limit & { shared: readonly string[] }> = {
  button: { first: 2048, shared: [] },
  dialog: {
    first: 2048,
    later: 12.25 * 1024,
    shared: ['announcer', 'button', 'icon-button', 'messages-provider'],
  },
  menu: {
    first: 2.6 * 1024,
    later: 32 * 1024,
    shared: ['announcer', 'button', 'icon-button', 'messages-provider'],
  },
};

/** The limit of an entry that no release has had. `npm run release:version` gives it one of its own. */
export const NEW_ENTRY: Required<Limit> = { first: 12 * 1024, later: 40 * 1024 };

export const readLimits = (): Limits => (JSON.parse(readFileSync(FILE, 'utf8')) as { limits: Limits }).limits;

/** Entries sorted by name, so that a new one is one line of a diff. */
export function writeLimits(limits: Limits): void {
  const about =
    'Hard limits in bytes of gzip: JavaScript with its dependencies, without React. `first` loads at once, `later` when it is needed. `npm run sizes` prints what is used; `npm run release:version` adds the limits of new entries; a limit is raised by hand, with the reason in the commit.';
  const lines = Object.entries(limits)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { first, later }]) => {
      const rest = later === undefined ? '' : `, "later": ${later}`;
      return `    ${JSON.stringify(name)}: { "first": ${first}${rest} }`;
    });
  writeFileSync(
    FILE,
    `{\n  "about": ${JSON.stringify(about)},\n  "limits": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
}

/** A margin of 8% in steps of 64 bytes. */
const withRoom = (bytes: number) => Math.ceil((bytes * 1.08) / 64) * 64;

export const limitFor = ({ first, later }: Size): Limit => ({
  first: withRoom(first),
  ...(later > 0 && { later: withRoom(later) }),
});

/** Sizes of all entries. */
export async function measureAll(library: Library): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  for (const name of library.names) sizes.set(name, await library.measure(library.path(name)));
  return sizes;
}

/** Sizes of the promised entries of `@digiken/ui`, without what they share with others. */
export async function measurePromised(library: Library): Promise<Map<string, Size>> {
  const promised = new Map<string, Size>();
  for (const [name, { shared }] of Object.entries(PROMISED)) {
    promised.set(name, await library.measure(library.path(name), shared));
  }
  return promised;
}

function over(entry: string, { first, later }: Size, limit: Limit, source: string): string[] {
  return [
    ...(first > limit.first
      ? [`${entry} is ${first} bytes of gzip at first load; its limit ${source} is ${limit.first}.`]
      : []),
    ...(later > (limit.later ?? 0)
      ? [`${entry} loads ${later} bytes of gzip on demand; its limit ${source} is ${limit.later ?? 0}.`]
      : []),
  ];
}

/** The entries over their limits, as sentences. */
export function judge(sizes: ReadonlyMap<string, Size>, limits: Limits): string[] {
  return [...sizes].flatMap(([entry, size]) => {
    const limit = limits[entry];
    return limit ? over(entry, size, limit, 'in sizes.json') : over(entry, size, NEW_ENTRY, 'as a new entry');
  });
}

/** Promised entries over their fixed limits. @param promised measured without what they share */
export function judgePromised(promised: ReadonlyMap<string, Size>): string[] {
  return [...promised].flatMap(([entry, size]) => {
    const limit = PROMISED[entry];
    return limit ? over(entry, size, limit, 'without what it shares') : [];
  });
}

/** The table that `npm run sizes` prints, largest first. */
export function table(sizes: ReadonlyMap<string, Size>, limits: Limits): string {
  const kilobytes = (bytes?: number) => (bytes ? (bytes / 1024).toFixed(2) : '').padStart(9);
  const width = Math.max(...[...sizes.keys()].map((name) => name.length));
  const rows = [...sizes]
    .sort(([, a], [, b]) => b.first + b.later - a.first - a.later)
    .map(([name, { first, later }]) => {
      const limit = limits[name];
      return `${name.padEnd(width)} ${kilobytes(first)} ${kilobytes(limit?.first)} ${kilobytes(later)} ${kilobytes(limit?.later)}`;
    });
  const head = ['at once', 'limit', 'on demand', 'limit'].map((text) => text.padStart(9)).join(' ');
  const note = 'KB of gzip, minified, with dependencies, without React and CSS.';
  return [`${'entry'.padEnd(width)} ${head}`, ...rows, '', note].join('\n');
}

/** The table of the promised entries. */
export function promisedTable(promised: ReadonlyMap<string, Size>): string {
  return [...promised]
    .map(([entry, { first, later }]) => {
      const limit = PROMISED[entry];
      return `${entry} without what it shares: ${first} bytes at once (limit ${limit?.first}), ${later} on demand (limit ${limit?.later ?? 0})`;
    })
    .join('\n');
}
