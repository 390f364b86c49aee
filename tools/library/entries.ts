import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * One public entry per component folder: src/<group>/<component>/<component>.tsx → <package>/<component>.
 * @param root absolute path of the package
 * @returns path relative to the package, by name
 */
export function publicEntries(root: string): Record<string, string> {
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

/**
 * The modules directly in the folders src/<group>/<folder>, without their tests.
 * @returns path relative to the package, by name, e.g. `internal/cn`
 */
function modulesIn(root: string, folder: 'lib' | 'story', prefix: 'internal' | 'story') {
  const found: Record<string, string> = {};
  for (const group of folders(join(root, 'src'))) {
    const place = join(root, 'src', group, folder);
    for (const file of existsSync(place) ? readdirSync(place) : []) {
      const [, name] = /^([\w-]+)\.tsx?$/.exec(file) ?? [];
      if (name) found[`${prefix}/${name}`] = `src/${group}/${folder}/${file}`;
    }
  }
  return found;
}

/** What is built: the public entries, and what groups share in `lib` as `internal/<name>` for our own packages. */
export const builtEntries = (root: string): Record<string, string> => ({
  ...publicEntries(root),
  ...modulesIn(root, 'lib', 'internal'),
});

/** What can be imported from the sources: all that is built, and `story/<name>`, helpers of stories. */
export const sourceEntries = (root: string): Record<string, string> => ({
  ...builtEntries(root),
  ...modulesIn(root, 'story', 'story'),
});
