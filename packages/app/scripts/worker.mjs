/**
 * Writes dist/sw.js: the handlers of notifications and of offline use, and the list of files that learners' pages need
 * without a connection. Runs after both vite builds and before pre-rendering, which removes the manifest.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { workerSource } from './worker-source.mjs';
import { shellFiles } from './shell-files.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const files = shellFiles(manifest, page).sort();

const hash = createHash('sha256');
for (const path of ['/index.html', ...files]) hash.update(path).update(readFileSync(join(dist, path)));
const version = hash.digest('hex').slice(0, 16);
/** What the page names changes with each release. */
const starts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
const source = workerSource({ version, starts, files });
writeFileSync(join(dist, 'sw.js'), transformSync(source, { minify: true, target: 'es2022' }).code);

const sizes = files.map((path) => ({
  path,
  bytes: statSync(join(dist, path)).size,
  sent: /\.woff2$/.test(path)
    ? statSync(join(dist, path)).size
    : gzipSync(readFileSync(join(dist, path))).length,
}));
if (process.argv.includes('--list')) {
  for (const { path, sent } of sizes.sort((a, b) => b.sent - a.sent)) console.log(sent, path);
}
const sum = (key) => Math.round(sizes.reduce((total, one) => total + one[key], 0) / 1000);
console.log(
  `sw.js: ${files.length} files for offline pages, ${sum('sent')} KB sent, ${sum('bytes')} KB stored`,
);
