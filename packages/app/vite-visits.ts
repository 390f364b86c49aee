import { resolve } from 'node:path';
import type { ChunkingContext, Needs } from './vite-chunks.ts';

/** Code that is loaded by its own address: the start of the app, an area, a page, a part that loads when it is needed. */
export interface Visit {
  id: string;
  /** What has been loaded before it, from the start of the app, and itself. */
  loads: string[];
  /** What a byte costs here, beside one in a console. */
  weight: number;
  /** What a further file costs, in bytes: its headers, its place in a list, a round of requests, what compresses worse. */
  file: number;
}

/** People who work in a console open its pages one after the other: what is loaded too early is used later. */
const CONSOLE = /[\\/]areas[\\/](?:instructor|hub|admin)[\\/]/;
const IN_A_CONSOLE = { weight: 1, file: 12_000 };
/** Learners and visitors pay for their data. */
const ELSEWHERE = { weight: 3, file: 4000 };

/** Where the app starts: every visit loads it. */
export const START = resolve(import.meta.dirname, 'src/main.tsx');

/** All visits, the start first. */
export function visitsOf(chunking: ChunkingContext, needs: Needs): Visit[] {
  const visits = new Map<string, Visit>();
  const add = (id: string, before: string[]) => {
    const loads = [...before, id];
    visits.set(id, { id, loads, ...(loads.some((one) => CONSOLE.test(one)) ? IN_A_CONSOLE : ELSEWHERE) });
  };
  add(START, []);
  for (const { id, loads } of visits.values())
    for (const needed of needs.of(id))
      for (const opened of chunking.getModuleInfo(needed)?.dynamicallyImportedIds ?? [])
        if (!visits.has(opened)) add(opened, loads);
  return [...visits.values()];
}
