#!/usr/bin/env node
// npm run dev: app and API reload on every edit in any package. The app is on Vite's port, the API on PORT (default 3000).
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildStale, commandEnv, fail, ROOT } from './lib/run.mjs';

/** Both read the sources of contract, hooks, ui and learning, so those packages need no watcher. */
const PACKAGES = ['server', 'app'];
const WIDEST = Math.max(...PACKAGES.map((name) => name.length));

/** @param {string} name */
function startDev(name) {
  const child = spawn('npm', ['run', '--silent', 'dev', '--workspace', `@digiken/${name}`], {
    cwd: ROOT,
    // npm runs the script in its package's folder, but the data folder is the one of `npm start`.
    env: commandEnv({
      FORCE_COLOR: '1',
      DATA_DIR: resolve(ROOT, process.env.DATA_DIR || 'data'),
      // People open Vite's address; packages come from the API's port under their own host name.
      PUBLIC_URL: process.env.PUBLIC_URL || 'http://localhost:5173',
      CONTENT_URL: process.env.CONTENT_URL || `http://*.content.localhost:${process.env.PORT || 3000}`,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that child processes of npm are terminated with it.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(WIDEST)} | ${line}`));
  }
  return child;
}

try {
  // The app uses the built themes and fonts of ui. The components of ui and learning come from their sources. The build
  // of the server prepares the demo content.
  await buildStale(['--filter=@digiken/ui', '--filter=@digiken/server']);
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
      // The process has already exited.
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
