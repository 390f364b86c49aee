import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/**
 * The source of /sw.js. One worker controls a scope, so it also shows notifications; devices that allowed them earlier
 * keep the worker of notifications alone, at its own address and scope.
 * @param {{version: string, starts: string[], files: string[]}} shell what the build made; without files in development
 */
export const workerSource = (shell) =>
  [
    `const SHELL = ${JSON.stringify(shell)};`,
    read('../public/push-worker.js'),
    read('../src/worker/offline.js'),
  ].join('\n');
