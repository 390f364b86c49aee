#!/usr/bin/env node
// npm start: builds packages that are out of date, then serves app and API.
import { buildStale, fail } from './lib/run.mjs';
import { runServerCli } from './lib/server-cli.mjs';

try {
  await buildStale();
  // On the embedded database, everything can be tried: payments are simulated, and no money moves.
  if (!process.env.DATABASE_URL && process.env.NODE_ENV !== 'production')
    process.env.MPESA_ENV ??= 'simulator';
  await runServerCli(['serve', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
