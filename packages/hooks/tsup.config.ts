import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** One for each area: `@digiken/hooks/hubs`. */
const ENTRIES = Object.fromEntries(
  readdirSync('src/entries').map((file) => [`entries/${file.replace(/\.ts$/, '')}`, `src/entries/${file}`]),
);

export default defineConfig({
  // Each module a file of its own: the app's bundler leaves out of a page what the page does not use.
  entry: ['src/**/*.ts', 'src/**/*.tsx'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  banner: { js: '"use client";' },
  dts: { entry: ENTRIES, compilerOptions: { ignoreDeprecations: '6.0' } },
});
