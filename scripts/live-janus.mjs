#!/usr/bin/env node
// npm run live:janus: tests live classes on a Janus gateway, which is started for it. Needs Debian's package `janus`, or
// JANUS_URLS with running gateways. Not a part of `npm test`, because Janus is in no npm package.
import { spawn } from 'node:child_process';
import { openGateways } from './lib/janus.mjs';
import { commandEnv, fail, ROOT } from './lib/run.mjs';

/** @param {string} urls */
async function check(urls) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/bench/live-janus.ts'], {
    cwd: ROOT,
    env: commandEnv({ JANUS_URLS: urls }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error('Live classes do not work on this gateway.');
}

try {
  const { urls, stop } = await openGateways();
  await check(urls).finally(stop);
} catch (error) {
  fail(error);
}
