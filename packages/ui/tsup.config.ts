import { defineConfig } from 'tsup';
import { entries } from './scripts/entries';
import { pureCalls } from './scripts/pure-calls';

export default defineConfig({
  entry: entries('.'),
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  // build-css.ts reads which chunks an entry can load, and takes the file away.
  metafile: true,
  treeshake: false,
  sourcemap: true,
  esbuildPlugins: [pureCalls],
  esbuildOptions(options) {
    // What entries share lies in a folder that the exports map closes.
    options.chunkNames = 'chunks/[name]-[hash]';
  },
});
