import { defineConfig } from 'tsup';
import built from './tsup.config';

/**
 * `npm run dev`: builds into a folder of its own and restarts the server after each build. The contract is compiled in
 * from its sources, so an edit of it is live without its own build.
 */
export default defineConfig({
  ...built,
  outDir: '.tmp/dev',
  noExternal: [/^@digiken\//],
  esbuildOptions: (options) => {
    options.conditions = ['digiken-source'];
  },
  onSuccess: 'node .tmp/dev/cli.js serve',
});
