import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { ComponentMeta } from '../../packages/ui/src/foundations/lib/component-meta.ts';

const UI = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));

export interface ComponentFolder {
  /** `actions/button` */
  path: string;
  files: string[];
  meta?: ComponentMeta;
}

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Every folder `packages/ui/src/<group>/<folder>` with its `.meta.ts`. */
export async function readComponents(root = UI): Promise<ComponentFolder[]> {
  const found: ComponentFolder[] = [];
  for (const group of folders(root)) {
    for (const name of folders(join(root, group))) {
      const folder = join(root, group, name);
      const metaFile = join(folder, `${name}.meta.ts`);
      const meta = existsSync(metaFile)
        ? ((await tsImport(metaFile, import.meta.url)) as { meta?: ComponentMeta }).meta
        : undefined;
      found.push({ path: `${group}/${name}`, files: readdirSync(folder).sort(), meta });
    }
  }
  return found;
}
