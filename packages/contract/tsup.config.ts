import { defineConfig } from 'tsup';

export default defineConfig({
  // Each area's routes are a file of their own, so that a public page does not load those of the consoles.
  entry: ['src/index.ts', 'src/constants.ts', 'src/routes/*.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
