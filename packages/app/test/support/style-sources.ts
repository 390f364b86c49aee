import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../..');
const FOLDERS = ['app/src', 'learning/src'];

/** @param path below packages/ */
const readSource = (path: string): string => readFileSync(join(PACKAGES, path), 'utf8');

/** Entries whose classes a sheet of the app leaves out, e.g. `@digiken/ui/tree`. */
export function entriesLeftOutOf(sheet: string): Set<string> {
  return new Set(
    [
      ...readSource(`app/src/${sheet}`).matchAll(/@source not '.*\/(ui|learning)\/dist\/\{(.+)\}\.js'/g),
    ].flatMap(([, name, entries]) => (entries ?? '').split(',').map((entry) => `@digiken/${name}/${entry}`)),
  );
}

/** Where the app or the learning components use one of the entries. Tests and stories are left out. */
export function usesOf(entries: ReadonlySet<string>): { file: string; entry: string }[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readSource(file).matchAll(/'(@digiken\/(?:ui|learning)\/[\w/-]+)'/g)]
        .map(([, entry]) => ({ file, entry: entry ?? '' }))
        .filter(({ entry }) => entries.has(entry)),
    );
}
