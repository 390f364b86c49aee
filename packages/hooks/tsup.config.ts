import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  banner: { js: '"use client";' },
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
