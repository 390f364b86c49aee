import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import type { ComponentMeta } from '../../packages/ui/src/foundations/lib/component-meta.ts';
import { LIBRARIES, type LibraryName, libraryRoot } from '../library/sources.ts';

export interface ComponentFolder {
  /** `actions/button`; unique over both packages. */
  path: string;
  library: LibraryName;
  /** Its absolute path. */
  folder: string;
  files: string[];
  meta?: ComponentMeta<string>;
}

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Every folder `packages/{ui,learning}/src/<group>/<folder>` with its `.meta.ts`. */
export async function readComponents(): Promise<ComponentFolder[]> {
  const found: ComponentFolder[] = [];
  // One for all files: `tsImport` adds a hook for each call, and hundreds of them exhaust the stack of Storybook.
  const modules = register({ namespace: 'component-meta' });
  for (const library of LIBRARIES) {
    const root = join(libraryRoot(library), 'src');
    for (const group of folders(root)) {
      for (const name of folders(join(root, group))) {
        const folder = join(root, group, name);
        const metaFile = join(folder, `${name}.meta.ts`);
        const meta = existsSync(metaFile)
          ? ((await modules.import(metaFile, import.meta.url)) as { meta?: ComponentMeta<string> }).meta
          : undefined;
        found.push({ path: `${group}/${name}`, library, folder, files: readdirSync(folder).sort(), meta });
      }
    }
  }
  await modules.unregister();
  return found;
}
