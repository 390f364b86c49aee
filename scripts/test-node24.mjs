#!/usr/bin/env node
// npm run test:node24: builds everything and runs the tests of server and contract on Node 24, whichever Node runs this.
// `-- test/jobs.test.ts` runs only these files of the server.
import { join } from 'node:path';
import { ensureNode24 } from './lib/node24.mjs';
import { fail, ROOT, run } from './lib/run.mjs';

try {
  const files = process.argv.slice(2);
  const { version, env } = await ensureNode24();
  /** @param {string} what @param {string} program @param {string[]} args @param {string} [cwd] */
  const step = async (what, program, args, cwd = ROOT) => {
    console.log(`\n━━━ ${what} on Node ${version} ━━━`);
    if ((await run(program, args, { env, cwd })) !== 0) throw new Error(`${what} failed on Node ${version}.`);
  };
  // What another Node has built proves nothing.
  const scope = files.length > 0 ? ['--filter=@digiken/server...'] : [];
  await step('build', 'turbo', ['run', 'build', '--force', '--output-logs=errors-only', ...scope]);
  if (files.length === 0) await step('contract', 'vitest', ['run'], join(ROOT, 'packages/contract'));
  await step('server', 'vitest', ['run', ...files], join(ROOT, 'packages/server'));
} catch (error) {
  fail(error);
}
