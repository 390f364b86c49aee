import { dirname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';

/** The files that a built file imports, statically or dynamically, as named in the metafile. */
type Outputs = Record<string, Pick<Metafile['outputs'][string], 'imports'>>;

/**
 * The built files that an entry can load, starting with itself.
 * @param entry e.g. `dist/button.js`
 */
export function reached(outputs: Outputs, entry: string): string[] {
  const found = new Set([entry]);
  for (const file of found) {
    for (const { path, external } of outputs[file]?.imports ?? []) {
      if (!external && path in outputs) found.add(path);
    }
  }
  return [...found];
}

/**
 * The styles of one entry for an app with Tailwind 4: lists the files whose classes the entry can render.
 * @param file output path, e.g. `dist/styles/button.css`
 * @param readText returns the text of a built file
 */
export function entryStyle(
  outputs: Outputs,
  entry: string,
  file: string,
  readText: (path: string) => string,
): string {
  const files = reached(outputs, entry);
  const from = (path: string) => relative(dirname(file), path).replaceAll('\\', '/');
  const prose = files.some((path) => readText(path).includes('dk-prose'))
    ? [`@import '${from(join('dist', 'prose.css'))}';`]
    : [];
  return [...prose, ...files.map((path) => `@source '${from(path)}';`), ''].join('\n');
}
