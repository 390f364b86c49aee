#!/usr/bin/env node
// npm run dev: every package rebuilds as you type; the app on Vite's address, the API on PORT (default 3000).
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { buildStale, commandEnv, fail, ROOT } from './lib/run.mjs';

const PACKAGES = ['contract', 'ui', 'hooks', 'server', 'app'];
const WIDEST = Math.max(...PACKAGES.map((name) => name.length));

/** @param {string} name */
function startDev(name) {
  const child = spawn('npm', ['run', '--silent', 'dev', '--workspace', `@digiken/${name}`], {
    cwd: ROOT,
    env: commandEnv({ FORCE_COLOR: '1' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the watchers below npm end with it.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(WIDEST)} | ${line}`));
  }
  return child;
}

try {
  // Once in order, so that no watcher starts before what it imports is there.
  await buildStale(['--filter=!@digiken/app']);
} catch (error) {
  fail(error);
}

const children = PACKAGES.map((name) => ({ name, child: startDev(name) }));
let stopping = false;

/** @param {number} code */
function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const { child } of children) {
    if (child.exitCode !== null || child.pid === undefined) continue;
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It ended by itself in the meantime.
    }
  }
  process.exitCode = code;
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
for (const { name, child } of children) {
  child.once('exit', (code) => {
    if (!stopping) console.error(`\n${name} stopped (exit code ${code}); the others stop too.`);
    stop(code ?? 1);
  });
}
