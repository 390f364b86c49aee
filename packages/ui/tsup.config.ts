import { defineConfig } from 'tsup';
import { entries } from './scripts/entries';

export default defineConfig({
  entry: entries('.'),
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  treeshake: false,
  banner: { js: '"use client";' },
});
