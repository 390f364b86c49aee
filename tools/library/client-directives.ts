/**
 * Writes `"use client"` into the built files of `@digiken/ui` that need it, so that server
 * components can call what is pure (variants, formats, the theme script). Runs after tsup, which writes the metafile.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';

/** Hooks, context and classes of React, what builds on them, and handlers on elements. */
const CLIENT = [
  /import[^;]*\b(?:use[A-Z]\w*|createContext|Component)\b[^;]*from 'react'/,
  /from '(?:react-dom|@radix-ui|@tanstack)/,
  /\son[A-Z]\w*=\{/,
];

type Outputs = Record<string, Pick<Metafile['outputs'][string], 'imports' | 'inputs'>>;

/**
 * The built files that only run as client components: those with client code, and those that import one.
 * @param textOf returns the source of an input
 */
export function clientFiles(outputs: Outputs, textOf: (input: string) => string): Set<string> {
  const files = Object.keys(outputs).filter((file) => file.endsWith('.js'));
  const client = new Set(
    files.filter((file) =>
      Object.keys(outputs[file]?.inputs ?? {}).some((input) =>
        CLIENT.some((sign) => sign.test(textOf(input))),
      ),
    ),
  );
  for (let size = -1; size !== client.size; ) {
    size = client.size;
    for (const file of files) {
      const imports = outputs[file]?.imports ?? [];
      if (imports.some(({ path, kind }) => kind === 'import-statement' && client.has(path))) client.add(file);
    }
  }
  return client;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  const { outputs } = JSON.parse(readFileSync(join(root, 'dist/metafile-esm.json'), 'utf8')) as Metafile;
  for (const file of clientFiles(outputs, (input) => readFileSync(join(root, input), 'utf8'))) {
    const path = join(root, file);
    writeFileSync(path, `"use client";\n${readFileSync(path, 'utf8')}`);
    const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { mappings: string };
    writeFileSync(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  }
}
