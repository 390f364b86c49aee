import { defineConfig } from 'tsup';

export default defineConfig({
  // Each area's routes, and the consoles' constants, are files of their own, so that public pages do not load them.
  entry: ['src/index.ts', 'src/constants.ts', 'src/constants/*.ts', 'src/values/*.ts', 'src/routes/*.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
});
