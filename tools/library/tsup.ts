import type { Options } from 'tsup';
import { builtEntries } from './entries.ts';
import { pureCalls } from './pure-calls.ts';

/** How a package of components is built. Run in its folder. */
export const libraryBuild: Options = {
  entry: builtEntries('.'),
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  treeshake: false,
  sourcemap: true,
  esbuildPlugins: [pureCalls],
  esbuildOptions(options) {
    // What entries share is in a folder that the exports map closes.
    options.chunkNames = 'chunks/[name]-[hash]';
  },
};
