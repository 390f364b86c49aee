import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Modules of a package that are no public entry, by kind and name: its `internal.json`. */
function otherModules(root: string, kind: 'internal' | 'story'): Record<string, string> {
  const file = join(root, 'internal.json');
  if (!existsSync(file)) return {};
  const listed = (JSON.parse(readFileSync(file, 'utf8')) as Record<typeof kind, Record<string, string>>)[
    kind
  ];
  return Object.fromEntries(Object.entries(listed).map(([name, path]) => [`${kind}/${name}`, path]));
}

/** What is built: the public entries, and `internal/<name>` for our own packages. */
export const builtEntries = (root: string): Record<string, string> => ({
  ...publicEntries(root),
  ...otherModules(root, 'internal'),
});

/** What can be imported from the sources: all that is built, and `story/<name>`, helpers of stories. */
export const sourceEntries = (root: string): Record<string, string> => ({
  ...builtEntries(root),
  ...otherModules(root, 'story'),
});
