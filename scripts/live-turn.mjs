#!/usr/bin/env node
// npm run live:turn: tests live classes through a relay only, over UDP and TCP. Needs Debian's package `coturn`, which is
// started for it. Not a part of `npm test`, because coturn is in no npm package.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './lib/free-port.mjs';
import { commandEnv, fail, ROOT } from './lib/run.mjs';

/** Where the package is installed, e.g. another root folder for an unpacked one. */
const AT = process.env.COTURN_ROOT ?? '/';
const BINARY = join(AT, 'usr/bin/turnserver');
const SECRET = 'only-for-this-check';

/** @param {number} port */
function startRelay(port) {
  const settings = [
    '-n',
    '--use-auth-secret',
    `--static-auth-secret=${SECRET}`,
    '--realm=digiken',
    '--no-cli',
  ];
  const here = [
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    '--allow-loopback-peers',
    `--listening-port=${port}`,
  ];
  const files = [
    '--pidfile=/dev/null',
    '--log-file=stdout',
    '--no-tls',
    '--no-dtls',
    '--userdb=/tmp/digiken-turn-check.db',
  ];
  return spawn(BINARY, [...settings, ...here, ...files], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, ...(AT !== '/' && { LD_LIBRARY_PATH: join(AT, 'usr/lib/x86_64-linux-gnu') }) },
  });
}

/** @type {unknown} */
let problem;
if (!existsSync(BINARY)) fail(new Error('Install coturn first (Debian: apt install coturn).'));
const port = await freePort();
const relay = startRelay(port);
try {
  const url = `turn:127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/bench/live-turn.ts'], {
    cwd: ROOT,
    env: commandEnv({ TURN_URL: `${url}?transport=udp,${url}?transport=tcp`, TURN_SECRET: SECRET }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error('Live classes do not work through this relay.');
} catch (error) {
  problem = error;
}
relay.kill('SIGKILL');
if (problem) fail(problem);
