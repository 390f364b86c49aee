import { defineConfig } from 'tsup';

export default defineConfig({
  // Each module a file of its own: the app's bundler leaves out of a page what the page does not use.
  entry: ['src/**/*.ts', 'src/**/*.tsx'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  banner: { js: '"use client";' },
});
