#!/usr/bin/env node
// npm run build: builds every package, the declarations of `@digiken/ui`, then storybook-static. `--no-storybook` skips the latter.
import { buildStale, fail, run } from './lib/run.mjs';

try {
  await buildStale([], ['build', 'types']);
  if (!process.argv.includes('--no-storybook')) {
    const code = await run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static']);
    if (code !== 0) throw new Error('Storybook could not be built; the messages above say why.');
  }
} catch (error) {
  fail(error);
}
