#!/usr/bin/env node
// npm run chromatic: publishes storybook-static to Chromatic, where reviewers accept or reject each changed screenshot.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './lib/run.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Chromatic: skipped, because CHROMATIC_PROJECT_TOKEN is not set. Without it, `npm test -- visual` compares ' +
      'pictures with the committed ones.',
  );
} else if (!existsSync(join(ROOT, 'storybook-static/iframe.html'))) {
  console.error('Chromatic: there is no storybook-static to publish; build it first, by `npm run build`.');
  process.exitCode = 1;
} else {
  process.exitCode = await run(join(ROOT, 'node_modules/.bin/chromatic'), []);
}
