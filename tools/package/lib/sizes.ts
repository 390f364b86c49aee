import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/run.mjs';
import type { Library, Size } from './measure';

const FILE = join(ROOT, 'packages/ui/sizes.json');

/** Entry to its limit in gzip bytes. */
export type Limits = Record<string, number>;

/** Fixed limits of single entries, in bytes of gzip. */
export const PROMISED: Limits = { button: 2048, dialog: 14 * 1024, menu: 14 * 1024 };

export const readLimits = (): Limits => (JSON.parse(readFileSync(FILE, 'utf8')) as { limits: Limits }).limits;

/** Entries sorted by name, so that a new one is one line of a diff. */
export function writeLimits(limits: Limits): void {
  const about =
    'Hard limits in bytes of gzip: all JavaScript that an entry can load with its dependencies, without React. `npm run sizes` prints what is used; a limit is raised by hand, with the reason in the commit.';
  const sorted = Object.fromEntries(Object.entries(limits).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify({ about, limits: sorted }, null, 2)}\n`);
}

/** A margin of 8% in steps of 64 bytes; fixed limits are never exceeded. */
export const limitFor = (entry: string, { total }: Size) =>
  Math.min(Math.ceil((total * 1.08) / 64) * 64, PROMISED[entry] ?? Number.POSITIVE_INFINITY);

export async function measureAll(library: Library): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  for (const name of library.names) sizes.set(name, await library.measure(library.path(name)));
  return sizes;
}

/** The problems as sentences: an entry over its limit or without one, a limit without an entry. */
export function judge(sizes: ReadonlyMap<string, Size>, limits: Limits): string[] {
  const found: string[] = [];
  for (const [entry, { total }] of sizes) {
    const limit = limits[entry];
    if (limit === undefined) {
      found.push(`${entry} has no limit: \`npm run sizes -- --add\` gives new entries theirs.`);
    } else if (total > limit) {
      found.push(`${entry} is ${total} bytes of gzip; its limit in packages/ui/sizes.json is ${limit}.`);
    }
  }
  for (const entry of Object.keys(limits)) {
    if (!sizes.has(entry)) found.push(`${entry} has a limit and is no entry: take it out of sizes.json.`);
  }
  for (const [entry, promise] of Object.entries(PROMISED)) {
    if ((limits[entry] ?? 0) > promise) found.push(`${entry} may not pass ${promise} bytes.`);
  }
  return found;
}

/** The table that `npm run sizes` prints, largest first. */
export function table(sizes: ReadonlyMap<string, Size>, limits: Limits): string {
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(2).padStart(7);
  const width = Math.max(...[...sizes.keys()].map((name) => name.length));
  const rows = [...sizes]
    .sort(([, a], [, b]) => b.total - a.total)
    .map(([name, { total, first }]) => {
      const limit = limits[name];
      const used = limit === undefined ? '  none' : `${Math.round((100 * total) / limit)}%`.padStart(6);
      return `${name.padEnd(width)} ${kilobytes(first)} ${kilobytes(total)} ${kilobytes(limit ?? 0)} ${used}`;
    });
  const head = `${'entry'.padEnd(width)} ${'at once'.padStart(7)} ${'in all'.padStart(7)} ${'limit'.padStart(7)} ${'used'.padStart(6)}`;
  return [head, ...rows, '', 'KB of gzip, minified, with dependencies, without React and CSS.'].join('\n');
}
