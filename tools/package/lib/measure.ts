import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Metafile, OutputFile, Plugin } from 'esbuild';
import ts from 'typescript';
import { libraryRoot } from '../../library/sources';
import { bundle, iconsByName } from './bundle';

/** gzip bytes of JavaScript, minified, with dependencies, without React. */
export interface Size {
  /** What a page loads at once that imports all of the entry. */
  first: number;
  /** What comes when it is needed, e.g. when a dialog opens or the browser is idle. 0 if there is none. */
  later: number;
}

/**
 * Names of the files of a bundle, each after those that it imports, as a bundler would join them.
 * @param kinds of imports that are followed from the entry file
 */
function inOrder({ outputs }: Metafile, kinds: readonly string[]): string[] {
  const found = new Set<string>();
  const order: string[] = [];
  const visit = (output: string) => {
    if (found.has(output)) return;
    found.add(output);
    for (const { path, kind } of outputs[output]?.imports ?? []) {
      if (kinds.includes(kind) && path in outputs) visit(path);
    }
    order.push(basename(output));
  };
  for (const output of Object.keys(outputs)) if (basename(output) === 'stdin.js') visit(output);
  return order;
}

/** Names of the files that a page loads initially: the entry file and its static imports. */
const atOnce = (metafile: Metafile) => new Set(inOrder(metafile, ['import-statement']));

const CHUNK = /-([A-Z0-9]{8})\.js/g;
const hashOf = (path: string) => [...path.matchAll(CHUNK)].at(-1)?.[1] ?? '';

/**
 * The code of each file of a bundle. The bundler makes the hashes in file names from absolute paths; these are made
 * from the code, so that a size is the same in every folder.
 */
function codeOf(files: readonly OutputFile[]): Map<string, string> {
  const hashes = new Map(
    files.map(({ path, text }) => [
      hashOf(path),
      createHash('sha256').update(text.replace(CHUNK, '')).digest('hex').slice(0, 8).toUpperCase(),
    ]),
  );
  const withHashes = (text: string) =>
    text.replace(CHUNK, (_name, hash: string) => `-${hashes.get(hash) ?? hash}.js`);
  return new Map(files.map(({ path, text }) => [basename(path), withHashes(text)]));
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

const modulesOf = (dist: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(dist, name));

/** The built library in an unpacked tarball. */
export class Library {
  /** Absolute paths of the modules in the exports map. */
  readonly entries: string[];
  readonly #dist: string;
  readonly #icons: Plugin;

  /**
   * @param folder of the package: the one that holds package.json and dist
   */
  constructor(folder: string) {
    this.#dist = join(folder, 'dist');
    this.entries = inFolder(this.#dist);
    this.#icons = iconsByName(folder, modulesOf(this.#dist));
  }

  get names(): string[] {
    return this.entries.map((path) => basename(path, '.js'));
  }

  path(name: string): string {
    return join(this.#dist, `${name}.js`);
  }

  /**
   * What one module costs a page that imports all of it. Files that always load together count as one, as an app's
   * bundler would join them.
   * @param path of a built module, e.g. dist/button.js
   * @param shared entries that are counted by themselves: what they load at once is left out
   */
  async measure(path: string, shared: readonly string[] = []): Promise<Size> {
    const plugins = [this.#icons];
    if (shared.length > 0) plugins.unshift(await this.#without(shared));
    const { outputFiles, metafile } = await bundle(`export * from ${JSON.stringify(path)}`, { plugins });
    const first = atOnce(metafile);
    const all = inOrder(metafile, ['import-statement', 'dynamic-import']);
    const code = codeOf(outputFiles);
    const bytes = (names: string[]) =>
      names.length === 0 ? 0 : gzipSync(names.map((name) => code.get(name)).join(''), { level: 9 }).length;
    return {
      first: bytes(all.filter((name) => first.has(name))),
      later: bytes(all.filter((name) => !first.has(name))),
    };
  }

  /** Leaves out every module that one of these entries loads at once. */
  async #without(shared: readonly string[]): Promise<Plugin> {
    const code = shared.map((name) => `export * from ${JSON.stringify(this.path(name))};`).join('\n');
    const { metafile } = await bundle(code, { plugins: [this.#icons] });
    const counted = new Set(Object.keys(metafile.inputs).map((input) => resolve(input)));
    return {
      name: 'without',
      setup(pluginBuild) {
        pluginBuild.onResolve({ filter: /./ }, async ({ path, pluginData, ...rest }) => {
          if (pluginData === 'asked' || rest.kind === 'entry-point' || path === 'lucide') return undefined;
          const found = await pluginBuild.resolve(path, { ...rest, pluginData: 'asked' });
          // A name as short as a bundler's, because the import itself stays in the measured code.
          return counted.has(found.path)
            ? { path: `./${[...counted].indexOf(found.path)}`, external: true, sideEffects: false }
            : found;
        });
      },
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

/** The library as it is built in this repository. */
export const builtLibrary = (): Library => new Library(libraryRoot('ui'));
