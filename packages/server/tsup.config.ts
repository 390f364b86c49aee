import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    cli: 'src/cli.ts',
    'prepare-demo': 'src/prepare-demo.ts',
    worker: 'src/worker.ts',
    'live-engine': 'src/live/engine/process.ts',
    'activity-player': 'src/activities/player/player.mjs',
    'pglite-worker': 'src/platform/database/pglite-worker.mjs',
    'password-strength-worker': 'src/auth/password-strength-worker.mjs',
  },
  format: 'esm',
  target: 'node20',
  clean: true,
  splitting: true,
});
