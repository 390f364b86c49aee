import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Dependencies that every page with the library has already. */
const react: Plugin = {
  name: 'react-is-there',
  setup(pluginBuild) {
    pluginBuild.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) => ({
      path,
      external: true,
      sideEffects: false,
    }));
  },
};

/**
 * The icon set re-exports 1,700 modules from one file, which takes a bundler 0.4 s for each entry. This plugin
 * re-exports only the icons that the built library uses; the bundle is the same.
 * @param folder of the built library
 */
export function iconsByName(folder: string, chunks: readonly string[]): Plugin {
  const require = createRequire(join(folder, 'package.json'));
  const home = dirname(require.resolve('lucide/package.json'));
  const barrel = join(home, 'dist/esm/lucide.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(barrel, 'utf8').matchAll(
    /export \{ ([^}]+) \} from '([^']+)'/g,
  )) {
    for (const name of names.split(', ')) files.set(name.replace(/^default as /, ''), file);
  }
  const used = new Set(
    chunks.flatMap((chunk) =>
      [...readFileSync(chunk, 'utf8').matchAll(/import \{([^}]+)\} from "lucide"/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
      ),
    ),
  );
  const contents = [...used]
    .map((name) => {
      const file = files.get(name);
      return file ? `export { default as ${name} } from '${file}';` : `export { ${name} } from '${barrel}';`;
    })
    .join('\n');
  return {
    name: 'icons-by-name',
    setup(pluginBuild) {
      pluginBuild.onResolve({ filter: /^lucide$/ }, () => ({
        path: barrel,
        namespace: 'icons',
        sideEffects: false,
      }));
      pluginBuild.onLoad({ filter: /.*/, namespace: 'icons' }, () => ({
        contents,
        resolveDir: dirname(barrel),
      }));
    },
  };
}

/**
 * Ignores `sideEffects` of the library's package: code with side effects at load time stays in the bundle.
 */
const distrust = (folder: string): Plugin => ({
  name: 'distrust',
  setup(pluginBuild) {
    pluginBuild.onResolve({ filter: /^[./]/ }, ({ path, resolveDir, kind }) => {
      // Lazy chunks do not count here.
      if (kind === 'dynamic-import') return { path, external: true };
      const full = resolve(resolveDir, path);
      return full.startsWith(folder) ? { path: full, sideEffects: true } : undefined;
    });
  },
});

export interface BundleOptions {
  plugins?: Plugin[];
  /** Folder whose modules are not assumed to be free of side effects. */
  distrusted?: string;
  /** Default true. */
  minify?: boolean;
}

/**
 * Bundles a line of code as a production app would, without React.
 * @param code that imports by absolute paths
 */
export function bundle(code: string, { plugins = [], distrusted, minify = true }: BundleOptions = {}) {
  return build({
    stdin: { contents: code, resolveDir: '/', sourcefile: 'importer.js' },
    bundle: true,
    minify,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    legalComments: 'none',
    plugins: [react, ...plugins, ...(distrusted === undefined ? [] : [distrust(distrusted)])],
  });
}
