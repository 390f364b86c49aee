import { gzipSync } from 'node:zlib';
import { type ChunkingContext, Needs } from './vite-chunks.ts';
import { FIRST_LOADS, firstFileOf } from './vite-first-files.ts';
import { type Visit, visitsOf } from './vite-visits.ts';

/** Modules that go into one file. */
interface Group {
  modules: string[];
  /** In bytes, compressed. */
  size: number;
  /** For each visit, whether it loads the group. */
  loaded: boolean[];
  imports: Set<Group>;
  /** The first loads that need it, as one key. Only groups with the same key are joined. */
  first: string;
  /** Whether it may be joined with others: not a page, nor a file of the first loads. */
  open: boolean;
  /** The name of its file, if it has one of its own. */
  name?: string | undefined;
}

/** A module compresses better in a file with others. */
const IN_A_FILE = 0.75;

/** The modules in the bundle. The bundler calls `test` for each of them before it asks for the first name. */
const bundled = new Set<string>();
let names: Map<string, string> | undefined;

/** Records a module for {@link groupOf}. */
export function isBundled(id: string): boolean {
  bundled.add(id);
  return true;
}

/**
 * The name of the file for a module; null for what the bundler puts into the file of its only page. The first loads have
 * files of their own. All other modules that the same visits load share a file. Then two files are joined as long as this
 * saves their visits more than it costs others in bytes that they do not need.
 */
export function groupOf(id: string, chunking: ChunkingContext): string | null {
  names ??= namesOf(chunking);
  return names.get(id) ?? null;
}

function namesOf(chunking: ChunkingContext): Map<string, string> {
  const needs = new Needs(chunking, bundled);
  const found = new Map<string, string>();
  // Vite's helper for dynamic imports, which loads every page.
  for (const id of bundled) if (id.startsWith('\0vite/')) found.set(id, 'shared');
  const visits = visitsOf(chunking, needs);
  join(groupsOf(chunking, needs, visits), visits).forEach(({ modules, name, open }, at) => {
    const file = open ? `group-${at}` : name;
    if (file) for (const id of modules) found.set(id, file);
  });
  return found;
}

/** The modules, by the visits that load them. */
function groupsOf(chunking: ChunkingContext, needs: Needs, visits: readonly Visit[]): Group[] {
  const loaded = new Map<string, boolean[]>();
  visits.forEach(({ loads }, at) => {
    for (const id of loads.flatMap((one) => [...needs.of(one)])) {
      const by = loaded.get(id) ?? visits.map(() => false);
      by[at] = true;
      loaded.set(id, by);
    }
  });
  const groups = new Map<string, Group>();
  const groupOfModule = new Map<string, Group>();
  const keyOf = (by: readonly boolean[]) => by.map(Number).join('');
  const opened = new Map(visits.slice(1).map(({ id }) => [keyOf(loaded.get(id) ?? []), id]));
  for (const [id, by] of loaded) {
    // What is loaded whenever one visit is, and never otherwise, goes into the file of that visit.
    const owner = opened.get(keyOf(by));
    const name = owner === undefined || owner === id ? firstFileOf(id, needs) : undefined;
    const open = owner === undefined && name === undefined;
    const key = owner ?? name ?? keyOf(by);
    const group = groups.get(key) ?? {
      modules: [],
      size: 0,
      loaded: by,
      imports: new Set(),
      first: '',
      open,
      name,
    };
    groups.set(key, group);
    groupOfModule.set(id, group);
    group.modules.push(id);
    group.size += gzipSync(chunking.getModuleInfo(id)?.code ?? '').length * IN_A_FILE;
    group.loaded = group.loaded.map((one, at) => one || by[at] === true);
  }
  for (const group of groups.values())
    group.first = visits
      .flatMap(({ id }, at) => (FIRST_LOADS.includes(id) && group.loaded[at] ? id : []))
      .join();
  for (const [id, group] of groupOfModule)
    for (const imported of needs.importsOf(id)) {
      const other = groupOfModule.get(imported);
      if (other && other !== group) group.imports.add(other);
    }
  return [...groups.values()];
}

interface Pair {
  groups: readonly [Group, Group];
  /** What one file instead of two saves, in weighted bytes. */
  saved: number;
}

/** Joins the pair that saves most, until none saves anything. */
function join(all: readonly Group[], visits: readonly Visit[]): Group[] {
  const groups = new Set(all);
  let pairs = all.flatMap((group, at) => pairsOf(group, all.slice(at + 1), visits));
  for (;;) {
    const best = bestOf(pairs);
    if (!best) return [...groups];
    const saved = savedBy(...best.groups, visits);
    if (saved < best.saved) {
      best.saved = saved;
      if (saved <= 0) pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    const both = joinPair(groups, best);
    pairs = pairs.filter((pair) => pair.groups.every((group) => groups.has(group)));
    pairs.push(...pairsOf(both, [...groups], visits));
  }
}

const bestOf = (pairs: readonly Pair[]) =>
  pairs.reduce<Pair | undefined>(
    (best, pair) => (pair.saved > (best?.saved ?? Number.NEGATIVE_INFINITY) ? pair : best),
    undefined,
  );

/** Merges both into one group. Their visits then load all groups that it imports. */
function joinPair(groups: Set<Group>, { groups: [a, b] }: Pair): Group {
  const both: Group = {
    modules: [...a.modules, ...b.modules],
    size: a.size + b.size,
    loaded: a.loaded.map((by, at) => by || b.loaded[at] === true),
    imports: importsOf(a, b),
    first: a.first,
    open: true,
  };
  for (const one of [a, b]) {
    groups.delete(one);
    for (const { imports } of groups) if (imports.delete(one)) imports.add(both);
  }
  for (const { loaded } of importsBehind(a, b))
    both.loaded.forEach((by, at) => {
      if (by) loaded[at] = true;
    });
  groups.add(both);
  return both;
}

/** The groups for which sharing a file with this one saves something. */
function pairsOf(group: Group, others: readonly Group[], visits: readonly Visit[]): Pair[] {
  if (!group.open) return [];
  return others
    .filter((other) => other !== group && other.open && other.first === group.first)
    .map((other): Pair => ({ groups: [group, other], saved: savedBy(group, other, visits) }))
    .filter(({ saved }) => saved > 0);
}

/** What one file instead of two saves. A visit that loads a file loads what that file imports too. */
function savedBy(a: Group, b: Group, visits: readonly Visit[]): number {
  let saved = 0;
  visits.forEach(({ weight, file }, at) => {
    if (a.loaded[at] && b.loaded[at]) saved += weight * file;
    else if (a.loaded[at]) saved -= weight * b.size;
    else if (b.loaded[at]) saved -= weight * a.size;
  });
  if (saved <= 0) return saved;
  const behind = importsBehind(a, b);
  if (behind.has(a) || behind.has(b)) return Number.NEGATIVE_INFINITY;
  for (const group of behind)
    visits.forEach(({ weight, file }, at) => {
      if ((a.loaded[at] || b.loaded[at]) && !group.loaded[at]) saved -= weight * (group.size + file);
    });
  return saved;
}

const importsOf = (a: Group, b: Group) =>
  new Set([...a.imports, ...b.imports].filter((group) => group !== a && group !== b));

/** All groups that a file for both would import, directly or through others. Contains `a` or `b` if that is a cycle. */
function importsBehind(a: Group, b: Group): Set<Group> {
  const behind = importsOf(a, b);
  for (const group of behind) for (const imported of group.imports) behind.add(imported);
  return behind;
}
