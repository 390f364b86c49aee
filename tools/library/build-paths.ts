/**
 * npm run entries: writes tsconfig.entries.json, by which the compiler finds the sources of `@digiken/ui/<entry>` and
 * `@digiken/learning/<entry>` without a build. TypeScript allows one `*` per path, so every entry is listed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourceEntries } from './entries.ts';
import { LIBRARIES, libraryRoot } from './sources.ts';

const FILE = fileURLToPath(new URL('../../tsconfig.entries.json', import.meta.url));

/** The text of tsconfig.entries.json as the folders of both packages require it. */
export function entryPaths(): string {
  const lines = LIBRARIES.flatMap((library) =>
    Object.entries(sourceEntries(libraryRoot(library)))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([entry, path]) => `      "@digiken/${library}/${entry}": ["./packages/${library}/${path}"]`),
  );
  // One line per entry: new entries of different branches merge without conflict.
  return `{\n  "compilerOptions": {\n    "paths": {\n${lines.join(',\n')}\n    }\n  }\n}\n`;
}

/** The committed text. */
export const committedPaths = () => readFileSync(FILE, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, entryPaths());
