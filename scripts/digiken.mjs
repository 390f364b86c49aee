#!/usr/bin/env node
// npx digiken serve | migrate | import | user add | backup | restore
import { buildStale, fail } from './lib/run.mjs';
import { runServerCli } from './lib/server-cli.mjs';

try {
  await buildStale(['--filter=@digiken/server']);
  await runServerCli(process.argv.slice(2));
} catch (error) {
  fail(error);
}
