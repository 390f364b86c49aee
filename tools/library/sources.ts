import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sourceEntries } from './entries.ts';

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url));

/** The packages of components, from the ground up. */
export const LIBRARIES = ['ui', 'learning'] as const;
export type LibraryName = (typeof LIBRARIES)[number];

/** Absolute path of a package of components. */
export const libraryRoot = (name: LibraryName) => join(PACKAGES, name);

const known = new Map<LibraryName, Record<string, string>>();

/**
 * The source file of `@digiken/ui/<entry>` or `@digiken/learning/<entry>`; undefined for every other import.
 * An unknown name is looked up again, so that a new component needs no restart.
 */
export function sourceOf(specifier: string): string | undefined {
  const [, name, entry] = /^@digiken\/(ui|learning)\/([\w-]+(?:\/[\w-]+)?)$/.exec(specifier) ?? [];
  if (!name || !entry) return undefined;
  const root = libraryRoot(name as LibraryName);
  const listed = known.get(name as LibraryName);
  const entries = listed?.[entry] ? listed : sourceEntries(root);
  known.set(name as LibraryName, entries);
  const path = entries[entry];
  return path && join(root, path);
}

/** Resolves entries of our packages of components to their sources: no rebuild, and one instance of each context. */
export const librarySources: Plugin = {
  name: 'digiken-library-sources',
  enforce: 'pre',
  resolveId: (specifier) => sourceOf(specifier),
};
