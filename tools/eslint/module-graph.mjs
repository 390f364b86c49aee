#!/usr/bin/env node
// Prints the module graph of the server: `node tools/eslint/module-graph.mjs`.
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_MODULES } from './server-modules.mjs';

const IMPORT = /(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g;

/**
 * The modules that each module of packages/server/src imports from, lowest first. The values omit platform.
 * @param {string} root of the repository
 * @returns {Promise<Map<string, string[]>>}
 */
export async function moduleGraph(root) {
  const src = join(root, 'packages/server/src');
  const moduleOf = (/** @type {string} */ path) => relative(src, path).split(sep)[0] ?? '';
  const folders = (await readdir(src, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'commands')
    .map((entry) => entry.name);
  const rank = (/** @type {string} */ name) => SERVER_MODULES.indexOf(name);
  folders.sort((a, b) => rank(a) - rank(b));
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  for (const folder of folders) {
    const used = new Set();
    for (const name of await readdir(join(src, folder), { recursive: true })) {
      if (!name.endsWith('.ts')) continue;
      const file = join(src, folder, name);
      for (const [, source = ''] of (await readFile(file, 'utf8')).matchAll(IMPORT)) {
        used.add(moduleOf(resolve(dirname(file), source)));
      }
    }
    used.delete(folder);
    used.delete('platform');
    graph.set(
      folder,
      [...used].sort((a, b) => rank(a) - rank(b)),
    );
  }
  return graph;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const graph = await moduleGraph(fileURLToPath(new URL('../..', import.meta.url)));
  for (const [module, used] of graph) process.stdout.write(`${module} → ${used.join(', ') || 'platform'}\n`);
}
