import { resolve } from 'node:path';
import type { ChunkingContext, Needs } from './vite-chunks.ts';

/** Code that is loaded by a dynamic import (an area, a page, a part that loads when it is needed), or the start of the app. */
export interface Visit {
  id: string;
  /** What is loaded by the time it runs, from the start of the app to itself. */
  loads: string[];
  /** The weight of a byte, relative to one in a console. */
  weight: number;
  /** The cost of one more file, in bytes: headers, its entry in a list, a round of requests, weaker compression. */
  file: number;
}

/** People who work in a console open its pages one after the other, so code that is loaded early is used later. */
const CONSOLE = /[\\/]areas[\\/](?:instructor|hub|admin)[\\/]/;
const IN_A_CONSOLE = { weight: 1, file: 17_000 };
/** Learners and visitors pay for their data. */
const ELSEWHERE = { weight: 3, file: 9000 };

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
