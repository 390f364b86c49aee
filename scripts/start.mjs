#!/usr/bin/env node
// npm start: builds packages that are out of date, then serves app and API.
import { buildStale, fail } from './lib/run.mjs';
import { runServerCli } from './lib/server-cli.mjs';

try {
  await buildStale();
  await runServerCli(['serve', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
