import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { type Running, startNode } from './process';

/** The moment at which a process kills itself, with SIGKILL. */
export interface KillPoint {
  /** Before the last statement is sent, or after its answer has arrived and before it is used. */
  when: 'before' | 'after';
  /** Regular expressions of statements that the process sends in this order; others may come between them. */
  statements: readonly string[];
}

export const before = (...statements: string[]): KillPoint => ({ when: 'before', statements });
export const after = (...statements: string[]): KillPoint => ({ when: 'after', statements });

/**
 * Starts a server whose clock stands still, and which kills itself at a point.
 * @param env its settings
 * @returns it serves, or has killed itself while it started: then `url` is empty
 */
export function startKillable(
  env: Record<string, string>,
  { now, kill }: { now: Date; kill?: KillPoint },
): Promise<Running> {
  const bundle = pathToFileURL(join(inject('bundle'), 'index.js')).href;
  const settings = JSON.stringify({ now: now.getTime(), kill });
  return startNode([join(import.meta.dirname, 'killable-server.mjs'), bundle, settings], env);
}
