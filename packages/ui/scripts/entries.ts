import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * One public entry per component folder: src/<group>/<component>/<component>.tsx → @digiken/ui/<component>.
 * @returns path relative to the package, by name
 */
export function entries(root: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const group of folders(join(root, 'src'))) {
    for (const component of folders(join(root, 'src', group))) {
      const file = readdirSync(join(root, 'src', group, component)).find((name) =>
        [`${component}.tsx`, `${component}.ts`].includes(name),
      );
      if (file) found[component] = `src/${group}/${component}/${file}`;
    }
  }
  return found;
}
