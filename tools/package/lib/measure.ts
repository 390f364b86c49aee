import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Metafile, OutputFile, Plugin } from 'esbuild';
import ts from 'typescript';
import { bundle, iconsByName } from './bundle';

export interface Size {
  /** gzip bytes of all JavaScript that the entry can load, with its dependencies but without React. */
  total: number;
  /** gzip bytes of the initial code; the rest is lazy. */
  first: number;
}

/** Names of the files that a page loads initially: the entry file and its static imports. */
function atOnce({ outputs }: Metafile): Set<string> {
  const found = new Set<string>();
  const visit = (output: string) => {
    if (found.has(output)) return;
    found.add(output);
    for (const { path, kind } of outputs[output]?.imports ?? []) {
      if (kind === 'import-statement' && path in outputs) visit(path);
    }
  };
  for (const output of Object.keys(outputs)) if (basename(output) === 'stdin.js') visit(output);
  return new Set([...found].map((output) => basename(output)));
}

export interface Leftovers {
  /** Minified bytes by file. */
  bytes: Record<string, number>;
  /** Statements with side effects, where only values are allowed. */
  effects: string[];
}

/** The statements of a module that have side effects when it loads. */
function actions(code: string): string[] {
  const { statements } = ts.createSourceFile('left.js', code, ts.ScriptTarget.ESNext);
  return statements
    .filter(
      (statement) =>
        !ts.isVariableStatement(statement) &&
        !ts.isFunctionDeclaration(statement) &&
        !ts.isClassDeclaration(statement) &&
        !ts.isImportDeclaration(statement) &&
        !ts.isExportDeclaration(statement) &&
        !(ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)),
    )
    .map(({ pos, end }) => code.slice(pos, end).trim());
}

const inFolder = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));

/** The built library in an unpacked tarball. */
export class Library {
  /** Absolute paths of the modules in the exports map. */
  readonly entries: string[];
  readonly #dist: string;
  readonly #icons: Plugin;

  /** @param folder of the package: the one that holds package.json and dist */
  constructor(folder: string) {
    this.#dist = join(folder, 'dist');
    this.entries = inFolder(this.#dist);
    this.#icons = iconsByName(folder, [...this.entries, ...inFolder(join(this.#dist, 'chunks'))]);
  }

  get names(): string[] {
    return this.entries.map((path) => basename(path, '.js'));
  }

  path(name: string): string {
    return join(this.#dist, `${name}.js`);
  }

  /**
   * What one module costs a page that imports all of it.
   * @param path of a built module, e.g. dist/button.js
   */
  async measure(path: string): Promise<Size> {
    const { outputFiles, metafile } = await bundle(`export * from ${JSON.stringify(path)}`, {
      plugins: [this.#icons],
    });
    const names = atOnce(metafile);
    const bytes = (files: OutputFile[]) =>
      files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
    return {
      total: bytes(outputFiles),
      first: bytes(outputFiles.filter((file) => names.has(basename(file.path)))),
    };
  }

  /**
   * What stays of modules that are loaded and not used. Nothing, when loading them does nothing; then each name
   * of an entry brings only what it needs itself.
   * @param folder whose modules are judged by what they do, not by what their package says
   */
  async leftovers(paths: readonly string[], folder = this.#dist): Promise<Leftovers> {
    const code = paths.map((path) => `import ${JSON.stringify(path)};`).join('\n');
    const plugins = [this.#icons];
    const { metafile } = await bundle(code, { plugins, distrusted: folder });
    const loaded = atOnce(metafile);
    const bytes: Record<string, number> = {};
    for (const [output, { inputs }] of Object.entries(metafile.outputs)) {
      if (!loaded.has(basename(output))) continue;
      for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
        if (bytesInOutput > 0) bytes[input] = (bytes[input] ?? 0) + bytesInOutput;
      }
    }
    const readable = await bundle(code, { plugins, distrusted: folder, minify: false });
    const read = atOnce(readable.metafile);
    const files = readable.outputFiles.filter(({ path }) => read.has(basename(path)));
    return { bytes, effects: files.flatMap(({ text }) => actions(text)) };
  }

  /** The code that a page gets if it imports these names from an entry. */
  async taken(names: readonly string[], entry: string): Promise<string> {
    const list = names.join(', ');
    const code = `import { ${list} } from ${JSON.stringify(this.path(entry))}; globalThis.used = [${list}];`;
    const { outputFiles } = await bundle(code, { plugins: [this.#icons] });
    return outputFiles.map(({ text }) => text).join('\n');
  }
}
