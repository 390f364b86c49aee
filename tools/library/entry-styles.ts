import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { builtEntries } from './entries.ts';

/** The files that a built file imports, statically or dynamically, as named in the metafile. */
type Outputs = Record<string, Pick<Metafile['outputs'][string], 'imports'>>;

/**
 * The built files that an entry can load, starting with itself.
 * @param entry e.g. `dist/button.js`
 */
function reached(outputs: Outputs, entry: string): string[] {
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
 * @param prose the style sheet of formatted texts, as an import from `file`
 */
function entryStyle(
  outputs: Outputs,
  entry: string,
  file: string,
  readText: (path: string) => string,
  prose: string,
): string {
  const files = reached(outputs, entry);
  const from = (path: string) => relative(dirname(file), path).replaceAll('\\', '/');
  const imports = files.some((path) => readText(path).includes('dk-prose')) ? [`@import '${prose}';`] : [];
  return [...imports, ...files.map((path) => `@source '${from(path)}';`), ''].join('\n');
}

/**
 * Writes dist/styles/<entry>.css for every entry of `@digiken/ui`, and removes tsup's metafile.
 * @param root absolute path of the package
 */
export function writeEntryStyles(root: string): void {
  const graph = join(root, 'dist/metafile-esm.json');
  const { outputs } = JSON.parse(readFileSync(graph, 'utf8')) as Metafile;
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  for (const name of Object.keys(builtEntries(root))) {
    const file = `dist/styles/${name}.css`;
    mkdirSync(join(root, dirname(file)), { recursive: true });
    const prose = relative(dirname(file), 'dist/prose.css').replaceAll('\\', '/');
    writeFileSync(join(root, file), entryStyle(outputs, `dist/${name}.js`, file, text, prose));
  }
  rmSync(graph);
}
